import type { Editing } from '../../data/editing/editing';
import type { EditingWords } from '../../data/editing/useDeletion';
import { useEditHistory } from '../../data/editing/useEditHistory';
import { format } from '../../texts/format';
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
  /** What it is called now. */
  name: string;
  fields: FieldNames;
  /** What is told of an entry, where that is less than all. */
  told?: (entry: HistoryEntry) => HistoryEntry;
  close: () => void;
}

/** What happened to something that editors manage, and the way back to each state. */
export function EditedHistory<Item, Body>({
  editing,
  words,
  item,
  name,
  fields,
  told = (entry) => entry,
  close,
}: EditedHistoryProps<Item, Body>) {
  const { forms } = useTexts('editing');
  const { history, view, restore } = useEditHistory(editing, words, item);
  const state = mapState(history, (audits) =>
    historyEntries(audits, fields, (values) => titleIn(values) ?? name).map(told),
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

/** What a thing was called in one of its states, whatever the field is named. */
function titleIn(values: Readonly<Record<string, unknown>>): string | undefined {
  const title = ['Title', 'Name', 'GroupName', 'InternalName'].map((field) => values[field]);
  return title.find((value) => typeof value === 'string');
}
