import type { SiteInMaking } from '#shared/rules/sites/newSite';
import { connection } from '../connection/connection';

const key = 'sites/making';
/** Milliseconds: a week. */
const keptFor = 7 * 24 * 60 * 60_000;

/** The site that was not finished on an earlier visit, as this device knows it. */
export function keptMaking(): SiteInMaking | undefined {
  return connection().cache.last<SiteInMaking>(key)?.Data;
}

/** A making as any window has brought it furthest; as it is given where none keeps it any more. */
export async function latestOf(made: SiteInMaking): Promise<SiteInMaking> {
  const kept = (await connection().cache.lastOnDevice<SiteInMaking>(key))?.Data;
  return kept?.startedAt === made.startedAt ? kept : made;
}

/** Resolves when the device has it. */
export async function keepMaking(state: SiteInMaking): Promise<void> {
  await connection().cache.keep(key, state, keptFor);
}

/** True while it has not been given up, and no other one has begun since. */
export function isKept({ startedAt }: SiteInMaking): boolean {
  return keptMaking()?.startedAt === startedAt;
}

export function clearMaking(): void {
  connection().cache.discard(key);
}
