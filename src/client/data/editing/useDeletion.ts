import { useTexts } from '../../texts/useTexts';
import { confirmDone } from '../notices';
import { showAlert } from '../showAlert';
import type { Removing } from './editing';
import { useAct } from './useAct';

/** The texts about one kind of things. */
export interface EditingWords {
  /** One of them, e.g. `The restaurant`. */
  name: string;
  added: string;
  updated: string;
  restored: string;
}

/**
 * Deletes things; the notice of it puts them back. `leaving` are those under way; `done` is called
 * for each that is gone.
 */
export function useDeletion<Item>(
  editing: Removing<Item>,
  { name: operation, restored }: Pick<EditingWords, 'name' | 'restored'>,
  done?: (item: Item) => void,
): { leaving: ReadonlySet<number | string>; remove: (item: Item) => void } {
  const { undo } = useTexts().notices;
  const { busy, act } = useAct(editing.refresh);
  const putBack = (item: Item) =>
    act(editing.idOf(item), async (idempotencyKey) => {
      await editing.undelete(item, { operation, idempotencyKey });
      confirmDone(restored);
    });
  const remove = (item: Item) =>
    act(editing.idOf(item), async (idempotencyKey) => {
      await editing.remove(item, { operation, idempotencyKey });
      showAlert('genericdeleted', { text: undo, run: () => void putBack(item) });
      done?.(item);
    });
  return { leaving: busy, remove: (item) => void remove(item) };
}
