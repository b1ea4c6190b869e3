import { useEffect, useState } from 'react';
import { awaitMoment } from './moments';

/** Milliseconds; browsers fire a timer that is set to more at once. */
const longestTimer = 2_000_000_000;

/**
 * The time in milliseconds, renewed when the next of these moments comes. Nothing runs while there
 * is none.
 */
export function useNow(moments: readonly number[]): number {
  const [now, setNow] = useState(Date.now);
  const next = Math.min(...moments.filter((moment) => moment > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(
      () => setNow(Date.now()),
      Math.min(Math.max(next - Date.now(), 0), longestTimer),
    );
    const stopAwaiting = awaitMoment(next);
    return () => {
      clearTimeout(timer);
      stopAwaiting();
    };
  }, [next, now]);
  return now;
}
