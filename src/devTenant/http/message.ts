import type { IncomingHttpHeaders } from 'node:http';

/** A request as the services of the dev tenant see it. */
export interface Received {
  method: string;
  /** Absolute address as the client used it. */
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** An answer. An object body is sent as JSON. */
export interface Answer {
  status: number;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer | object;
  /** No answer at all: the connection is kept open for ever, or closed at once. */
  silence?: 'hang' | 'drop';
}

export type Handler = (request: Received) => Answer | Promise<Answer>;

/** The one value of a header. */
export function header(request: Received, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The fields of a form or a JSON object, whichever was sent. */
export function bodyFields(request: Received): Record<string, string> {
  const text = request.body.toString('utf8');
  if (!(header(request, 'content-type') ?? '').includes('json'))
    return Object.fromEntries(new URLSearchParams(text));
  return JSON.parse(text);
}

export function cookies(request: Received): Record<string, string> {
  const pairs = (header(request, 'cookie') ?? '').split(/;\s*/).map((pair) => pair.split(/=(.*)/s));
  return Object.fromEntries(
    pairs.filter(([name]) => name).map(([name, value]) => [name, value ?? '']),
  );
}
