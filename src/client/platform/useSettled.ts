import { useCallback, useEffect, useState } from 'react';

/** The value once it has not changed for `delay` milliseconds; the function settles it at once. */
export function useSettled(
  value: string,
  delay: number,
): [settled: string, settle: (now: string) => void] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return [settled, useCallback((now: string) => setSettled(now), [])];
}
