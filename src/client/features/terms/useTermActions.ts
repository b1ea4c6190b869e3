import type { Term } from '#shared/contract/pages/terms';
import { useAct } from '../../data/editing/useAct';
import { useDeletion } from '../../data/editing/useDeletion';
import { confirmDone, offerUndo } from '../../data/notices';
import { showAlert } from '../../data/showAlert';
import { useTexts } from '../../texts/useTexts';
import type { TermEditing, TermOrder } from './termEditing';

export interface TermActions {
  act: ReturnType<typeof useAct>['act'];
  /** Puts siblings in another order. */
  sendOrder: (order: TermOrder, idempotencyKey: string) => Promise<void>;
  remove: (term: Term) => void;
  /** Stops offering a term, which the notice of it takes back. */
  retire: (term: Term) => void;
}

/** The actions on terms from their list; each is reported, and so is each failure. */
export function useTermActions({ of, editing, order }: TermEditing): TermActions {
  const words = useTexts('terms')[of];
  const { undo } = useTexts().notices;
  const { act } = useAct(editing.refresh);
  const { remove } = useDeletion(editing, { ...words, name: words.one });
  const setDeprecated = (term: Term, IsDeprecated: boolean) =>
    void act(term.Guid, async (idempotencyKey) => {
      const sending = { operation: words.one, idempotencyKey };
      const changed = await editing.change(term, { IsDeprecated }, sending);
      if (!IsDeprecated) return confirmDone(words.updated);
      offerUndo(words.updated, undo, () => setDeprecated(changed, false));
    });
  return {
    act,
    sendOrder: async (wanted, idempotencyKey) => {
      await order(wanted, { operation: words.title, idempotencyKey });
      showAlert('updatedorder');
    },
    remove,
    retire: (term) => setDeprecated(term, true),
  };
}
