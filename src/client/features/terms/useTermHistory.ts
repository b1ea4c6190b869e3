import type { Audit } from '#shared/contract/audits';
import { refreshDependents } from '../../data/chosenTerms';
import { handleFailure } from '../../data/handleFailure';
import { confirmDone } from '../../data/notices';
import type { ReadState } from '../../data/readState';
import { useRead } from '../../data/useRead';
import { useTexts } from '../../texts/useTexts';
import type { TermEditing } from './termEditing';

/** What happened to one term, and the way back to an earlier state. */
export function useTermHistory(
  editing: TermEditing,
  id: string,
): { history: ReadState<Audit[]>; restore: (auditId: number) => void } {
  const texts = useTexts();
  const { updated } = useTexts('terms')[editing.of];
  const history = useRead({
    ...editing.audits(id),
    lifetime: 0,
    isEmpty: (audits) => audits.length === 0,
  });
  const restore = async (auditId: number) => {
    try {
      await editing.restore(id, auditId);
      confirmDone(updated);
    } catch (error) {
      handleFailure(error, texts);
    }
    await refreshDependents(editing.kind);
  };
  return { history, restore: (auditId) => void restore(auditId) };
}
