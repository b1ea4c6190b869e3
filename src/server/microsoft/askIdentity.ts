import type {
  AuthenticationResult,
  ConfidentialClientApplication,
  INetworkModule,
  NetworkRequestOptions,
} from '@azure/msal-node';
import { authorityOf } from '../authority';
import type { Config } from '../config';
import { ProblemError } from '../http/answers/problems';
import { isRecord } from '#shared/rules/values/records';
import { retryAfterSeconds } from '#shared/rules/values/retryAfter';

/** An access token of a service. */
export interface IssuedToken {
  token: string;
  /** Milliseconds that it lives from now on. */
  lifetime: number;
}

const timeLimit = 10_000;

/**
 * Asks the identity service for a token with the portal's own secret. MSAL is loaded here and not
 * before, and lives for one question: its own cache would grow with every person.
 * @throws ProblemError `consentNeeded`, `tokenExpired`, `tokenInvalid`, `identityAway`,
 *   `notConfigured` or `serviceFailed`
 */
export async function askIdentity(
  config: Config,
  question: (application: ConfidentialClientApplication) => Promise<AuthenticationResult | null>,
): Promise<IssuedToken> {
  const { clientId, clientSecret } = config;
  if (!clientSecret)
    throw new ProblemError('notConfigured', {
      detail: "The server has no CLIENT_SECRET, without which it can't ask Microsoft for anything.",
    });
  const { ConfidentialClientApplication: Application } = await import('@azure/msal-node');
  const network = new IdentityNetwork();
  const application = new Application({
    auth: { clientId, clientSecret, ...authorityOf(config) },
    system: { networkClient: network },
  });
  const result = await question(application).catch((error: unknown) => {
    throw network.trouble ?? problemOf(error);
  });
  if (!result?.accessToken)
    throw new ProblemError('serviceFailed', {
      detail: 'The identity service answered without a token.',
    });
  return { token: result.accessToken, lifetime: (result.expiresOn?.getTime() ?? 0) - Date.now() };
}

/**
 * Sends MSAL's requests with a time limit and without following redirects: they carry the client
 * secret.
 */
class IdentityNetwork implements INetworkModule {
  /** Why the service was not there, which MSAL's own error would no longer say. */
  trouble: ProblemError | undefined;

  sendGetRequestAsync<T>(url: string, options?: NetworkRequestOptions) {
    return this.#send<T>('GET', url, options);
  }

  sendPostRequestAsync<T>(url: string, options?: NetworkRequestOptions) {
    return this.#send<T>('POST', url, options);
  }

  async #send<T>(method: string, url: string, { headers, body: sent }: NetworkRequestOptions = {}) {
    try {
      const response = await fetch(url, {
        method,
        ...(headers && { headers }),
        ...(sent !== undefined && { body: sent }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimit),
      });
      if (response.status === 429 || response.status >= 500)
        throw new ProblemError('identityAway', seconds(response));
      const body: T = await response.json();
      return {
        status: response.status,
        headers: plainHeaders(response.headers),
        body,
      };
    } catch (error) {
      this.trouble = error instanceof ProblemError ? error : new ProblemError('identityAway');
      throw this.trouble;
    }
  }
}

function plainHeaders(headers: Headers): Record<string, string> {
  const plain: Record<string, string> = {};
  headers.forEach((value, name) => (plain[name] = value));
  return plain;
}

function seconds({ headers }: Response): { retryAfter?: number } {
  const value = retryAfterSeconds(headers.get('retry-after'));
  return value === undefined ? {} : { retryAfter: value };
}

/**
 * Entra's codes are in its documentation of AADSTS errors; 500133 is an assertion that has expired.
 */
function problemOf(error: unknown): ProblemError {
  const { name, errorCode, errorNo, claims }: Record<string, unknown> = isRecord(error)
    ? error
    : {};
  if (name === 'InteractionRequiredAuthError')
    return new ProblemError(
      'consentNeeded',
      typeof claims === 'string' && claims ? { claims } : {},
    );
  if (errorNo === '500133') return new ProblemError('tokenExpired');
  if (errorCode === 'invalid_grant') return new ProblemError('tokenInvalid');
  return new ProblemError('serviceFailed', {
    detail:
      'The identity service refused the portal itself ' +
      `(${errorNo ? `AADSTS${errorNo}` : (errorCode ?? 'no code')}).`,
  });
}
