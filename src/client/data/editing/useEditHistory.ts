import type { Audit } from '#shared/contract/audits';
import { confirmDone } from '../notices';
import type { ReadState } from '../readState';
import { useRead } from '../useRead';
import type { Editing } from './editing';
import { useAct } from './useAct';
import type { EditingWords } from './useDeletion';

/** What happened to one thing, and the way back to an earlier state. */
export function useEditHistory<Item, Body>(
  editing: Editing<Item, Body>,
  { name: operation, restored }: Pick<EditingWords, 'name' | 'restored'>,
  item: Item,
): { history: ReadState<Audit[]>; restore: (auditId: number) => void } {
  const id = editing.idOf(item);
  const history = useRead({
    ...editing.audits(id, operation),
    lifetime: 0,
    isEmpty: (audits) => audits.length === 0,
  });
  const { act } = useAct(editing.refresh);
  const restore = (auditId: number) =>
    act(id, async (idempotencyKey) => {
      await editing.restore(item, auditId, { operation, idempotencyKey });
      confirmDone(restored);
    });
  return { history, restore: (auditId) => void restore(auditId) };
}
