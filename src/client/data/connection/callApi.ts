import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '#shared/contract/call';
import type { Contract } from '#shared/contract/index';
import { connection } from './connection';
import { bytesOf, isFile, jsonOf, send, type Outgoing } from './send';

export type ApiCall = keyof Contract;
export type ApiAnswer<K extends ApiCall> = AnswerOf<Contract[K]>;

/** The calls that store something. */
type WriteCall = {
  [K in ApiCall]: K extends `GET ${string}`
    ? never
    : Contract[K] extends { isRead: true }
      ? never
      : K;
}[ApiCall];

/** The calls that store nothing. */
export type ReadCall = Exclude<ApiCall, WriteCall>;

/**
 * The fields that make a write safe to send again, and safe against overwriting somebody else's.
 */
interface WriteInput {
  /**
   * Equal for what is to be done once, however often it is sent; default: one of this call's own.
   */
  idempotencyKey?: string;
  /** Of what it was made from; for calls that do not have it in the body. */
  version?: string;
}

/** The version that a write was made from is never left out, though the API takes writes without. */
type Versioned<Body> = Body & Required<Pick<Body, keyof Body & ('Modified' | 'LastModified')>>;
type InputBody<C> = C extends { version: 'body' } ? Versioned<BodyOf<C>> : BodyOf<C>;
type InputVersion<C> = C extends { version: 'header' }
  ? { version: string }
  : { version?: undefined };

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [P in Name]?: undefined }
  : Partial<Value> extends Value
    ? Partial<Record<Name, Value>>
    : Record<Name, Value>;

/**
 * The input of a call of the product API: the parts that its contract names, and how to wait for
 * it.
 */
export type ApiInput<K extends ApiCall> = Part<'params', ParamsOf<Contract[K]>> &
  Part<'query', QueryOf<Contract[K]>> &
  Part<'body', InputBody<Contract[K]>> &
  InputVersion<Contract[K]> &
  (K extends WriteCall ? Pick<WriteInput, 'idempotencyKey'> : { idempotencyKey?: undefined }) & {
    /** The operation, in the words of the screen; goes into the failure. */
    operation: string;
    signal?: AbortSignal;
    /** How often a reading call is repeated at most when the service is busy; default 2. */
    retries?: number;
    /** The request outlives the page. */
    keepalive?: boolean;
  };

/** Calls the product API. Throws a `FailureError`; an abort is passed on as it is. */
export async function callApi<K extends ApiCall>(
  call: K,
  input: ApiInput<K>,
): Promise<ApiAnswer<K>> {
  const [method, path] = call.split(' ') as [string, string];
  const { params, query, body } = partsOf(input);
  const { operation, signal, retries, keepalive } = input;
  const isRead = method === 'GET';
  const request: Outgoing = {
    url: `${location.origin}/api${fill(path, params)}${queryString(query)}`,
    method,
    headers: isRead ? {} : writeHeaders(partsOf(input)),
    isOnce: !isRead,
    body: body === undefined ? undefined : JSON.stringify(body),
    scopes: [connection().config.apiScope],
    operation,
    signal,
    retries,
    keepalive,
    takesFiles: true,
  };
  return (await answerOf(request, await send(request))) as ApiAnswer<K>;
}

function writeHeaders({
  body,
  version,
  idempotencyKey = crypto.randomUUID(),
}: InputParts): Record<string, string> {
  return {
    'idempotency-key': idempotencyKey,
    ...(version !== undefined && { 'if-match': `"${version}"` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
}

interface InputParts extends WriteInput {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The parts of a request, whichever call it is. */
export function partsOf<K extends ApiCall>(input: ApiInput<K>): InputParts {
  return input as InputParts;
}

function answerOf(request: Outgoing, response: Response): Promise<unknown> | undefined {
  if (response.status === 204) return undefined;
  const type = response.headers.get('content-type') ?? '';
  if (isFile(response)) return bytesOf(request, response);
  return type.startsWith('text/plain') ? response.text() : jsonOf(request, response);
}

function fill(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]!));
}

function queryString(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
