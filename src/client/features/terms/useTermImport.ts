import { useEffect, useState } from 'react';
import type { ImportedTerm, TermImportPreview } from '#shared/contract/pages/terms';
import { refreshDependents } from '../../data/targeting/chosenTerms';
import { newAttempt } from '../../data/editing/attempt';
import { failureIn, type Failure } from '../../data/connection/failure';
import { logFailure } from '../../data/connection/handleFailure';
import { showAlert } from '../../data/showAlert';
import { readTermSet } from '../../data/targeting/readTermSet';
import { useImportEnd } from '../../editing/useImportEnd';
import { useLcid } from '../../texts/useLcid';
import { useTexts } from '../../texts/useTexts';
import type { TermEditing } from './termEditing';

interface Compared {
  terms: ImportedTerm[];
  preview: TermImportPreview;
  /** Equal for each try to do this, so that it is done once. */
  idempotencyKey: string;
}

export type TermImportState =
  | { state: 'reading' }
  | { state: 'failed'; failure: Failure }
  | ({ state: 'compared'; isWriting: boolean; failure?: Failure } & Compared);

interface TermImporting {
  state: TermImportState;
  /** Reads the term set and compares it with what the portal has. */
  compare: () => void;
  /** Does what was compared (CHANNELS-23). */
  run: (compared: Compared, RemovesMissing: boolean) => void;
}

/**
 * Reads the term set that the settings name, says what an import would change, and does it when
 * asked.
 */
export function useTermImport(
  editing: TermEditing,
  setId: string,
  close: () => void,
): TermImporting {
  const { import: texts } = useTexts('terms');
  const lcid = useLcid();
  const { done, fail } = useImportEnd(close);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<TermImportState>({ state: 'reading' });

  useEffect(() => {
    if (setId === '') return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const work = async () => {
      const terms = await readTermSet(setId, { operation: texts.operation, signal });
      const preview =
        terms.length > 0
          ? await editing.preview(lcid, terms, signal)
          : { Confirmation: '', Unchanged: 0, Changes: [] };
      const idempotencyKey = newAttempt();
      setState({ state: 'compared', isWriting: false, terms, preview, idempotencyKey });
    };
    work().catch((error: unknown) => {
      if (signal.aborted) return;
      const failure = failureIn(error);
      logFailure(failure);
      setState({ state: 'failed', failure });
    });
    return () => leaving.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- other words are no reason to read again
  }, [editing, setId, attempt]);

  const run = async (compared: Compared, RemovesMissing: boolean) => {
    setState({ ...compared, state: 'compared', isWriting: true });
    try {
      const { terms: Terms, preview } = compared;
      const body = { Terms, Confirmation: preview.Confirmation, RemovesMissing };
      // With what is missing it is another write.
      const idempotencyKey = `${compared.idempotencyKey}-${RemovesMissing}`;
      await editing.import(body, { operation: texts.operation, idempotencyKey });
    } catch (error) {
      const failure = failureIn(error);
      return fail(failure, () =>
        setState({ ...compared, state: 'compared', isWriting: false, failure }),
      );
    }
    showAlert('operationcompleted');
    done();
    await refreshDependents(editing.kind);
  };
  const compare = () => {
    setState({ state: 'reading' });
    setAttempt(attempt + 1);
  };
  return { state, compare, run: (compared, removes) => void run(compared, removes) };
}
