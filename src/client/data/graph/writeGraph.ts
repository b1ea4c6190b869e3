import { demandLicence } from '../connection/demandLicence';
import { FailureError } from '../connection/failure';
import { graphUrlOf, tokenScopes } from './graphAddress';
import { jsonOf, send, sleep, defaultWait } from '../connection/send';

/** Seconds; a service that asks for a longer wait is not waited for. */
const maxWait = 10;

export interface GraphWrite {
  /** Default POST. */
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Names of the permissions, least privilege (AUTH-38). */
  scopes: string[];
  /** The operation, in the words of the screen. */
  operation: string;
  body?: object;
  /** The state that a change is made from, where the service wants to know. */
  etag?: string;
  /** Answers the state after the write, where the service has to be asked for that. */
  wantsAnswer?: boolean;
  /** Only asks, and can be repeated. */
  safe?: boolean;
  signal?: AbortSignal;
  /** Called before the one wait for a service that is busy. */
  onWait?: (seconds: number) => void;
}

/**
 * Changes something by Graph; answers what it says of it, or nothing. A service that is too busy
 * has done nothing: it is waited for once, as long as it asks. Throws a `FailureError`.
 */
export async function writeGraph<T>(path: string, write: GraphWrite): Promise<T | undefined> {
  await demandLicence({ operation: write.operation, url: graphUrlOf(path) });
  try {
    return await sendOnce<T>(path, write);
  } catch (error) {
    const seconds = secondsToWait(error);
    if (seconds === undefined) throw error;
    write.onWait?.(seconds);
    await sleep(seconds * 1_000, write.signal);
    return sendOnce<T>(path, write);
  }
}

async function sendOnce<T>(path: string, write: GraphWrite): Promise<T | undefined> {
  const { method = 'POST', scopes, operation, body, etag, wantsAnswer, safe, signal } = write;
  const request = {
    url: graphUrlOf(path),
    method,
    scopes: tokenScopes(scopes),
    operation,
    signal,
    safe: safe ?? false,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(etag && { 'if-match': etag }),
      ...(wantsAnswer && { prefer: 'return=representation' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  };
  const response = await send(request);
  return [200, 201, 207].includes(response.status) ? jsonOf<T>(request, response) : undefined;
}

function secondsToWait(error: unknown): number | undefined {
  const failure = error instanceof FailureError ? error.failure : undefined;
  const { retryAfterSeconds: seconds = defaultWait } = failure ?? {};
  return failure?.status === 429 && seconds <= maxWait ? seconds : undefined;
}
