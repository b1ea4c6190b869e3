import { useEffect, useRef, useState } from 'react';
import {
  begunSite,
  type MakingStep,
  type NewSite,
  type SiteInMaking,
} from '#shared/rules/sites/newSite';
import type { Failure } from '../../../data/connection/failure';
import { handleFailure } from '../../../data/connection/handleFailure';
import { invalidate } from '../../../data/read/invalidate';
import { clearMaking, keepMaking, keptMaking } from '../../../data/newSites/keptMaking';
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
  /** The entered values, for those who go back to change them. */
  const [entered, setEntered] = useState<NewSite>();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const run = async (begun: SiteInMaking): Promise<void> => {
    const controller = new AbortController();
    leaving.current = controller;
    let made = begun;
    let step: MakingStep = 'group';
    const show = (next: Phase) => !controller.signal.aborted && setPhase(next);
    const making = {
      get state() {
        return made;
      },
      update: async (changed: Partial<SiteInMaking>) => {
        made = { ...made, ...changed };
        await keepMaking(made);
      },
      person,
      operation,
      signal: controller.signal,
    };
    try {
      await makeSite(making, (next) => show({ kind: 'running', made, step: (step = next) }));
      clearMaking();
      show({ kind: 'done', made });
      await invalidate('sites/groups', 'sites/all');
    } catch (error) {
      if (controller.signal.aborted) return;
      const failure = handleFailure(error, texts, { quiet: true });
      show({ kind: 'failed', made, step, failure });
    }
  };
  return {
    phase,
    entered,
    create: (site: NewSite) => void run(begunSite(site, presentDate())),
    goOn: (made: SiteInMaking) => void run(made),
    /** Back to the form: nothing has been made that is not wanted. */
    giveUp: (made?: SiteInMaking) => {
      clearMaking();
      setEntered(made?.site);
      setPhase({ kind: 'form' });
    },
  };
}
