import type { MouseEvent, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { Link, makeStyles, mergeClasses } from '@fluentui/react-components';
import { safeAddress } from '#shared/rules/addresses/webAddress';
import { pageOf } from '../platform/addresses/pageOf';
import { fingerHeight } from './style/layout';

const useStyles = makeStyles({
  root: { '@media (forced-colors: active)': { color: 'LinkText' } },
  alone: { display: 'inline-block', alignContent: 'center', ...fingerHeight },
});

interface TextLinkProps {
  /** A path within the portal, or a full address, whoever wrote it. */
  to: string;
  /** Opens a new tab, which is then part of the accessible name given by `label`. */
  opensNewTab?: boolean;
  /** Accessible name where it says more than the text. */
  label?: string;
  /** Underlined, within a sentence; others stand alone. */
  inline?: boolean;
  className?: string;
  /** Told when the link is followed. */
  onFollow?: () => void;
  children: ReactNode;
}

/**
 * A link in a text; within the portal it changes the page without loading it again. What must not be
 * followed stays as text.
 */
export function TextLink({
  to,
  opensNewTab = false,
  label,
  inline,
  className,
  onFollow,
  children,
}: TextLinkProps) {
  const styles = useStyles();
  const address = safeAddress(to);
  const page = address && pageOf(address);
  const pageAddress = useHref(page ?? '/');
  const navigate = useLinkClickHandler<HTMLAnchorElement>(page ?? '/');
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onFollow?.();
    if (page && !opensNewTab) navigate(event);
  };
  if (address === undefined) return <span className={className}>{children}</span>;
  const target = opensNewTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <Link
      href={page ? pageAddress : address}
      onClick={follow}
      {...target}
      inline={inline}
      aria-label={label}
      className={mergeClasses(styles.root, !inline && styles.alone, className)}
    >
      {children}
    </Link>
  );
}
