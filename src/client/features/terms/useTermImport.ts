import type { ImportedTerm, TermImportPreview } from '#shared/contract/pages/terms';
import { refreshDependents } from '../../data/targeting/chosenTerms';
import { readTermSet } from '../../data/targeting/readTermSet';
import { useComparedImport } from '../../editing/useComparedImport';
import { useLcid } from '../../texts/useLcid';
import { useTexts } from '../../texts/useTexts';
import type { TermEditing } from './termEditing';

interface ComparedTerms {
  terms: ImportedTerm[];
  preview: TermImportPreview;
}

/**
 * Reads the term set that the settings name, says what an import would change, and does it when
 * asked (CHANNELS-23).
 */
export function useTermImport(editing: TermEditing, setId: string, close: () => void) {
  const { operation } = useTexts('terms').import;
  const lcid = useLcid();
  const { state, compare, run } = useComparedImport<ComparedTerms>({
    source: `${editing.kind} ${setId}`,
    read: async (signal) => {
      const terms = await readTermSet(setId, { operation, signal });
      const preview =
        terms.length > 0
          ? await editing.preview(lcid, terms, signal)
          : { Confirmation: '', Unchanged: 0, Changes: [] };
      return { terms, preview };
    },
    refresh: () => refreshDependents(editing.kind),
    close,
  });
  return {
    state,
    compare,
    /** With what is missing it is another write. */
    run: (compared: Parameters<typeof run>[0], RemovesMissing: boolean) =>
      run(compared, String(RemovesMissing), (idempotencyKey) => {
        const { terms: Terms, preview } = compared.found;
        const body = { Terms, Confirmation: preview.Confirmation, RemovesMissing };
        return editing.import(body, { operation, idempotencyKey });
      }),
  };
}
