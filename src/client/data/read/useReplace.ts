import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { lifetimes } from '../cache/lifetimes';
import { connection } from '../connection/connection';
import type { ReadKey } from './readKey';
import { changeRunning } from './runningReads';

/**
 * Puts a value in the place of what a read has answered, on screen and in the cache: what the
 * person has done shows at once, also where the service needs a while to know of it, and stays when
 * an answer comes that was asked for before.
 */
export function useReplace(): <T>(key: ReadKey, change: (before: T) => T, none: T) => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    (key, change, none) => {
      const { cache } = connection();
      const value = change(cache.last<typeof none>(key)?.Data ?? none);
      cache.put(key, value, lifetimes.standard);
      const show = (shown: typeof none) => void mutate(key, shown, { revalidate: false });
      show(value);
      // Whoever reads tells what failed.
      changeRunning(key, change)?.then(show, () => undefined);
    },
    [mutate],
  );
}
