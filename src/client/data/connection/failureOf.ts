import { retryAfterSeconds } from '#shared/rules/values/retryAfter';
import type { ChangedBy, Failure } from './failure';

export interface Attempt {
  operation: string;
  url: string;
}

/** The failure of a request that got no usable answer. */
export function failureWithout(attempt: Attempt, status: number, message: string): Failure {
  return {
    status,
    operation: attempt.operation,
    url: withoutQuery(attempt.url),
    messages: [message],
    time: new Date().toISOString(),
  };
}

/**
 * The failure that an answer tells of: a problem document, a Graph or SharePoint error, or just a
 * status.
 */
export async function failureOf(attempt: Attempt, response: Response): Promise<Failure> {
  const body = (await response.json().catch(() => undefined)) as ErrorBody | undefined;
  return {
    status: response.status,
    operation: attempt.operation,
    url: withoutQuery(attempt.url),
    messages: messagesIn(body),
    time: new Date().toISOString(),
    requestId: requestIdIn(body, response.headers),
    retryAfterSeconds: retryAfterSeconds(response.headers.get('retry-after')),
    problemId: body?.id,
    ...(body?.error?.details && { details: body.error.details }),
    ...(body?.errors && { fieldErrors: body.errors }),
    ...(body?.current !== undefined && { current: body.current }),
    ...(isChangedBy(body?.changedBy) && { changedBy: body.changedBy }),
  };
}

/** Addresses are shown to people and support; what was asked for stays out. */
function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

/** The error forms of the product API (RFC 9457), Graph and SharePoint (old and new) in one. */
interface ErrorBody {
  id?: string;
  title?: string;
  detail?: string;
  instance?: string;
  errors?: Record<string, string[]>;
  current?: unknown;
  changedBy?: unknown;
  error?: {
    message?: string | { value?: string };
    details?: readonly unknown[];
    innerError?: { 'request-id'?: string };
  };
  'odata.error'?: { message?: { value?: string } };
}

function isChangedBy(value: unknown): value is ChangedBy {
  return (
    typeof value === 'object' &&
    value !== null &&
    'UpnId' in value &&
    'DisplayName' in value &&
    'DateTime' in value
  );
}

function messagesIn(body: ErrorBody | undefined): string[] {
  const fieldMessages = Object.entries(body?.errors ?? {}).flatMap(([field, texts]) =>
    texts.map((text) => (field ? `${field}: ${text}` : text)),
  );
  const foreign = textOf(body?.error?.message) ?? body?.['odata.error']?.message?.value;
  return [body?.title, body?.detail, foreign, ...fieldMessages].filter(
    (text) => typeof text === 'string' && text !== '',
  ) as string[];
}

function textOf(message: string | { value?: string } | undefined): string | undefined {
  return typeof message === 'string' ? message : message?.value;
}

function requestIdIn(body: ErrorBody | undefined, headers: Headers): string | undefined {
  return (
    body?.instance ??
    body?.error?.innerError?.['request-id'] ??
    headers.get('request-id') ??
    headers.get('sprequestguid') ??
    undefined
  );
}
