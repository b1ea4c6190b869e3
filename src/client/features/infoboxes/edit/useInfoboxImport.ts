import { useRef, useState } from 'react';
import type { NewInfobox } from '#shared/contract/infoboxes';
import { importedInfobox, isUnusable } from '#shared/rules/widgets/infoboxImport';
import { callApi } from '../../../data/connection/callApi';
import { newAttempt } from '../../../data/editing/attempt';
import { FailureError, type Failure } from '../../../data/connection/failure';
import { logFailure } from '../../../data/connection/handleFailure';
import { invalidate } from '../../../data/read/invalidate';
import { infoboxReads } from '../../../data/portalReads/infoboxReads';
import { readOldInfoboxes } from '../../../data/sharePoint/oldInfoboxes';
import { useSession } from '../../../data/session/session';
import { showAlert } from '../../../data/showAlert';
import { useImportEnd } from '../../../editing/useImportEnd';
import { failureOfCode } from '../../../loading/failureOfCode';
import { presentDate } from '../../../platform/presentTime';
import { useTexts } from '../../../texts/useTexts';
import { importedText } from './importedText';

/** The infoboxes that an import would add, and those that it would not. */
export interface ImportPlan {
  coming: NewInfobox[];
  /** How many are here already, by title and place. */
  present: number;
  unusable: NewInfobox[];
  /** Those of `coming` whose text loses a frame, a drawing or a form. */
  reduced: NewInfobox[];
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
export function useInfoboxImport(close: () => void) {
  const texts = useTexts('infoboxes').imports;
  const { settings, config } = useSession();
  const { done, fail } = useImportEnd(close);
  const [state, setState] = useState<ImportState>({ state: 'idle' });
  /** The number of the reading that is wanted: an earlier one may answer later. */
  const wantedReading = useRef(0);
  // A row that nobody has thought of is said as well, and does not leave the dialog waiting.
  const failureOf = (error: unknown) =>
    error instanceof FailureError ? error.failure : failureOfCode(error, texts.operation);
  const plan = async (site: string, reading: number) => {
    setState({ state: 'reading' });
    const [old, present] = await Promise.all([
      readOldInfoboxes(site, { operation: texts.operation, now: presentDate() }),
      callApi('GET /infoboxes/all', { operation: texts.operation }),
    ]);
    if (reading !== wantedReading.current) return;
    const keyOf = ({ Title, RouteId, AreaId }: Pick<NewInfobox, 'Title' | 'RouteId' | 'AreaId'>) =>
      `${RouteId} ${AreaId} ${Title}`;
    const here = new Set(present.map(keyOf));
    const reduced: NewInfobox[] = [];
    const all = old.map((each) => {
      const { html, isReduced } = importedText(each.InfoBoxText, site);
      const infobox = importedInfobox(
        { ...each, InfoBoxText: html },
        { allowed: settings.allowedVideoHosts, sharePointUrl: config.sharePointUrl },
      );
      if (isReduced) reduced.push(infobox);
      return infobox;
    });
    const isNew = all.filter((each) => !here.has(keyOf(each)));
    const coming = isNew.filter((each) => !isUnusable(each));
    setState({
      state: 'planned',
      plan: {
        coming,
        present: all.length - isNew.length,
        unusable: isNew.filter(isUnusable),
        reduced: coming.filter((each) => reduced.includes(each)),
        idempotencyKey: newAttempt(),
      },
    });
  };
  const write = async (wanted: ImportPlan) => {
    setState({ state: 'writing', plan: wanted });
    await callApi('POST /infoboxes/import', {
      body: wanted.coming,
      operation: texts.operation,
      idempotencyKey: wanted.idempotencyKey,
    });
    showAlert('operationcompleted');
    await invalidate(...infoboxReads);
    done();
  };
  return {
    state,
    plan: (site: string) => {
      const reading = (wantedReading.current += 1);
      plan(site, reading).catch((error: unknown) => {
        if (reading !== wantedReading.current) return;
        const failure = failureOf(error);
        logFailure(failure);
        setState({ state: 'failed', failure });
      });
    },
    /** For another site: nothing that was read before is imported. */
    forget: () => {
      wantedReading.current += 1;
      setState({ state: 'idle' });
    },
    write: (wanted: ImportPlan) =>
      void write(wanted).catch((error: unknown) => {
        const failure = failureOf(error);
        fail(failure, () => setState({ state: 'failed', failure, unsaved: wanted }));
      }),
  };
}
