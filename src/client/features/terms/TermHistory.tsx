import type { Term } from '#shared/contract/terms';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { mapState } from '../../ui/combineStates';
import { HistoryDialog } from '../../ui/HistoryDialog';
import { historyEntries } from '../../ui/historyEntries';
import type { TermEditing } from './termEditing';
import { useTermHistory } from './useTermHistory';

interface TermHistoryProps {
  editing: TermEditing;
  term: Term;
  close: () => void;
}

/** What happened to a term, and the way back. */
export function TermHistory({ editing, term, close }: TermHistoryProps) {
  const { forms } = useTexts('editing');
  const { form } = useTexts('terms');
  const { history, restore } = useTermHistory(editing, term.Guid);
  const names = {
    ...{
      InternalName: form.name,
      Labels: form.names,
      ParentTermGuid: form.parent,
      SortOrder: form.order,
      IsAvailableForTagging: form.available,
      IsDeprecated: form.deprecated,
    },
    ...{ Url: form.site, FriendlyUrl: form.site, LocalCustomProperties: form.directory },
  };
  const state = mapState(history, (audits) =>
    // Going back leaves a term at its place.
    historyEntries(audits, names, ({ InternalName }) => String(InternalName)).map((entry) => ({
      ...entry,
      differences: entry.differences.filter(({ name }) => name !== form.order),
    })),
  );
  return (
    <HistoryDialog
      title={format(forms.historyOf, { name: term.Name })}
      state={state}
      onRestore={restore}
      onClose={close}
    />
  );
}
