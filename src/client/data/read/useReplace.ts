import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { lifetimes } from '../cache/lifetimes';
import { connection } from '../connection/connection';
import type { ReadKey } from './readKey';

/**
 * Puts a value in the place of what a read has answered, on screen and in the cache: what the
 * person has done shows at once, also where the service needs a while to know of it.
 */
export function useReplace(): <T>(key: ReadKey, change: (before: T) => T, none: T) => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    (key, change, none) => {
      const { cache } = connection();
      const value = change(cache.last<typeof none>(key)?.Data ?? none);
      cache.put(key, value, lifetimes.standard);
      void mutate(key, value, { revalidate: false });
    },
    [mutate],
  );
}
