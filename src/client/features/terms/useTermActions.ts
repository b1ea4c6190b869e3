import type { Term } from '#shared/contract/terms';
import { useAct } from '../../data/editing/useAct';
import { useDeletion } from '../../data/editing/useDeletion';
import { confirmDone } from '../../data/notices';
import { useTexts } from '../../texts/useTexts';
import type { TermEditing, TermOrder } from './termEditing';

export interface TermActions {
  isBusy: boolean;
  /** Puts siblings in another order; resolves to false when that failed. */
  order: (order: TermOrder) => Promise<boolean>;
  remove: (term: Term) => void;
  /** Stops offering a term. */
  retire: (term: Term) => void;
}

/** What is done to terms from their list; each is told, and so is what fails. */
export function useTermActions({ of, editing, order }: TermEditing): TermActions {
  const own = useTexts('terms');
  const words = own[of];
  const { busy, act } = useAct(editing.refresh);
  const { leaving, remove } = useDeletion(editing, { ...words, name: words.one });
  return {
    isBusy: busy.size + leaving.size > 0,
    order: (wanted) =>
      act('order', async (idempotencyKey) => {
        await order(wanted, { operation: words.title, idempotencyKey });
        confirmDone(own.list.moved);
      }),
    remove,
    retire: (term) =>
      void act(term.Guid, async (idempotencyKey) => {
        const sending = { operation: words.one, idempotencyKey };
        await editing.change(term, { IsDeprecated: true }, sending);
        confirmDone(words.updated);
      }),
  };
}
