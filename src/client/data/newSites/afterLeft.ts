import type { SiteInMaking } from '#shared/rules/sites/newSite';
import { clientState } from '../../platform/clientState';
import { latestOf } from './keptMaking';

interface Run {
  startedAt: string;
  ended: Promise<SiteInMaking>;
}

const last = clientState<Run | undefined>(() => undefined);

/**
 * Goes on with a making once the run that was left has ended, from what that one has made: what it
 * had asked for when it was left may be there although the device did not know yet. A run of
 * another window is waited for, too, and gone on from.
 * @param make never rejects; resolves to what is there by then
 */
export async function afterLeft(
  begun: SiteInMaking,
  make: (present: SiteInMaking) => Promise<SiteInMaking>,
): Promise<void> {
  const { site, startedAt } = begun;
  const left = last.value?.startedAt === startedAt ? last.value.ended : Promise.resolve(begun);
  const goOn = async (present: SiteInMaking) =>
    // The person may have changed the site since.
    make({ ...(await latestOf(present)), site });
  const ended = left.then((present) => alone(startedAt, () => goOn(present)));
  last.value = { startedAt, ended };
  await ended;
}

/** Does the work while no other window does it; at once where windows cannot be told apart. */
async function alone<T>(startedAt: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  try {
    return (await navigator.locks.request(`portal site ${startedAt}`, work)) as T;
  } catch {
    // The browser gives no locks here; the work itself never fails.
    return work();
  }
}
