import { retryAfterSeconds } from '#shared/rules/values/retryAfter';
import { ProblemError } from '../http/answers/problems';
import { askService } from './askService';

/** The service no longer takes the token; another one may help. */
export class TokenRefusedError extends ProblemError {
  constructor() {
    super('consentNeeded');
  }
}

/** The requested thing does not exist at the service. */
export class MissingError extends ProblemError {
  constructor(service: Service = 'SharePoint') {
    super('serviceFailed', { detail: `${service} doesn't know what was asked for.` });
  }
}

/** A service's name, as problems say it. */
export type Service = 'SharePoint' | 'Microsoft Graph';

interface ReadOptions {
  /** Sent as JSON, with POST. */
  body?: object | undefined;
  /** Default: SharePoint. */
  service?: Service;
  /** Milliseconds; default 15 seconds. */
  timeLimit?: number;
}

const usualTimeLimit = 15_000;

/**
 * Reads JSON from a Microsoft service with a token.
 * @throws ProblemError `forbidden`, `tooManyRequests`, `serviceAway` (both with the service's
 *   Retry-After) or `serviceFailed`
 * @throws TokenRefusedError, MissingError
 */
export async function readJson<T = unknown>(
  address: string,
  headers: Record<string, string>,
  { body, service = 'SharePoint', timeLimit = usualTimeLimit }: ReadOptions = {},
): Promise<T> {
  const signal = AbortSignal.timeout(timeLimit);
  const response = await askService(address, { headers, body, signal });
  if (!response.ok) {
    await response.body?.cancel();
    throw problemOf(response, service);
  }
  return response.json().catch(() => {
    throw signal.aborted
      ? new ProblemError('serviceAway')
      : new ProblemError('serviceFailed', {
          detail: `${service} answered with something other than JSON.`,
        });
  });
}

const refusals: Readonly<Record<Service, string>> = {
  SharePoint:
    "SharePoint doesn't let you read this; it needs a Microsoft 365 licence with SharePoint.",
  'Microsoft Graph': "Microsoft Graph doesn't let you read this; the portal may lack a permission.",
};

function problemOf({ status, headers }: Response, service: Service): ProblemError {
  const wait = retryAfterSeconds(headers.get('retry-after')) ?? 5;
  if (status === 401) return new TokenRefusedError();
  if (status === 404) return new MissingError(service);
  if (status === 403) return new ProblemError('forbidden', { detail: refusals[service] });
  if (status === 429) return new ProblemError('tooManyRequests', { retryAfter: wait });
  if (status >= 500 && status !== 501) return new ProblemError('serviceAway', { retryAfter: wait });
  return new ProblemError('serviceFailed', {
    detail: `${service} answered with status ${status}.`,
  });
}
