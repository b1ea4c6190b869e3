import { useState } from 'react';
import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { placeOf } from '#shared/rules/sites/sites';
import type { VisitedSite } from '#shared/rules/sites/visitedSites';
import type { SiteGroup } from '../../data/sharePoint/siteDetails';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { useTexts } from '../../texts/useTexts';
import { CardLink } from '../../ui/CardLink';
import { cardGrid, inRow, oneLine, plainList } from '../../ui/style/layout';
import { surface } from '../../ui/style/surface';
import { FollowButton } from './FollowButton';
import { SiteInfo } from './index/SiteInfo';
import { tileColour, useTileStyles } from './tileStyles';
import { useSiteGroups } from './useLatestSites';
import type { Following } from './useFollowing';

const useStyles = makeStyles({
  list: { ...cardGrid('300px'), ...plainList },
  card: {
    ...surface,
    ...inRow(`${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`),
    flexWrap: 'wrap',
    alignContent: 'center',
    position: 'relative',
    height: '100%',
    minHeight: '80px',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    paddingInlineEnd: tokens.spacingHorizontalS,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  text: { minWidth: 0, flex: '1 1 0' },
  title: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  detail: { ...oneLine, display: 'block', color: tokens.colorNeutralForeground3 },
  deleted: {
    flexBasis: '100%',
    boxSizing: 'border-box',
    paddingInlineEnd: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
  // The card's other buttons lie above its link.
  tools: {
    display: 'flex',
    flexShrink: 0,
    gap: tokens.spacingHorizontalXS,
    position: 'relative',
    zIndex: 1,
  },
});

interface SiteTilesProps {
  id?: string;
  sites: readonly VisitedSite[];
  following: Following;
}

/** Sites that were visited or are followed: each a link, to be followed, with what it is. */
export function SiteTiles({ id, sites, following }: SiteTilesProps) {
  const groups = useSiteGroups(sites, useTexts('collaboration').latest);
  return (
    <ul id={id} className={useStyles().list}>
      {sites.map((site) => (
        <li key={site.Url}>
          <SiteTile site={site} group={groups[site.GroupId ?? '']} following={following} />
        </li>
      ))}
    </ul>
  );
}

interface SiteTileProps {
  site: VisitedSite;
  group: SiteGroup | undefined;
  following: Following;
}

function SiteTile({ site, group, following }: SiteTileProps) {
  const [styles, tile] = [useStyles(), useTileStyles()];
  const texts = useTexts('collaboration');
  const opensNewTab = useOpensNewTab();
  const { Title, Url, Acronym, Kind } = site;
  // Who follows one without its group may stop, and go back.
  const [wasFollowed, setWasFollowed] = useState(false);
  const isFollowed = following.isFollowed(site);
  if (!wasFollowed && isFollowed) setWasFollowed(true);
  return (
    <div className={styles.card}>
      <span aria-hidden className={mergeClasses(tile.root, tile[tileColour(Title)])}>
        {Acronym}
      </span>
      <div className={styles.text}>
        <CardLink
          address={Url}
          title={Title}
          shown={Title}
          opensNewTab={opensNewTab}
          className={styles.title}
        />
        <Text size={200} className={styles.detail}>
          {Kind ? texts.kinds[Kind] : placeOf(Url)}
        </Text>
      </div>
      {!site.IsElsewhere && (
        <div className={styles.tools}>
          <FollowButton
            site={site}
            following={following}
            isGone={group?.IsDeleted && !wasFollowed}
          />
          <SiteInfo site={site} group={group} />
        </div>
      )}
      {group?.IsDeleted && (
        <Text size={200} className={styles.deleted}>
          {texts.deleted}
        </Text>
      )}
    </div>
  );
}
