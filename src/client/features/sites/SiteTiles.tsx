import { Avatar, Text, makeStyles, tokens } from '@fluentui/react-components';
import { readableOn } from '#shared/rules/widgets/infoboxes';
import { placeOf } from '#shared/rules/sites/sites';
import type { VisitedSite } from '#shared/rules/sites/visitedSites';
import type { SiteGroup } from '../../data/sharePoint/siteDetails';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { useTexts } from '../../texts/useTexts';
import { CardLink } from '../../ui/CardLink';
import { cardGrid, inRow, oneLine, plainList, square } from '../../ui/style/layout';
import { surface } from '../../ui/style/surface';
import { FollowButton } from './FollowButton';
import { SiteInfo } from './index/SiteInfo';
import { useSiteGroups } from './useLatestSites';
import type { Following } from './useFollowing';

const useStyles = makeStyles({
  list: { ...cardGrid('300px'), ...plainList },
  card: {
    ...surface,
    ...inRow(),
    position: 'relative',
    height: '100%',
    minHeight: '80px',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    paddingInlineEnd: tokens.spacingHorizontalS,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  mark: {
    ...square('40px'),
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    borderRadius: tokens.borderRadiusMedium,
    fontWeight: tokens.fontWeightSemibold,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  text: { minWidth: 0, flexGrow: 1 },
  title: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  detail: { ...oneLine, display: 'block', color: tokens.colorNeutralForeground3 },
  deleted: {
    display: 'block',
    marginTop: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
  // The card's other buttons lie above its link.
  tools: { display: 'flex', flexShrink: 0, position: 'relative', zIndex: 1 },
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
  const styles = useStyles();
  const texts = useTexts('collaboration');
  const opensNewTab = useOpensNewTab();
  const { Title, Url, Kind } = site;
  return (
    <div className={styles.card}>
      <SiteMark site={site} />
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
        {group?.IsDeleted && (
          <Text size={200} className={styles.deleted}>
            {texts.deleted}
          </Text>
        )}
      </div>
      {!site.IsElsewhere && (
        <div className={styles.tools}>
          <FollowButton site={site} following={following} />
          <SiteInfo site={site} group={group} />
        </div>
      )}
    </div>
  );
}

/** The letters of a site in its colour. */
function SiteMark({ site: { Title, Acronym, Color } }: { site: VisitedSite }) {
  const styles = useStyles();
  if (Color)
    return (
      <span
        aria-hidden
        className={styles.mark}
        style={{ backgroundColor: Color, color: readableOn(Color) }}
      >
        {Acronym}
      </span>
    );
  return (
    <Avatar aria-hidden shape="square" size={40} color="colorful" name={Title} initials={Acronym} />
  );
}
