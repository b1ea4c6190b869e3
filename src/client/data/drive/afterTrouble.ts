import { FailureError } from '../connection/failure';
import { isPassing } from '../connection/handleFailure';
import { isUnreadable } from './readBytes';

/** Called with the reason why an upload waits; `undefined` when it goes on. */
export type OnWait = (reason: 'busy' | 'network' | undefined) => void;

interface Trouble {
  signal: AbortSignal;
  onWait: OnWait;
  /** How often in a row it has gone wrong already. */
  troubles: number;
  /** How often it is tried again; default 4. */
  max?: number;
}

/** Seconds; who asks for a longer wait is not waited for, the person decides. */
const maxWait = 60;

/**
 * Waits until it makes sense to try again: as long as a busy service asks, until the network is
 * back, else a moment that doubles each time. What will not pass is thrown on.
 */
export async function afterTrouble(
  error: unknown,
  { signal, onWait, troubles, max = 4 }: Trouble,
): Promise<void> {
  signal.throwIfAborted();
  if (!(error instanceof FailureError)) throw error;
  const { status, retryAfterSeconds } = error.failure;
  const asked = retryAfterSeconds ?? 2 ** troubles;
  const mayPass = isPassing(error.failure) || status === 500;
  if (!mayPass || isUnreadable(error.failure) || troubles >= max || asked > maxWait) throw error;
  onWait(status === 0 ? 'network' : 'busy');
  await wait(asked * 1_000, signal);
  if (!navigator.onLine) await online(signal);
  onWait(undefined);
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return until(signal, (resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    return () => clearTimeout(timer);
  });
}

function online(signal: AbortSignal): Promise<void> {
  return until(signal, (resolve) => {
    addEventListener('online', resolve);
    return () => removeEventListener('online', resolve);
  });
}

/** Settles when what was begun does, or with the signal. `begin` answers how to stop it. */
function until(signal: AbortSignal, begin: (resolve: () => void) => () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      stop();
      reject(signal.reason as Error);
    };
    const stop = begin(() => {
      stop();
      signal.removeEventListener('abort', abort);
      resolve();
    });
    signal.addEventListener('abort', abort, { once: true });
  });
}
