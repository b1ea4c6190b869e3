import { useCallback, useEffect, useState } from 'react';
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
 * The person's own searches on this device, newest first, those of other windows too. They go with
 * everything else that is kept of the person: at sign-out, or never kept where the device keeps
 * nothing.
 */
export function useRecentSearches(): RecentSearches {
  const [recent, setRecent] = useState(known);
  useEffect(() => {
    let isShown = true;
    const takeOver = () => isShown && setRecent(known());
    void connection().cache.lastOnDevice(key).then(takeOver);
    return () => {
      isShown = false;
    };
  }, []);
  // At once, also where the dialog is gone before React comes to it.
  const keep = useCallback((text: string) => {
    const others = known().filter((other) => other.toLowerCase() !== text.toLowerCase());
    const after = [text, ...others].slice(0, max);
    connection().cache.put(key, after, lifetimes.visit);
    setRecent(after);
  }, []);
  const clear = useCallback(() => {
    setRecent([]);
    // Also from a device that takes no more.
    connection().cache.discard(key);
    // An empty list is newer than what other windows hold; nothing at all would not be.
    connection().cache.put(key, [], lifetimes.visit);
  }, []);
  return { recent, keep, clear };
}

function known(): readonly string[] {
  return connection().cache.peek<string[]>(key)?.Data ?? [];
}
