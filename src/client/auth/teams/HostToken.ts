import { authentication } from '@microsoft/teams-js';
import { withinTime } from '../../platform/withinTime';
import { TokenError } from '../TokenError';
import { claimsOf } from '../tokenClaims';

/** Milliseconds before its end at which a token is renewed. */
const margin = 300_000;
/** Milliseconds that the host may take. */
const timeout = 10_000;

/**
 * The token for the product API by Teams' silent single sign-on (AUTH-02). Nothing opens for it.
 */
export class HostToken {
  private known: { token: string; expiresAt: number } | undefined;
  private running: Promise<string> | undefined;

  /**
   * `renew`: a service refused the present one. Rejects when interaction is needed, for whatever
   * reason the host gives.
   */
  async get(renew = false): Promise<string> {
    if (!renew && this.known && this.known.expiresAt - margin > Date.now()) return this.known.token;
    this.running ??= this.read().finally(() => (this.running = undefined));
    return this.running;
  }

  private async read(): Promise<string> {
    try {
      const token = await withinTime(authentication.getAuthToken({ silent: true }), timeout);
      this.known = { token, expiresAt: claimsOf(token).expiresAt };
      return token;
    } catch {
      throw new TokenError(navigator.onLine ? 'refused' : 'offline', 'interaction_required');
    }
  }
}
