import { useState } from 'react';
import { Button, SkeletonItem, Text, makeStyles, tokens } from '@fluentui/react-components';
import { format } from '../texts/format';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { DateText } from '../ui/DateText';
import { useTexts } from '../texts/useTexts';
import { RestoreDifferences, type FieldDifference } from './RestoreDifferences';
import { WidgetFrame } from '../ui/WidgetFrame';
import type { WidgetState } from '../ui/widgetState';

const useStyles = makeStyles({
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li + li': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  entry: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} 0`,
  },
  words: { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { display: 'block', color: tokens.colorNeutralForeground2 },
});

/** One state that something was in. */
export interface HistoryEntry {
  id: number;
  action: 'created' | 'updated' | 'restored';
  /** ISO 8601. */
  time: string;
  /** Who made the change. */
  person: string;
  /** What it was called then. */
  title: string;
  /** Names of the fields that differ from the state before. */
  changed: readonly string[];
  /** What would become of the present state. */
  differences: readonly FieldDifference[];
}

interface HistoryListProps {
  state: WidgetState<readonly HistoryEntry[]>;
  /** Puts the thing back to the state of an entry; asked before. */
  onRestore: (id: number) => void;
}

/** What happened to something, newest first, with a way back to each earlier state. */
export function HistoryList({ state, onRestore }: HistoryListProps) {
  const styles = useStyles();
  const { forms } = useTexts('editing');
  const [wantedId, setWantedId] = useState<number>();
  // What it would change is told of the present state, also when that changes meanwhile.
  const wanted =
    state.state === 'ready' ? state.value.find(({ id }) => id === wantedId) : undefined;
  const restore = (id: number) => {
    setWantedId(undefined);
    onRestore(id);
  };
  return (
    <>
      <WidgetFrame
        name={forms.history}
        state={state}
        placeholder={<SkeletonItem size={48} />}
        emptyText={forms.noHistory}
      >
        {(entries) => (
          <ol className={styles.list}>
            {entries.map((entry, index) => (
              <li key={entry.id} className={styles.entry}>
                <Entry entry={entry} />
                {index > 0 && (
                  <Button onClick={() => setWantedId(entry.id)}>{forms.restore}</Button>
                )}
              </li>
            ))}
          </ol>
        )}
      </WidgetFrame>
      {wanted && (
        <ConfirmDialog
          title={forms.restoreTitle}
          text={forms.restoreText}
          accept={forms.restore}
          decline={forms.cancel}
          onAccept={() => restore(wanted.id)}
          onDecline={() => setWantedId(undefined)}
        >
          <RestoreDifferences differences={wanted.differences} />
        </ConfirmDialog>
      )}
    </>
  );
}

function Entry({ entry: { action, time, person, title, changed } }: { entry: HistoryEntry }) {
  const styles = useStyles();
  const { forms } = useTexts('editing');
  return (
    <div className={styles.words}>
      <Text weight="semibold">{title}</Text>
      <Text size={200} className={styles.quiet}>
        {forms.historyEntry[action]} · <DateText value={time} style="full" /> · {person}
      </Text>
      {changed.length > 0 && (
        <Text size={200} className={styles.quiet}>
          {format(forms.changedFields, { fields: changed.join(', ') })}
        </Text>
      )}
    </div>
  );
}
