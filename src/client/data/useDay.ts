import { useEffect, useState } from 'react';
import { localDay } from '#shared/rules/time/localDays';
import { untilEndOfDay } from './cache/lifetimes';
import { onTimeSet, presentDate } from '../platform/presentTime';
import { awaitMoment, onLookedAt } from '../platform/moments';

/**
 * Today in the device's zone, such as `2026-11-23`. It changes at midnight, where nobody looks then
 * as soon as somebody does, and when the device's clock turns out to be wrong (MYDAY-44).
 */
export function useDay(): string {
  const [day, setDay] = useState(() => localDay(presentDate()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let stopAwaiting: (() => void) | undefined;
    const stopWaiting = () => {
      clearTimeout(timer);
      stopAwaiting?.();
    };
    const look = () => {
      stopWaiting();
      if (document.visibilityState === 'hidden') return;
      const now = presentDate();
      const wait = untilEndOfDay(now);
      setDay(localDay(now));
      timer = setTimeout(look, wait);
      stopAwaiting = awaitMoment(Date.now() + wait);
    };
    look();
    const stops = [onLookedAt(look), onTimeSet(look), stopWaiting];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return day;
}

/**
 * The page of a list of the day that somebody has turned to. Another day begins anew, with nothing
 * turned to.
 */
export function usePageOfDay(): [page: number | undefined, turnTo: (page: number) => void] {
  const day = useDay();
  const [turned, setTurned] = useState<{ day: string; page: number }>();
  return [turned?.day === day ? turned.page : undefined, (page) => setTurned({ day, page })];
}
