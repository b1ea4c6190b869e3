import { useEffect, useState } from 'react';
import { onDevice, onTimeSet, presentTime } from './presentTime';
import { awaitMoment, onLookedAt } from './moments';

/** Milliseconds; browsers fire a timer that is set to more at once. */
const maxTimerDelay = 2_000_000_000;

/**
 * The time in milliseconds, renewed when the next of these moments comes, where the device slept
 * then as soon as somebody looks, and when the device's clock turns out to be wrong. Nothing runs
 * while there is none.
 */
export function useNow(moments: readonly number[]): number {
  const [now, setNow] = useState(presentTime);
  useEffect(() => onTimeSet(() => setNow(presentTime())), []);
  const next = Math.min(...moments.filter((moment) => moment > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(
      () => setNow(presentTime()),
      Math.min(Math.max(next - presentTime(), 0), maxTimerDelay),
    );
    const stopAwaiting = awaitMoment(onDevice(next));
    const stopLooking = onLookedAt(() => {
      if (presentTime() >= next) setNow(presentTime());
    });
    return () => {
      clearTimeout(timer);
      stopAwaiting();
      stopLooking();
    };
  }, [next, now]);
  return now;
}
