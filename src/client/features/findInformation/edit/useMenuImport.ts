import { useEffect, useState } from 'react';
import type { ImportedSection } from '#shared/contract/pages/navigationNodes';
import type { TermAddresses } from '#shared/rules/pages/menuImport';
import { callApi } from '../../../data/connection/callApi';
import { connection } from '../../../data/connection/connection';
import { newAttempt } from '../../../data/editing/attempt';
import { failureIn, type Failure } from '../../../data/connection/failure';
import { logFailure } from '../../../data/connection/handleFailure';
import { showAlert } from '../../../data/showAlert';
import { readTermSet } from '../../../data/targeting/readTermSet';
import { useSession } from '../../../data/session/session';
import { useImportEnd } from '../../../editing/useImportEnd';
import { useLcid } from '../../../texts/useLcid';
import { useTexts } from '../../../texts/useTexts';
import { importMenu, menuEditing } from './menuEditing';
import type { TermSetRead } from './menuReadings';

/** One comparison, with what became of its import. */
interface Compared {
  read: TermSetRead;
  /** Begins the name of each way to import it, so that each is done once. */
  idempotencyKey: string;
  isWriting: boolean;
  failure?: Failure | undefined;
}

export type MenuImportState =
  { state: 'reading' } | { state: 'failed'; failure: Failure } | ({ state: 'compared' } & Compared);

interface MenuImporting {
  state: MenuImportState;
  /** Reads the term set and the menu. */
  compare: () => void;
  /** Imports what a way of it has. */
  run: (compared: Compared, way: string, sections: ImportedSection[]) => void;
}

/** Reads the term set that the settings name beside the menu, and imports what was confirmed. */
export function useMenuImport(setId: string, close: () => void): MenuImporting {
  const { import: own } = useTexts('terms');
  const { imports: texts } = useTexts('menuEditor');
  const lcid = useLcid();
  const { done, fail } = useImportEnd(close);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<MenuImportState>({ state: 'reading' });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    readAll(setId, { operation: own.operation, signal, lcid })
      .then((read) => {
        const compared = { read, idempotencyKey: newAttempt(), isWriting: false };
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
  }, [setId, attempt]);

  const write = async (compared: Compared, way: string, sections: ImportedSection[]) => {
    setState({ ...compared, state: 'compared', isWriting: true, failure: undefined });
    try {
      const idempotencyKey = `${compared.idempotencyKey}-${way}`;
      await importMenu(sections, {
        operation: texts.operation,
        idempotencyKey,
      });
      showAlert('operationcompleted');
    } catch (error) {
      const failure = failureIn(error);
      return fail(failure, () =>
        setState({ ...compared, state: 'compared', isWriting: false, failure }),
      );
    }
    done();
    await menuEditing.refresh();
  };
  const compare = () => {
    setState({ state: 'reading' });
    setAttempt(attempt + 1);
  };
  return { state, compare, run: (...input) => void write(...input) };
}

/** The addresses that complete those of terms. */
export function useTermAddresses(): TermAddresses {
  const { coreRootSiteUrl } = useSession().settings;
  const { sharePointUrl } = connection().config;
  return { sharePointUrl, siteUrl: coreRootSiteUrl || sharePointUrl, portalUrl: location.origin };
}

interface Reading {
  operation: string;
  signal: AbortSignal;
  lcid: number;
}

async function readAll(setId: string, { operation, signal, lcid }: Reading): Promise<TermSetRead> {
  const [terms, menu, languages] = await Promise.all([
    readTermSet(setId, { operation, signal }),
    callApi('GET /NavigationNodes', { query: { includeWithheld: true }, operation, signal }),
    callApi('GET /languageterms/localized/{lcid}', { params: { lcid }, operation, signal }),
  ]);
  return { terms, menu, languages };
}
