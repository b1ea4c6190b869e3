import { useCallback, useEffect, useRef } from 'react';

/** Tells, also to what runs on after it, whether the part of the page that uses this still stands. */
export function useIsThere(): () => boolean {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);
  return useCallback(() => isThere.current, []);
}
