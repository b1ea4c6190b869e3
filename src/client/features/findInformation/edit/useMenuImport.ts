import type { ImportedSection } from '#shared/contract/pages/navigationNodes';
import type { TermAddresses } from '#shared/rules/pages/menuImport';
import { callApi } from '../../../data/connection/callApi';
import { connection } from '../../../data/connection/connection';
import { readTermSet } from '../../../data/targeting/readTermSet';
import { useSession } from '../../../data/session/session';
import { useComparedImport } from '../../../editing/useComparedImport';
import { useLcid } from '../../../texts/useLcid';
import { useTexts } from '../../../texts/useTexts';
import { importMenu, menuEditing } from './menuEditing';
import type { TermSetRead } from './menuReadings';

/** Reads the term set that the settings name beside the menu, and imports what was confirmed. */
export function useMenuImport(setId: string, close: () => void) {
  const { import: own } = useTexts('terms');
  const { operation } = useTexts('menuEditor').imports;
  const lcid = useLcid();
  const { state, compare, run } = useComparedImport<TermSetRead>({
    source: setId,
    read: (signal) => readAll(setId, { operation: own.operation, signal, lcid }),
    refresh: menuEditing.refresh,
    close,
  });
  return {
    state,
    compare,
    /** Imports what a way of it has. */
    run: (compared: Parameters<typeof run>[0], way: string, sections: ImportedSection[]) =>
      run(compared, way, (idempotencyKey) => importMenu(sections, { operation, idempotencyKey })),
  };
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
