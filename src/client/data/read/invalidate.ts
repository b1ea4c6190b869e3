import { clearSeen } from '../../auth/storedPerson';
import { connection } from '../connection/connection';
import { isOf, type ReadName } from './readKey';
import { abortReads } from './runningReads';

/**
 * The answers of these reads have changed, whatever was requested (CACHE-16, CACHE-17). What is on
 * screen stays until it is read again; all else counts no more, but for an outage: then it is
 * better than nothing, with its age.
 */
export async function invalidate(...names: readonly ReadName[]): Promise<void> {
  const { cache, refresh } = connection();
  abortReads(names);
  const accepts = (key: string) => isOf(key, names);
  cache.outdate(accepts);
  clearSeen();
  await refresh(accepts);
}
