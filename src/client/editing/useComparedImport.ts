import { useEffect, useState } from 'react';
import { newAttempt } from '../data/editing/attempt';
import { failureIn, type Failure } from '../data/connection/failure';
import { logFailure } from '../data/connection/handleFailure';
import { showAlert } from '../data/showAlert';
import { useImportEnd } from './useImportEnd';

/** One comparison, with what became of its import. */
interface Compared<Found> {
  found: Found;
  /** Begins the name of each way to import it, so that each is done once. */
  idempotencyKey: string;
  isWriting: boolean;
  failure?: Failure;
}

type ImportState<Found> =
  | { state: 'reading' }
  | { state: 'failed'; failure: Failure }
  | ({ state: 'compared' } & Compared<Found>);

interface ComparedImportOptions<Found> {
  /** Another one is read anew. */
  source: string;
  read: (signal: AbortSignal) => Promise<Found>;
  /** Brings what it changed to the page, once it is done. */
  refresh: () => Promise<unknown>;
  /** Closes the dialog. */
  close: () => void;
}

interface ComparedImport<Found> {
  state: ImportState<Found>;
  /** Reads and compares again. */
  compare: () => void;
  /** Imports it in one way of several; each of them is written once. */
  run: (
    compared: Compared<Found>,
    way: string,
    write: (idempotencyKey: string) => Promise<unknown>,
  ) => void;
}

/** Reads what an import would bring, and writes it when it was confirmed. */
export function useComparedImport<Found>({
  source,
  read,
  refresh,
  close,
}: ComparedImportOptions<Found>): ComparedImport<Found> {
  const { done, fail } = useImportEnd(close);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ImportState<Found>>({ state: 'reading' });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    read(signal)
      .then((found) => {
        const compared = { found, idempotencyKey: newAttempt(), isWriting: false };
        if (!signal.aborted) setState({ state: 'compared', ...compared });
      })
      .catch((error: unknown) => {
        if (signal.aborted) return;
        const failure = failureIn(error);
        logFailure(failure);
        setState({ state: 'failed', failure });
      });
    return () => leaving.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- other words are no reason to read again
  }, [source, attempt]);

  const run: ComparedImport<Found>['run'] = async ({ found, idempotencyKey }, way, write) => {
    const compared = { state: 'compared' as const, found, idempotencyKey };
    setState({ ...compared, isWriting: true });
    try {
      await write(`${idempotencyKey}-${way}`);
    } catch (error) {
      const failure = failureIn(error);
      return fail(failure, () => setState({ ...compared, isWriting: false, failure }));
    }
    showAlert('operationcompleted');
    done();
    await refresh();
  };
  const compare = () => {
    setState({ state: 'reading' });
    setAttempt(attempt + 1);
  };
  return { state, compare, run: (...input) => void run(...input) };
}
