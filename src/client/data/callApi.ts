import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '#shared/contract/call';
import type { Contract } from '#shared/contract/index';
import { connection } from './connection';
import { bytesOf, jsonOf, send, type Outgoing } from './send';

export type ApiCall = keyof Contract;
export type ApiAnswer<K extends ApiCall> = AnswerOf<Contract[K]>;

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [P in Name]?: undefined }
  : Record<Name, Value>;

/**
 * What a call of the product API takes: the parts that its contract names, and how to wait for it.
 */
export type ApiInput<K extends ApiCall> = Part<'params', ParamsOf<Contract[K]>> &
  Part<'query', QueryOf<Contract[K]>> &
  Part<'body', BodyOf<Contract[K]>> & {
    /** What is being done, in the words of the screen; goes into the failure. */
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
  const request: Outgoing = {
    url: `${location.origin}/api${fill(path, params)}${queryString(query)}`,
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    scopes: [connection().config.apiScope],
    operation,
    signal,
    retries,
    keepalive,
  };
  return (await answerOf(request, await send(request))) as ApiAnswer<K>;
}

interface InputParts {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** What is asked for, whichever call it is. */
export function partsOf<K extends ApiCall>(input: ApiInput<K>): InputParts {
  return input as InputParts;
}

function answerOf(request: Outgoing, response: Response): Promise<unknown> | undefined {
  if (response.status === 204) return undefined;
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/zip')) return bytesOf(request, response);
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
