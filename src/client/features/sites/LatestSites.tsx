import { useEffect, useId, useState } from 'react';
import { Tab, TabList, makeStyles, tokens } from '@fluentui/react-components';
import { latestSites, type VisitedSites } from '#shared/rules/sites/visitedSites';
import { notifyFirstContent } from '../../data/read/firstContent';
import { useTexts } from '../../texts/useTexts';
import { CardsPlaceholder } from './CardsPlaceholder';
import { ShowMore, ShowMorePlaceholder } from '../../ui/list/ShowMore';
import { useShowMore } from '../../ui/list/useShowMore';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { WidgetSection } from '../../ui/widget/WidgetSection';
import { FollowedSites } from './FollowedSites';
import { SiteTiles } from './SiteTiles';
import { SourceLine } from './SourceLine';
import { useFollowing, type Following } from './useFollowing';
import { useLatestSites } from './useLatestSites';
import { fingerHeight } from '../../ui/style/layout';

const tabs = ['latest', 'followed'] as const;
type SitesTab = (typeof tabs)[number];

const useStyles = makeStyles({
  tabs: { marginBottom: tokens.spacingVerticalM, marginInlineStart: '-10px', flexWrap: 'wrap' },
  tab: fingerHeight,
});

/** The sites that the person visited last (SITES-01), and beside them those that they follow. */
export function LatestSites() {
  const styles = useStyles();
  const texts = useTexts('collaboration');
  const id = useId();
  const [tab, setTab] = useState<SitesTab>('latest');
  const following = useFollowing();
  return (
    <WidgetSection title={texts.latest} introduction={texts.latestIntroduction}>
      <TabList
        className={styles.tabs}
        aria-label={texts.latest}
        selectedValue={tab}
        onTabSelect={(_, { value }) => setTab(value as SitesTab)}
      >
        {tabs.map((each) => (
          <Tab
            key={each}
            id={`${id}${each}`}
            value={each}
            aria-controls={`${id}panel`}
            className={styles.tab}
          >
            {texts.tabs[each]}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${tab}`}>
        {tab === 'latest' ? (
          <Latest following={following} />
        ) : (
          <FollowedSites following={following} />
        )}
      </div>
    </WidgetSection>
  );
}

function Latest({ following }: { following: Following }) {
  const texts = useTexts('collaboration');
  return (
    <WidgetFrame
      measured="latestSites"
      name={texts.latest}
      state={useLatestSites(texts.latest)}
      placeholder={
        <>
          <CardsPlaceholder count={latestSites.shown} />
          <ShowMorePlaceholder />
        </>
      }
      emptyText={texts.noLatest}
      isEmptySteady
    >
      {(visited) => <Visited {...visited} following={following} />}
    </WidgetFrame>
  );
}

function Visited({ sites, source, following }: VisitedSites & { following: Following }) {
  const { latestFromFollowed } = useTexts('collaboration');
  const { partOf, listId, widget } = useShowMore({
    name: 'latestSites',
    perLoad: latestSites.shown,
    step: 2 * latestSites.shown,
    max: 4,
  });
  const { shown, more } = partOf(sites);
  useEffect(notifyFirstContent, []);
  return (
    <div ref={widget}>
      {source === 'followed' && <SourceLine text={latestFromFollowed} />}
      <SiteTiles id={listId} sites={shown} following={following} />
      <ShowMore {...more} />
    </div>
  );
}
