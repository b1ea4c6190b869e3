import type { Audit } from '#shared/contract/audits';
import { useTexts } from '../../texts/useTexts';
import { handleFailure } from '../handleFailure';
import { invalidate } from '../invalidate';
import { confirmDone } from '../notices';
import type { ReadState } from '../readState';
import { useRead } from '../useRead';
import type { EditedItem, Editing, EditingWords } from './Editing';

/** What happened to one thing, and the way back to an earlier state. */
export function useEditHistory<Item extends EditedItem, Body>(
  editing: Editing<Item, Body>,
  { restored }: EditingWords,
  id: number,
): { history: ReadState<Audit[]>; restore: (auditId: number) => void } {
  const texts = useTexts();
  const history = useRead({ ...editing.audits(id), lifetime: 0 });
  const restore = async (auditId: number) => {
    try {
      await editing.restore(id, auditId);
      confirmDone(restored);
    } catch (error) {
      handleFailure(error, texts);
    }
    await invalidate(...editing.reads);
  };
  return { history, restore: (auditId) => void restore(auditId) };
}
