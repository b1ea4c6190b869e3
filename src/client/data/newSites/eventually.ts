import { sleep } from '../connection/send';
import { failureIn } from '../connection/failure';

/**
 * Seconds between tries: a new group is known to all parts of Microsoft 365 only after a while.
 * Source: Graph, "Create team from group".
 */
const waits = [1, 2, 4, 8, 10, 10, 10, 15];
/**
 * Nobody's yet, not there yet, too many requests, and services that are away for a moment; nothing
 * was done.
 */
const passing = new Set([403, 404, 429, 503]);

/**
 * Does what may be too early, until it is not; begins nothing more once the signal says so. Throws
 * the last `FailureError`.
 */
export async function eventually<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const wait of waits) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      const { status, retryAfterSeconds } = failureIn(error);
      if (!passing.has(status)) throw error;
      await sleep((retryAfterSeconds ?? wait) * 1_000, signal);
    }
  }
  return work();
}
