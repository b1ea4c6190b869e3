import { useCallback, useState } from 'react';
import { lifetimes } from '../../data/cache/lifetimes';
import { connection } from '../../data/connection/connection';

const key = 'search/recent';
const max = 8;

interface RecentSearches {
  recent: readonly string[];
  keep: (text: string) => void;
  clear: () => void;
}

/**
 * The person's own searches on this device, newest first. They go with everything else that is kept
 * of the person: at sign-out, or never kept where the device keeps nothing.
 */
export function useRecentSearches(): RecentSearches {
  const [recent, setRecent] = useState(known);
  // At once, also where the dialog is gone before React comes to it.
  const keep = useCallback((text: string) => {
    const others = known().filter((other) => other.toLowerCase() !== text.toLowerCase());
    const after = [text, ...others].slice(0, max);
    connection().cache.put(key, after, lifetimes.visit);
    setRecent(after);
  }, []);
  const clear = useCallback(() => {
    setRecent([]);
    connection().cache.discard(key);
  }, []);
  return { recent, keep, clear };
}

function known(): readonly string[] {
  return connection().cache.peek<string[]>(key)?.Data ?? [];
}
