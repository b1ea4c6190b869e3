import { connection } from './connection';
import { isOf, type ReadName } from './readKey';
import { abortReads } from './runningReads';

/**
 * Forgets the person's cached values of these reads, whatever was asked for; what is on screen is
 * read anew, what is not is forgotten (CACHE-16, CACHE-17).
 */
export async function invalidate(...names: readonly ReadName[]): Promise<void> {
  const { cache, refresh } = connection();
  abortReads(names);
  await Promise.all(names.map((name) => cache.remove(name)));
  await refresh((key) => isOf(key, names));
}
