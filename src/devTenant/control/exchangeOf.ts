import type { Answer, Received } from '../http/message';
import type { Exchange, ServiceName } from './exchange';

/** A request and its answer as tests get them. */
export function exchangeOf(
  service: ServiceName,
  request: Received,
  answer: Answer,
  facts: Pick<Exchange, 'inBatch' | 'injected'>,
): Exchange {
  return {
    service,
    method: request.method,
    url: request.url.href,
    requestHeaders: flat(request.headers),
    requestBody: parsed(request.body),
    status: answer.status,
    responseHeaders: flat(answer.headers ?? {}),
    responseBody:
      typeof answer.body === 'object' && !Buffer.isBuffer(answer.body)
        ? JSON.parse(JSON.stringify(answer.body))
        : answer.body,
    ...facts,
  };
}

function flat(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}

function parsed(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return body;
  }
}
