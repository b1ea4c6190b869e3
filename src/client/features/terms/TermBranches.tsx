import type { Term } from '#shared/contract/pages/terms';
import { useBranchStyles } from '../../editing/branchStyles';
import { useEditedOrder } from '../../editing/useEditedOrder';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { OrderedList } from '../../ui/order/OrderedList';
import type { TermEditing } from './termEditing';
import { TermRow } from './TermRow';
import type { TermActions } from './useTermActions';

interface TermBranchesProps {
  editing: TermEditing;
  terms: readonly Term[];
  label: string;
  /** How many terms they lie below. */
  level?: number;
  actions: TermActions;
  showHistory: (term: Term) => void;
  askDelete: (term: Term) => void;
}

/** Terms with the terms below them. */
export function TermBranches({
  editing,
  terms,
  label,
  level = 0,
  actions,
  showHistory,
  askDelete,
}: TermBranchesProps) {
  const styles = useBranchStyles();
  const { list } = useTexts('terms');
  const one = { idOf: ({ Guid }: Term) => Guid, nameOf: ({ Name }: Term) => Name };
  const { items, move, conflict } = useEditedOrder({
    ...{ ...one, stored: terms, act: actions.act },
    send: (wanted, [first, ...others], idempotencyKey) => {
      const isOne = first && others.length === 0;
      const order = { Guids: wanted.map(one.idOf), From: terms.map(one.idOf) };
      return actions.sendOrder(
        { ...order, ...(isOne && { Moved: String(first.id) }) },
        idempotencyKey,
      );
    },
  });
  return (
    <>
      {conflict}
      <OrderedList {...{ ...one, items, move, label }} layout="column" className={styles.list}>
        {(term, place) => (
          <>
            <TermRow
              of={editing.of}
              term={term}
              level={level}
              place={place}
              showHistory={() => showHistory(term)}
              askDelete={() => askDelete(term)}
            />
            {term.Terms.length > 0 && (
              <div className={styles.below}>
                <TermBranches
                  editing={editing}
                  terms={term.Terms}
                  label={format(list.below, { name: term.Name })}
                  level={level + 1}
                  actions={actions}
                  showHistory={showHistory}
                  askDelete={askDelete}
                />
              </div>
            )}
          </>
        )}
      </OrderedList>
    </>
  );
}
