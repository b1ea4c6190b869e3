import { useId, useState } from 'react';
import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { maxHistoryLength, type HistoryView } from '../../data/editing/useEditHistory';
import { ConfirmDialog } from '../../ui/leave/ConfirmDialog';
import { ShowMore } from '../../ui/list/ShowMore';
import { useTexts } from '../../texts/useTexts';
import type { FieldNames } from '../form/fieldNames';
import { HistoryRow } from './HistoryRow';
import { RestoreDifferences, type FieldDifference } from './RestoreDifferences';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import type { WidgetState } from '../../ui/widget/widgetState';
import { SkeletonItem } from '../../ui/widget/Skeleton';

const useStyles = makeStyles({
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li + li': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
});

/** One state that something was in. */
export interface HistoryEntry {
  id: number;
  action: 'created' | 'updated' | 'restored';
  /** ISO 8601. */
  time: string;
  /** Who made the change. */
  person: string;
  /** The name that it had then. */
  title: string;
  /** Names of the fields that differ from the state before. */
  changed: readonly string[];
  /** The changes that going back to it would make to the present state. */
  differences: readonly FieldDifference[];
}

export interface HistoryListProps {
  state: WidgetState<readonly HistoryEntry[]>;
  /** Puts the thing back to the state of an entry; asked before. */
  onRestore: (id: number) => void;
  /** How much of it is shown, and how one of its versions is; left out: all, without their texts. */
  view?: HistoryView;
  /** Their names in the words of the form. */
  fields?: FieldNames;
}

/** The history of something, newest first, with a way back to each earlier state. */
export function HistoryList({ state, onRestore, view, fields = {} }: HistoryListProps) {
  const styles = useStyles();
  const listId = useId();
  const { forms } = useTexts('editing');
  const [wantedId, setWantedId] = useState<number>();
  // Its changes are those to the present state, also when that changes meanwhile.
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
          <>
            <ol id={listId} className={styles.list}>
              {entries.slice(0, view?.amount).map((entry, index) => (
                <li key={entry.id}>
                  <HistoryRow
                    entry={entry}
                    {...(index > 0 && { restore: () => setWantedId(entry.id) })}
                    {...(view && { version: view.versionOf(entry.id) })}
                    fields={fields}
                  />
                </li>
              ))}
            </ol>
            {view && (
              <ShowMore
                button={view.canGrow ? 'more' : 'none'}
                count={Math.min(entries.length, view.amount)}
                controls={listId}
                onMore={view.grow}
                onLess={view.shrink}
              />
            )}
            {entries.length >= maxHistoryLength && !view?.canGrow && (
              <Text block>{format(forms.historyEnds, { count: maxHistoryLength })}</Text>
            )}
          </>
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
