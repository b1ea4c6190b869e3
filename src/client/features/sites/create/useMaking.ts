import { useEffect, useRef, useState } from 'react';
import {
  begunSite,
  mayBeGroupOf,
  type MakingStep,
  type NewSite,
  type SiteInMaking,
} from '#shared/rules/sites/newSite';
import type { Failure } from '../../../data/connection/failure';
import { failureErrorOf } from '../../../data/connection/failureErrorOf';
import { handleFailure } from '../../../data/connection/handleFailure';
import { invalidate } from '../../../data/read/invalidate';
import { afterLeft } from '../../../data/newSites/afterLeft';
import { clearMaking, isKept, keepMaking, keptMaking } from '../../../data/newSites/keptMaking';
import { makeSite } from '../../../data/newSites/makeSite';
import { useSession } from '../../../data/session/session';
import { presentDate } from '../../../platform/presentTime';
import { useTexts } from '../../../texts/useTexts';

/** How far the making of a site is. */
export type Phase =
  | { kind: 'form' }
  /** Begun on an earlier visit, and not finished. */
  | { kind: 'left'; made: SiteInMaking }
  | { kind: 'running'; made: SiteInMaking; step: MakingStep }
  | { kind: 'failed'; made: SiteInMaking; step: MakingStep; failure: Failure }
  | { kind: 'done'; made: SiteInMaking };

function arrival(): Phase {
  const made = keptMaking();
  return made ? { kind: 'left', made } : { kind: 'form' };
}

/**
 * Makes a site once. Its progress is kept on the device before each next step, so that a lost
 * connection or a reload loses nothing and makes nothing twice.
 */
export function useMaking(operation: string) {
  const texts = useTexts();
  const { person } = useSession();
  const [phase, setPhase] = useState<Phase>(arrival);
  /** The making that somebody went back from, to change what was entered. */
  const [former, setFormer] = useState<SiteInMaking>();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const run = (begun: SiteInMaking, isResumed: boolean): void => {
    const controller = new AbortController();
    leaving.current = controller;
    setPhase({ kind: 'running', made: begun, step: 'group' });
    void afterLeft(begun, (present) => make(present, isResumed, controller.signal));
  };
  const make = async (begun: SiteInMaking, isResumed: boolean, signal: AbortSignal) => {
    let made = begun;
    let step: MakingStep = 'group';
    const show = (next: Phase) => !signal.aborted && setPhase(next);
    const making = {
      get state() {
        return made;
      },
      update: async (changed: Partial<SiteInMaking>) => {
        made = { ...made, ...changed };
        // The last answer to who has left is noted too, unless the making was given up.
        if (!signal.aborted || isKept(made)) await keepMaking(made);
      },
      ...{ isResumed, person, operation, signal },
    };
    try {
      await makeSite(making, (next) => show({ kind: 'running', made, step: (step = next) }));
      if (isKept(made)) clearMaking();
      show({ kind: 'done', made });
      await invalidate('sites/groups', 'sites/all');
    } catch (error) {
      if (!signal.aborted) {
        const failure = handleFailure(failureErrorOf(error, operation), texts, { quiet: true });
        show({ kind: 'failed', made, step, failure });
      }
    }
    return made;
  };
  return {
    phase,
    former,
    create: (site: NewSite) =>
      former && mayBeGroupOf(site, former)
        ? run({ ...former, site }, true)
        : run(begunSite(site, presentDate()), false),
    goOn: (made: SiteInMaking) => run(made, true),
    /** Back to the form: nothing has been made that is not wanted. */
    giveUp: (made?: SiteInMaking) => {
      clearMaking();
      setFormer(made);
      setPhase({ kind: 'form' });
    },
  };
}
