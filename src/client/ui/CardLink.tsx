import type { ReactNode } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../texts/useTexts';
import { AddressLink } from './AddressLink';
import { coveringLink } from './style/layout';

const useStyles = makeStyles({
  root: { ...coveringLink, ':hover': { color: tokens.colorBrandForegroundLinkHover } },
});

interface CardLinkProps {
  /** A path of the portal, or an address of the web. */
  address: string;
  title: string;
  /** The title as it is shown, which may be cut; the whole one is the tooltip then. */
  shown: string;
  opensNewTab: boolean;
  className?: string;
  /** Called when it is opened. */
  onOpen?: (() => void) | undefined;
  /** How the shown title is drawn; left out: as it is. */
  children?: ReactNode;
}

/**
 * The title of a card as its one link. Its name begins with the words on the screen, so that people
 * can say them to it.
 */
export function CardLink({
  address,
  title,
  shown,
  opensNewTab,
  className,
  onOpen,
  children = shown,
}: CardLinkProps) {
  const styles = useStyles();
  const { opensInNewTab } = useTexts().widgets;
  return (
    <AddressLink
      to={address}
      opensNewTab={opensNewTab}
      className={mergeClasses(styles.root, className)}
      onClick={onOpen}
      title={shown === title ? undefined : title}
      aria-label={opensNewTab ? format(opensInNewTab, { title: shown }) : undefined}
    >
      {children}
    </AddressLink>
  );
}
