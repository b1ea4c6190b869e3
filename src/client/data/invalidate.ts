import { connection } from './connection';
import { abortReads } from './runningReads';

/**
 * Forgets the person's cached values whose key begins with the prefix; what is on screen is read
 * anew, what is not is forgotten (CACHE-16, CACHE-17).
 */
export async function invalidate(keyPrefix: string): Promise<void> {
  const { cache, refresh } = connection();
  abortReads(keyPrefix);
  await cache.remove(keyPrefix);
  await refresh((key) => key.startsWith(keyPrefix));
}
