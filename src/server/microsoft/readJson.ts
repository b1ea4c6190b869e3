import { ProblemError } from '../http/problems';
import { retryAfter } from './retryAfter';

/** The service no longer takes the token; another one may help. */
export class TokenRefusedError extends ProblemError {
  constructor() {
    super('consentNeeded');
  }
}

/** What was asked for does not exist at the service. */
export class MissingError extends ProblemError {
  constructor() {
    super('serviceFailed', { detail: 'SharePoint does not know what was asked for.' });
  }
}

const usualTimeLimit = 15_000;

/**
 * Reads JSON from a Microsoft service with a token. Redirects are not followed: the token is for this origin only.
 * @param timeLimit milliseconds
 * @throws ProblemError `forbidden`, `tooManyRequests`, `serviceAway` (both with the service's Retry-After) or `serviceFailed`
 * @throws TokenRefusedError, MissingError
 */
export async function readJson(address: string, headers: Record<string, string>, timeLimit = usualTimeLimit): Promise<unknown> {
  const signal = AbortSignal.timeout(timeLimit);
  const response = await fetch(address, { headers, signal, redirect: 'manual' }).catch(() => {
    throw new ProblemError('serviceAway');
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw problemOf(response);
  }
  return response.json().catch(() => {
    throw signal.aborted ? new ProblemError('serviceAway') : new ProblemError('serviceFailed', { detail: 'SharePoint answered with something other than JSON.' });
  });
}

function problemOf({ status, headers }: Response): ProblemError {
  const wait = retryAfter(headers) ?? 5;
  if (status === 401) return new TokenRefusedError();
  if (status === 404) return new MissingError();
  if (status === 403) return new ProblemError('forbidden', { detail: 'SharePoint does not let you read this; it needs a Microsoft 365 licence with SharePoint.' });
  if (status === 429) return new ProblemError('tooManyRequests', { retryAfter: wait });
  if (status >= 500 && status !== 501) return new ProblemError('serviceAway', { retryAfter: wait });
  return new ProblemError('serviceFailed', { detail: `SharePoint answered with status ${status}.` });
}
