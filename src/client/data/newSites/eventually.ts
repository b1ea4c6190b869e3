import { sleep } from '../connection/send';
import { failureIn } from '../connection/failure';
import type { Making } from './making';

/**
 * Seconds between tries: a new group is known to all parts of Microsoft 365 only after a while.
 * Source: Graph, "Create team from group".
 */
const waits = [1, 2, 4, 8, 10, 10, 10, 15];
/** Not there yet, too many requests, and services that are away for a moment; nothing was done. */
const passing = new Set([404, 429, 503]);
/** Milliseconds in which a new group may refuse its owner, whom it does not know yet. */
const newFor = 120_000;

/**
 * Does what may be too early, until it is not; begins nothing more once the signal says so. Throws
 * the last `FailureError`.
 */
export async function eventually<T>(
  work: () => Promise<T>,
  { signal, state }: Pick<Making, 'signal' | 'state'>,
): Promise<T> {
  const until = Date.parse(state.startedAt) + newFor;
  for (const wait of waits) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      const { status, retryAfterSeconds } = failureIn(error);
      const isTooEarly = status === 403 && Date.now() < until;
      if (!passing.has(status) && !isTooEarly) throw error;
      await sleep((retryAfterSeconds ?? wait) * 1_000, signal);
    }
  }
  return work();
}
