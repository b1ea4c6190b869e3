import type { SiteInMaking } from '#shared/rules/sites/newSite';
import { clientState } from '../../platform/clientState';

interface Run {
  startedAt: string;
  ended: Promise<SiteInMaking>;
}

const last = clientState<Run | undefined>(() => undefined);

/**
 * Goes on with a making once the run that was left has ended, from what that one has made: what it
 * had asked for when it was left may be there although the device did not know yet.
 * @param make never rejects; resolves to what is there by then
 */
export async function afterLeft(
  begun: SiteInMaking,
  make: (present: SiteInMaking) => Promise<SiteInMaking>,
): Promise<void> {
  const { startedAt } = begun;
  const left = last.value?.startedAt === startedAt ? last.value.ended : Promise.resolve(begun);
  const ended = left.then(make);
  last.value = { startedAt, ended };
  await ended;
}
