import type { Editing } from '../../data/editing/editing';
import type { EditingWords } from '../../data/editing/useDeletion';
import { useEditHistory } from '../../data/editing/useEditHistory';
import { format } from '#shared/rules/values/format';
import { mapState } from '../../ui/widget/combineStates';
import { useTexts } from '../../texts/useTexts';
import type { FieldNames } from '../form/fieldNames';
import { HistoryDialog } from './HistoryDialog';
import { historyEntries } from './historyEntries';
import type { HistoryEntry } from './HistoryList';

interface EditedHistoryProps<Item, Body> {
  editing: Editing<Item, Body>;
  words: Pick<EditingWords, 'name' | 'restored'>;
  item: Item;
  /** The present name of the thing. */
  name: string;
  fields: FieldNames;
  /** Reduces an entry to what may be shown of it, where that is less than all. */
  present?: (entry: HistoryEntry) => HistoryEntry;
  close: () => void;
}

/** The history of something that editors manage, and the way back to each state. */
export function EditedHistory<Item, Body>({
  editing,
  words,
  item,
  name,
  fields,
  present = (entry) => entry,
  close,
}: EditedHistoryProps<Item, Body>) {
  const { forms } = useTexts('editing');
  const { history, view, restore } = useEditHistory(editing, words, item);
  const state = mapState(history, (audits) =>
    historyEntries(audits, fields, (values) => titleIn(values) ?? name).map(present),
  );
  return (
    <HistoryDialog
      title={format(forms.historyOf, { name })}
      state={state}
      view={view}
      fields={fields}
      onRestore={restore}
      onClose={close}
    />
  );
}

/** The name of a thing in one of its states, whatever the field is named. */
function titleIn(values: Readonly<Record<string, unknown>>): string | undefined {
  const title = ['Title', 'Name', 'GroupName', 'InternalName'].map((field) => values[field]);
  return title.find((value) => typeof value === 'string');
}
