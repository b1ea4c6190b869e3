import { LRUCache } from 'lru-cache';
import { ProblemError } from './problems';

/** Counts requests by key and refuses those beyond the limit. */
export interface RateLimit {
  /** @throws ProblemError `tooManyRequests` with the seconds to wait. */
  count(key: string): void;
}

const windowLength = 60_000;

interface Window {
  used: number;
  /** Milliseconds since 1970. */
  ends: number;
}

/**
 * A limit of requests a minute for each key, counted in fixed windows in this process. At most 50,000 keys are remembered;
 * the longest unused is forgotten first. `limit` 0: no limit.
 */
export function createRateLimit(limit: number, now: () => Date): RateLimit {
  if (limit === 0) return { count: () => undefined };
  const windows = new LRUCache<string, Window>({ max: 50_000 });
  return {
    count(key) {
      const time = now().getTime();
      const open = windows.get(key);
      if (!open || open.ends <= time) {
        windows.set(key, { used: 1, ends: time + windowLength });
      } else if (++open.used > limit) {
        throw new ProblemError('tooManyRequests', { retryAfter: (open.ends - time) / 1000 });
      }
    },
  };
}
