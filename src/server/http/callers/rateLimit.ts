import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ProblemError } from '../answers/problems';

/** Counts requests by key and refuses those beyond the limit. */
export interface RateLimit {
  /** Rejects with ProblemError `tooManyRequests` and the seconds to wait. */
  count(key: string): Promise<void>;
}

const seconds = 60;

/** A limit of requests a minute for each key, counted in this process. `limit` 0: no limit. */
export function createRateLimit(limit: number): RateLimit {
  if (limit === 0) return { count: async () => undefined };
  const limiter = new RateLimiterMemory({ points: limit, duration: seconds });
  return {
    async count(key) {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes)
          throw new ProblemError('tooManyRequests', { retryAfter: refusal.msBeforeNext / 1000 });
        throw refusal;
      }
    },
  };
}
