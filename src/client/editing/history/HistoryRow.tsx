import { useId, useState } from 'react';
import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import type { AuditState } from '#shared/contract/audits';
import type { Read } from '../../data/read/useRead';
import { lazyPart } from '../../loading/lazyPart';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { DateText } from '../../ui/text/DateText';
import { WidgetBoundary } from '../../ui/widget/WidgetBoundary';
import type { FieldNames } from '../form/fieldNames';
import type { HistoryEntry } from './HistoryList';
import { Skeleton, SkeletonItem } from '../../ui/widget/Skeleton';
import { useAuthorName } from '../../ui/useAuthorName';
import { fingerHeight } from '../../ui/style/layout';

const VersionChanges = lazyPart(
  () => import(/* webpackChunkName: "comparison" */ './VersionChanges'),
  'VersionChanges',
);

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} 0`,
  },
  words: { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { display: 'block', color: tokens.colorNeutralForeground2 },
  button: fingerHeight,
  changes: {
    marginBottom: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    [phone]: { padding: tokens.spacingHorizontalM },
  },
});

interface HistoryRowProps {
  entry: HistoryEntry;
  /** Left out: it is the present state. */
  restore?: () => void;
  /** Left out: there is nothing more to be seen of it. */
  version?: Read<AuditState>;
  fields: FieldNames;
}

/** One state of something: who made it, when, and, when it is opened, what was changed by it. */
export function HistoryRow({ entry, restore, version, fields }: HistoryRowProps) {
  const styles = useStyles();
  const { forms, comparison } = useTexts('editing');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isOpenable = version && entry.changed.length > 0;
  return (
    <>
      <div className={styles.row}>
        <Words entry={entry} />
        {isOpenable && (
          <Button
            className={styles.button}
            appearance="subtle"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? comparison.hide : comparison.show}
          </Button>
        )}
        {restore && (
          <Button className={styles.button} onClick={restore}>
            {forms.restore}
          </Button>
        )}
      </div>
      {isOpenable && (
        <div id={id} hidden={!isOpen} className={styles.changes}>
          {isOpen && (
            <WidgetBoundary
              name={comparison.changes}
              waiting={
                <Skeleton aria-label={comparison.loading}>
                  <SkeletonItem size={96} />
                </Skeleton>
              }
            >
              <VersionChanges read={version} fields={fields} />
            </WidgetBoundary>
          )}
        </div>
      )}
    </>
  );
}

function Words({ entry: { action, time, person, title, changed } }: { entry: HistoryEntry }) {
  const styles = useStyles();
  const { forms } = useTexts('editing');
  const authorName = useAuthorName();
  return (
    <div className={styles.words}>
      <Text weight="semibold">{title}</Text>
      <Text size={200} className={styles.quiet}>
        {forms.historyEntry[action]} · <DateText value={time} style="full" /> · {authorName(person)}
      </Text>
      {changed.length > 0 && (
        <Text size={200} className={styles.quiet}>
          {format(forms.changedFields, { fields: changed.join(', ') })}
        </Text>
      )}
    </div>
  );
}
