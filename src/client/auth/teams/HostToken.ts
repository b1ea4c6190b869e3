import { authentication } from '@microsoft/teams-js';
import { withinTime } from '../../platform/withinTime';
import type { Renewal } from '../SignInStrategy';
import { TokenError } from '../TokenError';
import { claimsOf } from '../tokenClaims';

/** Milliseconds before its end at which a token is renewed. */
const margin = 300_000;
/** Milliseconds that the host may take. */
const timeout = 10_000;
/** Reasons of hosts that speak of the network: in words, and by numbers of the Teams library. */
const networkReasons = /network|connecti|offline|timed? ?-?out/i;
const networkCodes: readonly unknown[] = [2000, 8001];

/**
 * The token for the product API by Teams' silent single sign-on (AUTH-02). Nothing opens for it.
 */
export class HostToken {
  private known: { token: string; expiresAt: number } | undefined;
  private running: Promise<string> | undefined;

  /** `ask`: how the host is asked; nothing may open for it. */
  constructor(
    private readonly ask = (claims?: string) =>
      authentication.getAuthToken({ silent: true, ...(claims && { claims: [claims] }) }),
  ) {}

  /**
   * `renew`: a service refused the present one. Rejects as `offline` when the host does not answer
   * or speaks of the network, and as `refused` for any other reason: then interaction is needed.
   */
  async get({ renew, claims }: Renewal = {}): Promise<string> {
    if (claims) return this.read(claims);
    if (!renew && this.known && this.known.expiresAt - margin > Date.now()) return this.known.token;
    this.running ??= this.read().finally(() => (this.running = undefined));
    return this.running;
  }

  private async read(claims?: string): Promise<string> {
    let hasAnswered = false;
    try {
      const asked = this.ask(claims).finally(() => (hasAnswered = true));
      const token = await withinTime(asked, timeout);
      this.known = { token, expiresAt: claimsOf(token).expiresAt };
      return token;
    } catch (error) {
      throw hasAnswered && navigator.onLine && !isOfNetwork(error)
        ? new TokenError('refused', 'interaction_required')
        : new TokenError('offline', 'host_unreached');
    }
  }
}

function isOfNetwork(error: unknown): boolean {
  const { message = '', errorCode } = (error ?? {}) as { message?: string; errorCode?: number };
  return networkReasons.test(message) || networkCodes.includes(errorCode);
}
