import { useEffect, useEffectEvent } from 'react';
import { useNow } from './useNow';

/**
 * Milliseconds after a start at which a page asks for what has begun; again, because the server's
 * clock may be behind the device's, and names nothing later than this start for a minute.
 */
const askAfter = [500, 30_000, 65_000, 300_000];

/**
 * Calls back when something begins at this moment (ISO 8601), and three times later. Nothing happens
 * without one.
 */
export function useAtStart(moment: string | null | undefined, ask: () => void): void {
  const start = moment ? Date.parse(moment) : Infinity;
  const now = useNow(askAfter.map((wait) => start + wait));
  const onStart = useEffectEvent(ask);
  useEffect(() => {
    if (now > start) onStart();
  }, [start, now]);
}
