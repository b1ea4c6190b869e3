import { useEffect, useState } from 'react';
import { localDay } from '#shared/rules/graphTime';
import { untilEndOfDay } from '../../data/cache/lifetimes';
import { onHostEvent } from '../../host/hostEvents';

/**
 * Today where the device is, such as `2026-11-23`. It changes at midnight, and where nobody looks
 * then, as soon as somebody does (MYDAY-44).
 */
export function useDay(): string {
  const [day, setDay] = useState(() => localDay(new Date()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      const now = new Date();
      setDay(localDay(now));
      timer = setTimeout(look, untilEndOfDay(now));
    };
    look();
    const stop = onHostEvent('resume', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return day;
}
