import { useId, useState } from 'react';
import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ActivityItem } from '#shared/rules/activity';
import { activitiesShown } from '#shared/rules/activityItem';
import type { SiteActivities } from '../../data/siteActivity';
import { useTexts } from '../../texts/useTexts';
import { FramedSection } from '../../ui/FramedSection';
import { MissingSources } from '../../ui/MissingSources';
import { RowsPlaceholder } from '../../ui/RowsPlaceholder';
import { useRows } from '../../ui/rowsStyles';
import { ShowMore } from '../../ui/ShowMore';
import { useNearViewport } from '../../ui/useNearViewport';
import { ActivityRow } from './ActivityRow';
import { SourceLine } from './SourceLine';
import { useSiteActivity } from './useSiteActivity';

const useStyles = makeStyles({
  // Two columns where both have room for a sentence.
  list: { '@media (min-width: 1200px)': { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
  row: {
    boxSizing: 'border-box',
    minWidth: 0,
    '@media (min-width: 1200px)': {
      ':nth-child(odd)': {
        borderInlineEndStyle: 'solid',
        borderInlineEndWidth: '1px',
        borderInlineEndColor: tokens.colorNeutralStroke2,
      },
      ':nth-last-child(2):nth-child(odd)': { borderBottomStyle: 'none' },
    },
  },
  none: { color: tokens.colorNeutralForeground2 },
});

/** What happened lately in the sites that the person uses most. Spec: widgets §2, §9. */
export function RecentActivity() {
  const texts = useTexts('collaboration').activity;
  const [isNear, watch] = useNearViewport();
  const activity = useSiteActivity(isNear, texts.title);
  const reload = 'reload' in activity ? activity.reload : undefined;
  return (
    <FramedSection
      ref={watch}
      title={texts.title}
      introduction={texts.introduction}
      state={activity}
      placeholder={<RowsPlaceholder count={6} />}
      emptyText={texts.none}
    >
      {(value) => <Activities {...value} reload={reload} />}
    </FramedSection>
  );
}

function Activities({
  items,
  source,
  missing,
  reload,
}: SiteActivities & { reload: (() => void) | undefined }) {
  const styles = useStyles();
  const rows = useRows();
  const texts = useTexts('collaboration').activity;
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const shown = activitiesShown(items, showsAll);
  return (
    <>
      {source !== 'used' && (
        <SourceLine text={texts.from[source === 'followed' ? 'followed' : 'recent']} />
      )}
      <MissingSources missing={missing} reload={reload ?? (() => undefined)} />
      {items.length === 0 && <Text className={styles.none}>{texts.none}</Text>}
      {items.length > 0 && (
        <ul id={id} className={mergeClasses(rows.list, styles.list)} aria-label={texts.title}>
          {shown.map((item) => (
            <li key={keyOf(item)} className={mergeClasses(rows.item, rows.padded, styles.row)}>
              <ActivityRow item={item} />
            </li>
          ))}
        </ul>
      )}
      <ShowMore
        button={showsAll ? 'less' : shown.length < items.length ? 'more' : 'none'}
        count={shown.length}
        controls={id}
        onMore={() => setShowsAll(true)}
        onLess={() => setShowsAll(false)}
      />
    </>
  );
}

function keyOf({ SiteUrl, Place }: ActivityItem): string {
  return `${SiteUrl} ${Place}`;
}
