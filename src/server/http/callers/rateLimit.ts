import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { MaybePromise } from '../../maybePromise';
import { ProblemError } from '../answers/problems';

/** Counts requests by key and refuses those beyond the limit. */
export interface RateLimit {
  /** Rejects with ProblemError `tooManyRequests` and the seconds to wait. */
  count(key: string, amount?: number): MaybePromise<void>;
}

/**
 * A limit for each key, of requests a minute or of another amount in another time, counted in this
 * process. `limit` 0: no limit.
 */
export function createRateLimit(limit: number, seconds = 60): RateLimit {
  if (limit === 0) return { count: () => undefined };
  const limiter = new RateLimiterMemory({ points: limit, duration: seconds });
  return {
    async count(key, amount = 1) {
      try {
        await limiter.consume(key, amount);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes)
          throw new ProblemError('tooManyRequests', { retryAfter: refusal.msBeforeNext / 1000 });
        throw refusal;
      }
    },
  };
}
