import type { Term } from '#shared/contract/pages/terms';
import { flattenedTerms } from '#shared/rules/news/newsDepartments';
import type { ReadState } from '../../data/read/readState';
import { EditedHistory } from '../../editing/history/EditedHistory';
import { useTexts } from '../../texts/useTexts';
import type { TermEditing } from './termEditing';
import { useTermFields } from './useTermFields';

interface TermHistoryProps {
  terms: TermEditing;
  /** Of the term, which is shown as the newest tree has it. */
  id: string;
  tree: ReadState<Term[]>;
  close: () => void;
}

/** A term's changes, and the way back. */
export function TermHistory({ terms: { of, editing }, id, tree, close }: TermHistoryProps) {
  const { form, ...words } = useTexts('terms');
  const fields = useTermFields();
  const term =
    tree.state === 'ready' ? flattenedTerms(tree.value).find(({ Guid }) => Guid === id) : undefined;
  return (
    term && (
      <EditedHistory
        editing={editing}
        words={{ ...words[of], name: words[of].one }}
        item={term}
        name={term.Name}
        fields={fields}
        // Going back leaves a term at its place.
        present={(entry) => ({
          ...entry,
          differences: entry.differences.filter(({ name }) => name !== form.order),
        })}
        close={close}
      />
    )
  );
}
