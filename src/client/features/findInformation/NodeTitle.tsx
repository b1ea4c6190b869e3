import { useId } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { LibraryRegular } from '@fluentui/react-icons/svg/library';
import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import type { NavigationNode } from '#shared/contract/pages/navigationNodes';
import { useOpening } from '../../data/useOpensNewTab';
import { format } from '#shared/rules/values/format';
import { pageOf } from '../../platform/addresses/pageOf';
import { useTexts } from '../../texts/useTexts';
import { AddressLink } from '../../ui/AddressLink';
import { focusRing } from '../../ui/style/layout';
import { ChannelTag } from './ChannelTag';
import { useNeedsLicence } from './useNeedsLicence';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalXS,
    minWidth: 0,
  },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  link: {
    ...focusRing(),
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    '@media (forced-colors: active)': { color: 'LinkText' },
    // Its own room, so that a finger between two of them cannot press the wrong one.
    '@media (pointer: coarse)': { display: 'flex', alignItems: 'center', minHeight: '44px' },
  },
  icon: { alignSelf: 'center', display: 'inline-flex', flexShrink: 0, fontSize: '14px' },
});

/**
 * A node's name: a link where it leads somewhere (FIND-06), with its icons and channels, and a lock
 * where that is closed to the person.
 */
export function NodeTitle({ node }: { node: NavigationNode }) {
  const styles = useStyles();
  const { needsLicence } = useTexts('findInformation');
  const lockId = useId();
  const isLocked = useNeedsLicence()(node.Url);
  const { Title, Url, IsDocLib, IsExternal, ChannelTermNavigationNodes } = node;
  return (
    <span className={styles.root} data-targeted={`navigationNode:${node.Id}`} data-name={Title}>
      {Url ? (
        <NodeLink
          title={Title}
          url={Url}
          isExternal={IsExternal}
          describedBy={isLocked ? lockId : undefined}
        />
      ) : (
        <span className={styles.words}>{Title}</span>
      )}
      {IsDocLib && <LibraryRegular className={styles.icon} aria-hidden />}
      {IsExternal && <OpenRegular className={styles.icon} aria-hidden />}
      {isLocked && (
        <span
          id={lockId}
          className={styles.icon}
          role="img"
          aria-label={needsLicence}
          title={needsLicence}
        >
          <LockClosedRegular />
        </span>
      )}
      <ChannelTag channels={ChannelTermNavigationNodes} />
    </span>
  );
}

interface NodeLinkProps {
  title: string;
  url: string;
  isExternal: boolean;
  /** Id of what says why it is closed. */
  describedBy: string | undefined;
}

function NodeLink({ title, url, isExternal, describedBy }: NodeLinkProps) {
  const styles = useStyles();
  const { opensInNewTab } = useTexts().widgets;
  const opens = useOpening();
  const opensNewTab = opens(url) && (isExternal || pageOf(url) === undefined);
  return (
    <AddressLink
      to={url}
      opensNewTab={opensNewTab}
      className={mergeClasses(styles.words, styles.link)}
      aria-describedby={describedBy}
      aria-label={opensNewTab ? format(opensInNewTab, { title }) : undefined}
    >
      {title}
    </AddressLink>
  );
}
