import type { AuthenticationResult, PublicClientApplication } from '@azure/msal-browser';
import type { ClientConfig } from '#shared/clientConfig';
import { codeOf, isBlockedPopupCode, troubleOf } from '../browser/errorCodes';
import { accountOf } from '../browser/msalClient';
import { askInPopup, PopupClosed } from '../browser/popup';
import { expectAccount } from '../expectAccount';
import { isWindowLeft } from '../leftWindow';
import { clearPending, notePending } from '../pendingScopes';
import { arePopupsBlocked, notePopupsBlocked } from '../popupsBlocked';
import type { Account, SignInOutcome, SignInStrategy, TokenOptions } from '../SignInStrategy';
import { isOffline, TokenError } from '../TokenError';
import { getSilently, type Silence } from './frameClient';

/**
 * Signing in in a frame of another site: silently, then by a pop-up, then by the button
 * (AUTH-07..10). The frame never leaves its page.
 */
export class FrameSignIn implements SignInStrategy {
  private readonly who: Silence;
  private asking: Promise<string> | undefined;
  /** Asked for in a window, and not given: only a click asks again. */
  private readonly refused = new Set<string>();

  constructor(
    private readonly msal: PublicClientApplication,
    private readonly config: Pick<ClientConfig, 'apiScope' | 'tenantId'>,
    private readonly stored?: Account,
  ) {
    const accounts = msal.getAllAccounts({ tenantId: config.tenantId });
    this.who = {
      account: accounts.find(({ localAccountId }) => localAccountId === stored?.id) ?? accounts[0],
      loginHint: stored?.upn,
    };
  }

  async restore(): Promise<SignInOutcome | undefined> {
    try {
      await getSilently(this.msal, [this.config.apiScope], this.who);
      return this.who.account && { kind: 'signedIn', account: accountOf(this.who.account) };
    } catch (error) {
      return isOffline(error) && this.stored
        ? { kind: 'signedIn', account: this.stored }
        : undefined;
    }
  }

  async signIn(byClick: boolean): Promise<SignInOutcome> {
    if (!byClick && (arePopupsBlocked() || isWindowLeft())) return { kind: 'needsClick' };
    try {
      const request = {
        scopes: [this.config.apiScope],
        loginHint: this.stored?.upn,
        overrideInteractionInProgress: byClick,
      };
      return this.signedIn(await askInPopup(this.msal, request));
    } catch (error) {
      if (error instanceof PopupClosed)
        return {
          kind: 'needsClick',
          lateResult: error.result.then((result) => this.signedIn(result).account),
        };
      const code = codeOf(error);
      if (code === undefined) throw error;
      if (isBlockedPopupCode(code)) notePopupsBlocked();
      return code === 'interaction_in_progress'
        ? { kind: 'stopped' }
        : { kind: 'needsClick', trouble: troubleOf(error) };
    }
  }

  async getToken(scopes: string[], options: TokenOptions): Promise<string> {
    if (options.ask) return this.ask(scopes, options);
    try {
      return await getSilently(this.msal, scopes, this.who, options);
    } catch (error) {
      if (!options.interactive || isOffline(error)) throw error;
      return this.ask(scopes, options);
    }
  }

  async signOut(): Promise<void> {
    const { account } = this.who;
    // Blocked or closed: the person is signed out of the portal all the same.
    await this.msal.logoutPopup({ account }).catch(() => this.msal.clearCache({ account }));
    location.reload();
  }

  /**
   * One window at a time: who asks meanwhile tries again silently when the person has answered. What
   * is refused waits for a click on Sign in.
   */
  private async ask(scopes: string[], options: TokenOptions): Promise<string> {
    try {
      const token = await (this.asking
        ? this.afterQuestion(this.asking, scopes, options)
        : this.askFirst(scopes, options));
      clearPending(scopes);
      return token;
    } catch (error) {
      if (!isOffline(error)) notePending(scopes, options.claims);
      throw error;
    }
  }

  private async afterQuestion(
    asking: Promise<string>,
    scopes: string[],
    { claims }: TokenOptions,
  ): Promise<string> {
    await asking.catch(() => undefined);
    const wish = claims ? { renew: true, claims } : {};
    return this.getToken(scopes, { interactive: false, ...wish });
  }

  private async askFirst(scopes: string[], options: TokenOptions): Promise<string> {
    const key = scopes.join(' ');
    if (!options.byClick && this.refused.has(key)) throw new TokenError('refused', 'asked_already');
    this.refused.add(key);
    this.asking = this.askNow(scopes, options);
    try {
      const token = await this.asking;
      this.refused.delete(key);
      return token;
    } finally {
      this.asking = undefined;
    }
  }

  private async askNow(scopes: string[], { claims, byClick }: TokenOptions): Promise<string> {
    try {
      if (arePopupsBlocked() && !byClick) throw new TokenError('refused', 'popups_blocked');
      const { account, loginHint } = this.who;
      const result = await askInPopup(this.msal, {
        scopes,
        account,
        loginHint,
        overrideInteractionInProgress: true,
        ...(claims && { claims }),
      });
      expectAccount(result.account.localAccountId, account?.localAccountId ?? this.stored?.id);
      this.signedIn(result);
      return result.accessToken;
    } catch (error) {
      if (isBlockedPopupCode(codeOf(error))) notePopupsBlocked();
      throw error instanceof TokenError
        ? error
        : new TokenError('refused', codeOf(error) ?? 'window_closed');
    }
  }

  private signedIn(result: AuthenticationResult) {
    this.who.account = result.account;
    this.who.isDeaf = false;
    return { kind: 'signedIn' as const, account: accountOf(result.account) };
  }
}
