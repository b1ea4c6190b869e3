import type { TokenOptions } from '../../auth/SignInStrategy';
import { TokenError } from '../../auth/TokenError';
import { getToken } from '../../auth/tokens';
import { unlessAborted } from '../../platform/onAbort';
import { connection } from './connection';
import { FailureError } from './failure';
import { failureOf, failureWithout } from './failureOf';
import { failureWithoutToken } from './failureWithoutToken';
import { mayReceive } from './resources';

export interface SentBytes {
  url: string;
  /** Default POST. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  bytes?: ArrayBuffer;
  /** Of the one resource that the address belongs to; none for an address that needs no token. */
  scopes: string[];
  operation: string;
  /** Told how much has been sent, 0 to 1. */
  onProgress?: (part: number) => void;
  signal: AbortSignal;
}

/** Milliseconds without any progress after which a line is given up. */
const timeout = 60_000;
/** A token that is refused is renewed, then the person is asked. */
const wishes: TokenOptions[] = [
  { interactive: true },
  { interactive: true, renew: true },
  { interactive: true, renew: true, ask: true },
];

/**
 * Sends bytes and tells how far they have come. Throws a `FailureError`; an abort is passed on as
 * it is. Nothing is sent twice by itself.
 */
export async function sendBytes(request: SentBytes): Promise<Response> {
  const answer = await answerTo(request, request.scopes.length > 0 ? wishes : [undefined]);
  if (!answer.ok) throw new FailureError(await failureOf(request, answer));
  return answer;
}

async function answerTo(
  request: SentBytes,
  [wish, ...later]: (TokenOptions | undefined)[],
  refused?: string,
): Promise<Response> {
  const token =
    wish &&
    (await unlessAborted(
      tokenFor(request, { ...wish, ...(refused && { refused }) }),
      request.signal,
    ));
  const answer = await sendOnce(request, token);
  return answer.status === 401 && later.length > 0 ? answerTo(request, later, token) : answer;
}

async function tokenFor({ operation, url, scopes }: SentBytes, wish: TokenOptions) {
  const address = new URL(url);
  if (!scopes.every((scope) => mayReceive(address, scope, connection().config, location.origin)))
    throw new Error(`${operation}: a token must not be sent to ${address.origin}.`);
  return getToken(scopes, wish).catch((error: unknown) => {
    throw error instanceof TokenError
      ? new FailureError(failureWithoutToken({ operation, url, scopes }, error))
      : error;
  });
}

/** Not `fetch`, which does not tell how much of a body has been sent. */
function sendOnce(
  { url, method = 'POST', headers = {}, bytes, operation, onProgress, signal }: SentBytes,
  token: string | undefined,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const fail = (message: string) => () =>
      reject(new FailureError(failureWithout({ operation, url }, 0, message)));
    let silence: ReturnType<typeof setTimeout>;
    const noteProgress = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        fail('The service did not answer in time.')();
        abort();
      }, timeout);
    };
    request.open(method, url);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      noteProgress();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    request.onload = () => resolve(answerOf(request));
    request.onerror = fail('The service could not be reached.');
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
    };
    signal.addEventListener('abort', abort, { once: true });
    noteProgress();
    request.send(bytes);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = lines.flatMap((line): [string, string][] => {
    const colon = line.indexOf(':');
    return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1).trim()]] : [];
  });
  return new Response(request.responseText || null, { status: request.status, headers });
}
