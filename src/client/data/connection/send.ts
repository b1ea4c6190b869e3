import { isRecord } from '#shared/rules/values/records';
import { retryAfterSeconds } from '#shared/rules/values/retryAfter';
import type { TokenOptions } from '../../auth/SignInStrategy';
import { TokenError } from '../../auth/TokenError';
import { getToken } from '../../auth/tokens';
import { onAbort, unlessAborted } from '../../platform/onAbort';
import { noteServerTime } from '../../platform/presentTime';
import { withinTime } from '../../platform/withinTime';
import { connection } from './connection';
import { FailureError, type Failure } from './failure';
import { failureWithoutToken } from './failureWithoutToken';
import { failureOf, failureWithout } from './failureOf';
import { mayReceive } from './resources';

export interface Outgoing {
  url: string;
  /** Default GET. */
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Scopes of the one resource that the address belongs to. */
  scopes: string[];
  operation: string;
  signal?: AbortSignal;
  /** May be sent more than once without harm; default: GET is, the rest is not. */
  safe?: boolean;
  /** Has a key by which the service does it once: it is repeated once where no answer came. */
  isOnce?: boolean;
  /**
   * How often a safe request is repeated at most, when it failed at once or the service is busy;
   * default 2.
   */
  retries?: number;
  /**
   * Milliseconds until an answer begins; who is silent for longer fails as `isSilent`. Left out: as
   * long as the whole answer may take.
   */
  beginsWithin?: number;
  /** The request outlives the page. */
  keepalive?: boolean;
  /** Who reads the answer takes a file with `bytesOf`, which watches that it keeps coming. */
  takesFiles?: boolean;
}

/** Milliseconds after which an answer is given up, or a file of which nothing more has come. */
const timeLimit = 30_000;
/** Seconds; a service that asks for a longer wait is not waited for, the person decides. */
const maxWait = 10;
/** Seconds, doubled with each repeat, where a busy service names none, or none that can be read. */
export const defaultWait = 2;
const passing = new Set([429, 502, 503, 504]);

/**
 * Sends one request with the person's token for its resource and gives the answer if it is a
 * success. Everything else is a `FailureError`; an abort by the caller is passed on as it is.
 */
export async function send(request: Outgoing): Promise<Response> {
  let refused: string | undefined;
  const sent = (token: string) => (refused = token);
  let response = await sendPatiently(request, { interactive: true }, sent);
  for (const ask of [false, true]) {
    const renewal = await renewalAfter(response);
    if (!renewal) break;
    const wish = { interactive: true, ...renewal, ...(ask ? { ask } : { refused }) };
    response = await sendPatiently(request, wish);
  }
  if (!response.ok) throw new FailureError(await failureOf(request, response));
  return response;
}

/**
 * The token that may be taken where this one was not; none where another makes no difference.
 * Claims are believed of the portal's own server.
 */
async function renewalAfter(
  response: Response,
): Promise<Pick<TokenOptions, 'renew' | 'claims'> | undefined> {
  if (response.status === 401) return { renew: true };
  if (response.status !== 403 || !response.url.startsWith(`${location.origin}/`)) return undefined;
  const problem = await response
    .clone()
    .json()
    .catch(() => undefined);
  const claims: unknown = isRecord(problem) ? problem.claims : undefined;
  return typeof claims === 'string' ? { renew: true, claims } : undefined;
}

/** Reads an answer's JSON; what cannot be read is a failure of the service (502). */
export async function jsonOf<T>(
  request: Pick<Outgoing, 'operation' | 'url' | 'signal'>,
  response: Response,
): Promise<T> {
  const text = await response.text().catch((error: unknown) => fail(request, error));
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new FailureError(failureWithout(request, 502, 'The answer could not be read.'));
  }
}

/** Is the answer a file, which is saved? */
export function isFile({ headers }: Response): boolean {
  return (
    headers.get('content-disposition')?.startsWith('attachment') === true ||
    headers.get('content-type')?.startsWith('application/zip') === true
  );
}

/** The bytes of an answer that is a file, which is given up once nothing more comes of it. */
export async function bytesOf(
  request: Pick<Outgoing, 'operation' | 'url' | 'signal'>,
  response: Response,
): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  const parts: Uint8Array[] = [];
  const next = () => reader && withinTime(reader.read(), timeLimit);
  try {
    for (let part = await next(); part?.value; part = await next()) parts.push(part.value);
    const bytes = new Uint8Array(parts.reduce((total, { length }) => total + length, 0));
    let end = 0;
    for (const part of parts) {
      bytes.set(part, end);
      end += part.length;
    }
    return bytes;
  } catch (error) {
    void reader?.cancel().catch(() => undefined);
    return fail(request, error);
  }
}

async function sendPatiently(
  request: Outgoing,
  wish: TokenOptions,
  sent?: (token: string) => void,
): Promise<Response> {
  const isSafe = request.safe ?? (request.method ?? 'GET') === 'GET';
  const last = isSafe ? (request.retries ?? 2) : request.isOnce ? 1 : 0;
  for (let repeat = 0; ; repeat += 1) {
    let isSilent = false;
    const answer = await sendOnce(request, wish, sent).catch((error: unknown) => {
      isSilent = isTimeout(error);
      return afterwards(request, error);
    });
    // Who was silent for the whole time would most likely be so again: the person has waited long
    // enough.
    const mayRepeat = repeat < last && !isSilent && (isSafe || !(answer instanceof Response));
    const wait = mayRepeat ? secondsToWait(answer, repeat) : undefined;
    if (wait === undefined) return answer instanceof Response ? answer : raise(answer);
    await sleep(wait * 1_000, request.signal);
  }
}

async function sendOnce(
  request: Outgoing,
  wish: TokenOptions,
  sent?: (token: string) => void,
): Promise<Response> {
  const { config } = connection();
  const address = new URL(request.url);
  if (!request.scopes.every((scope) => mayReceive(address, scope, config, location.origin))) {
    throw new Error(
      `${request.operation}: a token for ${request.scopes.join(' ')} must not be sent to ${address.origin}.`,
    );
  }
  const token = await unlessAborted(getToken(request.scopes, wish), request.signal);
  sent?.(token);
  const begins = new AbortController();
  const whole = AbortSignal.timeout(timeLimit);
  const goOn = onAbort(whole, () => begins.abort(whole.reason));
  const giveUp = () => begins.abort(new DOMException('No answer began.', 'TimeoutError'));
  const timeout = setTimeout(giveUp, request.beginsWithin ?? timeLimit);
  const askedAt = Date.now();
  const answer = await fetch(request.url, {
    method: request.method ?? 'GET',
    headers: { accept: 'application/json', ...request.headers, authorization: `Bearer ${token}` },
    body: request.body,
    keepalive: request.keepalive,
    signal: request.signal ? AbortSignal.any([begins.signal, request.signal]) : begins.signal,
    // A redirect could carry the token to another origin.
    redirect: 'error',
    credentials: 'omit',
  }).finally(() => clearTimeout(timeout));
  // A long file may take its time, as long as it keeps coming.
  if (request.takesFiles && isFile(answer)) goOn();
  // Other services do not let a page read when they answered.
  if (address.origin === location.origin) noteServerTime(answer.headers.get('date'), askedAt);
  return answer;
}

/**
 * The failure of a request without an answer; anything that is not about the network is thrown on.
 */
function afterwards(request: Outgoing, error: unknown): Failure {
  if (request.signal?.aborted) throw error;
  if (error instanceof TokenError) return failureWithoutToken(request, error);
  // By name, as below: fetch may come from another realm than this code.
  if ((error as Error).name === 'TypeError')
    return failureWithout(request, 0, 'The service could not be reached.');
  if (isTimeout(error))
    return { ...failureWithout(request, 0, 'The service did not answer in time.'), isSilent: true };
  throw error;
}

function isTimeout(error: unknown): boolean {
  return (error as Error).name === 'TimeoutError';
}

function fail(request: Pick<Outgoing, 'operation' | 'url' | 'signal'>, error: unknown): never {
  if (request.signal?.aborted) throw error;
  throw new FailureError(failureWithout(request, 0, 'The answer broke off.'));
}

function raise(failure: Failure): never {
  throw new FailureError(failure);
}

/** How long to wait before asking again; nothing when asking again would not help. */
function secondsToWait(answer: Response | Failure, repeat: number): number | undefined {
  if (!(answer instanceof Response))
    return answer.status === 0 && navigator.onLine ? 0.3 * 2 ** repeat : undefined;
  if (!passing.has(answer.status)) return undefined;
  const asked = retryAfterSeconds(answer.headers.get('retry-after'));
  if (asked === undefined) return (answer.status === 429 ? defaultWait : 0.3) * 2 ** repeat;
  return asked <= maxWait ? asked : undefined;
}

/** Rejects when the signal says so. */
export async function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const time = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await unlessAborted(time, signal).finally(() => clearTimeout(timer));
}
