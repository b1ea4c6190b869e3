import { lifetimeOf } from '../cache/cacheEntry';
import { lifetimes } from '../cache/lifetimes';
import { connection } from '../connection/connection';
import type { ReadKey } from './readKey';
import { changeRunning } from './runningReads';

/**
 * Keeps the changed value of what a read has answered for as long as the answer, and shows it; so
 * with an answer that is under way and may be of before the change.
 * @param before the value that is changed
 */
export function changeAnswer<T>(
  key: ReadKey,
  before: T,
  change: (value: T) => T,
  show: (value: T) => void,
): void {
  const { cache } = connection();
  const value = change(before);
  const last = cache.last(key);
  cache.put(key, value, last ? lifetimeOf(last) : lifetimes.standard);
  show(value);
  // Whoever reads tells what failed.
  changeRunning(key, change)?.then(show, () => undefined);
}
