import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { changeAnswer } from './changeAnswer';
import type { ReadKey } from './readKey';

/**
 * Changes what is known of a read, on the screen and for later, without asking for it: what a
 * person has just done shows at once, and stays when an answer comes that was asked for before.
 * Nothing happens while nothing is known.
 */
export function useChangeKnown<T>(key: ReadKey): (change: (known: T) => T) => void {
  const { mutate, cache } = useSWRConfig();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return (change) => {
    const known = cache.get(key)?.data as T | undefined;
    if (known === undefined) return;
    changeAnswer(key, known, change, (value) => {
      if (isShown.current) void mutate(key, value, { revalidate: false });
      // Whoever shows it next finds it kept.
      else cache.delete(key);
    });
  };
}
