import { useState } from 'react';
import type { NewInfobox } from '#shared/contract/infoboxes';
import { importedInfobox, isUnusable } from '#shared/rules/widgets/infoboxImport';
import { callApi } from '../../../data/connection/callApi';
import { newAttempt } from '../../../data/editing/attempt';
import { FailureError, type Failure } from '../../../data/connection/failure';
import { logFailure } from '../../../data/connection/handleFailure';
import { invalidate } from '../../../data/read/invalidate';
import { infoboxReads } from '../../../data/portalReads/infoboxReads';
import { confirmDone } from '../../../data/notices';
import { readOldInfoboxes } from '../../../data/sharePoint/oldInfoboxes';
import { useSession } from '../../../data/session/session';
import { plural } from '../../../texts/plural';
import { useTexts } from '../../../texts/useTexts';
import { useLocale } from '../../../texts/useLocale';

/** The infoboxes that an import would add, and those that it would not. */
export interface ImportPlan {
  coming: NewInfobox[];
  /** How many are here already, by title and place. */
  present: number;
  unusable: NewInfobox[];
  /** Equal for each try to write this plan, so that it is written once. */
  idempotencyKey: string;
}

type ImportState =
  | { state: 'idle' }
  | { state: 'reading' }
  /** `unsaved`: the plan that could not be written. */
  | { state: 'failed'; failure: Failure; unsaved?: ImportPlan }
  | { state: 'planned'; plan: ImportPlan }
  | { state: 'writing'; plan: ImportPlan };

/** Reads the old list, says what would come, and writes it when asked (INFOBOX-36). */
export function useInfoboxImport(done: () => void) {
  const texts = useTexts('infoboxes').imports;
  const locale = useLocale();
  const { settings, config } = useSession();
  const [state, setState] = useState<ImportState>({ state: 'idle' });
  const failed = (error: unknown, unsaved?: ImportPlan) => {
    if (!(error instanceof FailureError)) throw error;
    logFailure(error.failure);
    setState({ state: 'failed', failure: error.failure, ...(unsaved && { unsaved }) });
  };
  const plan = async (site: string) => {
    setState({ state: 'reading' });
    const [old, present] = await Promise.all([
      readOldInfoboxes(site, { operation: texts.operation, now: new Date() }),
      callApi('GET /infoboxes/all', { operation: texts.operation }),
    ]);
    const keyOf = ({ Title, RouteId, AreaId }: Pick<NewInfobox, 'Title' | 'RouteId' | 'AreaId'>) =>
      `${RouteId} ${AreaId} ${Title}`;
    const here = new Set(present.map(keyOf));
    const all = old.map((each) =>
      importedInfobox(each, {
        allowed: settings.allowedVideoHosts,
        sharePointUrl: config.sharePointUrl,
      }),
    );
    const isNew = all.filter((each) => !here.has(keyOf(each)));
    setState({
      state: 'planned',
      plan: {
        coming: isNew.filter((each) => !isUnusable(each)),
        present: all.length - isNew.length,
        unusable: isNew.filter(isUnusable),
        idempotencyKey: newAttempt(),
      },
    });
  };
  const write = async (wanted: ImportPlan) => {
    setState({ state: 'writing', plan: wanted });
    const { Imported } = await callApi('POST /infoboxes/import', {
      body: wanted.coming,
      operation: texts.operation,
      idempotencyKey: wanted.idempotencyKey,
    });
    confirmDone(plural(texts.done, Imported, locale));
    await invalidate(...infoboxReads);
    done();
  };
  return {
    state,
    plan: (site: string) => void plan(site).catch(failed),
    write: (wanted: ImportPlan) =>
      void write(wanted).catch((error: unknown) => failed(error, wanted)),
  };
}
