import { FailureError } from './failure';
import { failureWithout, type Attempt } from './failureOf';

/**
 * Reads, and gives up after `timeout` milliseconds: a `FailureError` with status 0, like that of a
 * service that cannot be reached. For reads that something else waits for; the limit of `send` is
 * for those that stand alone. An abort by the caller is passed on.
 */
export async function answeredWithin<T>(
  timeout: number,
  attempt: Attempt,
  signal: AbortSignal,
  read: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = AbortSignal.timeout(timeout);
  return read(AbortSignal.any([signal, limit])).catch((error: unknown) => {
    if (signal.aborted || !limit.aborted || error instanceof FailureError) throw error;
    throw new FailureError(failureWithout(attempt, 0, 'The service did not answer in time.'));
  });
}
