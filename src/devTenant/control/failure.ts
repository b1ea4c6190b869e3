import type { Answer } from '../http/message';
import type { ServiceName } from './exchange';

/** A failure to be answered instead of the real thing. */
export interface Failure {
  /** Every service when left out. */
  service?: ServiceName;
  method?: string;
  /** Part of the path and query; `*` stands for anything. Everything when left out. */
  path?: string;
  /** Default 503. */
  status?: number;
  /** Seconds for the Retry-After header. */
  retryAfter?: number;
  /** How often; for ever when left out. */
  times?: number;
  /** No answer: the connection stays open for ever (`hang`) or is closed (`drop`). */
  silence?: 'hang' | 'drop';
  /** Instead of the service's usual error body. */
  body?: object;
}

export function matches(
  failure: Failure,
  service: ServiceName,
  method: string,
  path: string,
): boolean {
  if (failure.service && failure.service !== service) return false;
  if (failure.method && failure.method.toUpperCase() !== method) return false;
  if (!failure.path) return true;
  const pattern = failure.path
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(pattern, 'i').test(path);
}

/** The answer a failure stands for, in the service's own shape. */
export function failureAnswer(failure: Failure, service: ServiceName, now: Date): Answer {
  if (failure.silence) return { status: 0, silence: failure.silence };
  const status = failure.status ?? 503;
  return {
    status,
    headers: {
      // The parts of a batch say for themselves what they are.
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'Retry-After, request-id, client-request-id',
      ...(failure.retryAfter === undefined ? {} : { 'retry-after': String(failure.retryAfter) }),
    },
    body: failure.body ?? usualBody(service, status, now),
  };
}

const codes: Record<number, [code: string, message: string]> = {
  401: ['InvalidAuthenticationToken', 'Access token has expired or is not yet valid.'],
  403: ['accessDenied', 'Access denied.'],
  404: ['itemNotFound', 'The resource could not be found.'],
  409: ['nameAlreadyExists', 'An item with the same name already exists under the parent.'],
  416: ['invalidRange', 'The range is not the expected one.'],
  423: ['resourceLocked', 'The resource you are attempting to access is locked.'],
  429: ['TooManyRequests', 'Too many requests. Wait before you try again.'],
  500: ['generalException', 'General exception while processing.'],
  502: ['badGateway', 'The gateway got an invalid answer.'],
  503: ['serviceNotAvailable', 'The service is not available. Try again after a delay.'],
  504: ['gatewayTimeout', 'The server did not answer in time.'],
  507: ['quotaLimitReached', 'Insufficient space available.'],
};

function usualBody(service: ServiceName, status: number, now: Date): object {
  const [code, message] = codes[status] ?? ['generalException', 'The request failed.'];
  if (service === 'identity')
    return {
      error: 'temporarily_unavailable',
      error_description: `AADSTS90033: ${message}`,
      error_codes: [90033],
    };
  if (service === 'sharepoint') return { error: { code: `-1, ${code}`, message } };
  return {
    error: {
      code,
      message,
      innerError: {
        date: now.toISOString().slice(0, 19),
        'request-id': 'injected',
        'client-request-id': 'injected',
      },
    },
  };
}
