import { useState } from 'react';
import type { Audit, AuditState } from '#shared/contract/audits';
import { confirmDone } from '../notices';
import type { ReadState } from '../read/readState';
import { useRead, type Read } from '../read/useRead';
import type { Editing } from './editing';
import { useAct } from './useAct';
import type { EditingWords } from './useDeletion';

/** Entries shown at first, and with each press of "Show more". */
const perLoad = 25;
/** The server tells of no older ones. */
export const maxHistoryLength = 500;

/** How a history is looked at: so many of its entries, and each with its texts when it is opened. */
export interface HistoryView {
  amount: number;
  canGrow: boolean;
  grow: () => void;
  shrink: () => void;
  versionOf: (auditId: number) => Read<AuditState>;
}

/** The newest entries of a history, and the one after them, by which the last one is compared. */
export function useHistoryView<Item, Body>(
  editing: Pick<Editing<Item, Body>, 'audits' | 'audit'>,
  id: number | string,
  operation: string,
): { history: ReadState<Audit[]>; view: HistoryView } {
  const [amount, setAmount] = useState(perLoad);
  const history = useRead({
    ...editing.audits(id, Math.min(maxHistoryLength, amount + 1), operation),
    lifetime: 0,
    keepPrevious: true,
    isEmpty: (audits) => audits.length === 0,
  });
  const canGrow = history.state === 'ready' && history.value.length > amount;
  return {
    history,
    view: {
      amount,
      canGrow,
      grow: () => setAmount(Math.min(maxHistoryLength, amount + perLoad)),
      shrink: () => setAmount(perLoad),
      versionOf: (auditId) => editing.audit(id, auditId, operation),
    },
  };
}

/** The history of one thing, and the way back to an earlier state. */
export function useEditHistory<Item, Body>(
  editing: Editing<Item, Body>,
  { name: operation, restored }: Pick<EditingWords, 'name' | 'restored'>,
  item: Item,
): {
  history: ReadState<Audit[]>;
  view: HistoryView;
  restore: (auditId: number) => void;
} {
  const id = editing.idOf(item);
  const shown = useHistoryView(editing, id, operation);
  const { act } = useAct(editing.refresh);
  const restore = (auditId: number) =>
    act(id, async (idempotencyKey) => {
      await editing.restore(item, auditId, { operation, idempotencyKey });
      confirmDone(restored);
    });
  return { ...shown, restore: (auditId) => void restore(auditId) };
}
