import { useEffect, useId, useState } from 'react';
import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ActivityItem } from '#shared/rules/sites/activity';
import { activitiesShown } from '#shared/rules/sites/activityItem';
import { notifyFirstContent } from '../../../data/read/firstContent';
import type { SiteActivities } from '../../../data/sharePoint/siteActivity';
import { useTexts } from '../../../texts/useTexts';
import { FramedSection } from '../../../ui/widget/FramedSection';
import { MissingSources } from '../../../ui/widget/MissingSources';
import { useRows } from '../../../ui/list/rowsStyles';
import { ShowMore } from '../../../ui/list/ShowMore';
import { ActivityPlaceholder } from './ActivityPlaceholder';
import { ActivityRow } from './ActivityRow';
import { useActivityRows } from './activityRows';
import { SourceLine } from '../SourceLine';
import { useActivityItems, useSiteActivity } from './useSiteActivity';

const useStyles = makeStyles({
  none: { color: tokens.colorNeutralForeground2 },
});

/** The latest changes in the sites that the person uses most. Spec: widgets §2, §9. */
export function RecentActivity() {
  const texts = useTexts('collaboration').activity;
  const activity = useSiteActivity(texts.title);
  const reload = 'reload' in activity ? activity.reload : undefined;
  return (
    <FramedSection
      measured="recentActivity"
      title={texts.title}
      introduction={texts.introduction}
      state={activity}
      placeholder={<ActivityPlaceholder />}
      emptyText={texts.none}
      isEmptySteady
    >
      {(value) => <Activities {...value} reload={reload} />}
    </FramedSection>
  );
}

function Activities({
  changes,
  source,
  missing,
  reload,
}: SiteActivities & { reload: (() => void) | undefined }) {
  const styles = useStyles();
  const [rows, own] = [useRows(), useActivityRows()];
  const texts = useTexts('collaboration').activity;
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const { items, isNaming } = useActivityItems(changes, texts.title);
  const shown = activitiesShown(items, showsAll);
  useEffect(notifyFirstContent, []);
  return (
    <>
      {source !== 'used' && (
        <SourceLine text={texts.from[source === 'followed' ? 'followed' : 'recent']} />
      )}
      <MissingSources missing={missing} reload={reload ?? (() => undefined)}>
        {items.length === 0 && <Text className={styles.none}>{texts.none}</Text>}
        {items.length > 0 && (
          <ul id={id} className={mergeClasses(rows.list, own.list)} aria-label={texts.title}>
            {shown.map((item) => (
              <li key={keyOf(item)} className={mergeClasses(rows.item, rows.padded, own.row)}>
                <ActivityRow item={item} isNaming={isNaming} />
              </li>
            ))}
          </ul>
        )}
      </MissingSources>
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
