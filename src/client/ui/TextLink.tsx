import type { MouseEvent, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { Link, makeStyles, mergeClasses } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: { '@media (forced-colors: active)': { color: 'LinkText' } },
});

interface TextLinkProps {
  /** A path within the portal, or a full address. */
  to: string;
  /** Opens a new tab, which is then part of the accessible name given by `label`. */
  opensNewTab?: boolean;
  /** Accessible name where it says more than the text. */
  label?: string;
  /** Underlined, within a sentence. */
  inline?: boolean;
  className?: string;
  /** Told when the link is followed. */
  onFollow?: () => void;
  children: ReactNode;
}

/** A link in a text; within the portal it changes the page without loading it anew. */
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
  const isOwn = to.startsWith('/');
  const ownAddress = useHref(isOwn ? to : '/');
  const navigate = useLinkClickHandler<HTMLAnchorElement>(isOwn ? to : '/');
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onFollow?.();
    if (isOwn && !opensNewTab) navigate(event);
  };
  const target = opensNewTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <Link
      href={isOwn ? ownAddress : to}
      onClick={follow}
      {...target}
      inline={inline}
      aria-label={label}
      className={mergeClasses(styles.root, className)}
    >
      {children}
    </Link>
  );
}
