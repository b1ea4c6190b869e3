import { connection } from '../connection/connection';
import { unlessAborted } from '../../platform/onAbort';
import { startRead, waitFor } from './runningReads';
import type { Read } from './useRead';

/**
 * A read within another one: what is known counts, what is running is joined, and it is left when
 * `signal` says so.
 */
export function joinRead<T>(
  read: Pick<Read<T>, 'key' | 'read' | 'lifetime'>,
  signal: AbortSignal,
): Promise<T> {
  const known = connection().cache.peek<T>(read.key);
  if (known) return Promise.resolve(known.Data);
  // A signal says it once: who has left before would wait for an answer, and be waited for.
  if (signal.aborted) return Promise.reject(signal.reason as Error);
  const leave = waitFor(read.key);
  return unlessAborted(startRead({ ...read, isPart: true }), signal).finally(leave);
}
