import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { connection } from '../connection/connection';
import { changeAnswer } from './changeAnswer';
import type { ReadKey } from './readKey';

/**
 * Puts a value in the place of what a read has answered, on screen and in the cache: what the
 * person has done shows at once, also where the service needs a while to know of it, and stays when
 * an answer comes that was asked for before.
 */
export function useReplace(): <T>(key: ReadKey, change: (before: T) => T, none: T) => void {
  const { mutate, cache } = useSWRConfig();
  return useCallback(
    (key, change, none) => {
      // The list on screen may have stood there for longer than it is kept.
      const shown = cache.get(key)?.data as typeof none | undefined;
      const before = shown ?? connection().cache.last<typeof none>(key)?.Data ?? none;
      changeAnswer(key, before, change, (value) => void mutate(key, value, { revalidate: false }));
    },
    [mutate, cache],
  );
}
