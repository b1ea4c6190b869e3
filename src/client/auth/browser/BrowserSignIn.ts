import type {
  AccountInfo,
  AuthenticationResult,
  PublicClientApplication,
} from '@azure/msal-browser';
import type { ClientConfig } from '#shared/clientConfig';
import { clearAsked, noteAsked, wasJustAsked } from '../askedScopes';
import { expectAccount } from '../expectAccount';
import { canRemember } from '../../platform/guardedStorage';
import { mustKeepPage } from '../keptPage';
import { isWindowLeft } from '../leftWindow';
import { clearPending, notePending } from '../pendingScopes';
import { arePopupsBlocked, notePopupsBlocked } from '../popupsBlocked';
import { noteStartPage } from '../redirectAnswer';
import { signInOpensWindow } from '../signInOpensWindow';
import type { Account, SignInOutcome, SignInStrategy, TokenOptions } from '../SignInStrategy';
import { TokenError } from '../TokenError';
import { codeOf, isBlockedPopupCode, isNoAnswerCode, isOfflineCode, troubleOf } from './errorCodes';
import { accountOf, silently } from './msalClient';
import { askInPopup, PopupClosed } from './popup';

/**
 * Milliseconds: whoever is back from the identity service this soon without an answer gets the
 * button instead of a loop.
 */
const signInPause = 20_000;
/** The same for a question about single permissions. */
const permissionPause = 120_000;

/** The facts that the page has when it starts. */
export interface Found {
  /** Who was signed in on the last visit; saves the person the choice of account. */
  stored?: Account;
  /** The identity service's answer to a redirect. */
  answer?: string;
}

/** Signing in in a top-level browser tab: by redirect or in a pop-up (AUTH-11..14). */
export class BrowserSignIn implements SignInStrategy {
  private account: AccountInfo | undefined;
  private asking: Promise<string> | undefined;
  /** The token that was given last, by scopes. */
  private readonly given = new Map<string, string>();
  /** Refused by a service and not renewed: the library goes on giving it from its cache. */
  private readonly refused = new Set<string | undefined>();
  /**
   * Where the browser keeps nothing (site data blocked), no answer to a redirect would be
   * understood: it would be a loop.
   */
  private readonly canRedirect = canRemember();

  constructor(
    private readonly msal: PublicClientApplication,
    private readonly config: ClientConfig,
    private readonly found: Found = {},
  ) {}

  private get asksInWindow(): boolean {
    return signInOpensWindow(this.config);
  }

  async restore(): Promise<SignInOutcome | undefined> {
    const answer = await this.redirectAnswer();
    if (answer?.kind === 'signedIn' || answer?.kind === 'stopped') return answer;
    // A refused answer matters only to somebody who is not signed in: it may have been about one
    // permission of a widget.
    const accounts = this.msal.getAllAccounts({ tenantId: this.config.tenantId });
    this.account =
      accounts.find(({ localAccountId }) => localAccountId === this.found.stored?.id) ??
      accounts[0];
    if (this.account) return { kind: 'signedIn', account: accountOf(this.account) };
    return answer ?? this.withoutNetwork();
  }

  /**
   * The library forgets its accounts when the browser is closed, and nobody can sign in without a
   * network: the person stays, and signs in when it is back.
   */
  private withoutNetwork(): SignInOutcome | undefined {
    const { stored } = this.found;
    return stored && !navigator.onLine ? { kind: 'signedIn', account: stored } : undefined;
  }

  async signIn(byClick: boolean): Promise<SignInOutcome> {
    if (!byClick && isWindowLeft()) return { kind: 'needsClick' };
    try {
      if (this.asksInWindow && (byClick || !arePopupsBlocked())) {
        const request = { ...this.signInRequest(), overrideInteractionInProgress: byClick };
        return this.signedIn(await askInPopup(this.msal, request));
      }
    } catch (error) {
      if (error instanceof PopupClosed)
        return {
          kind: 'needsClick',
          lateResult: error.result.then((result) => this.signedIn(result).account),
        };
      if (!isBlockedPopupCode(codeOf(error))) return outcomeOf(error) ?? { kind: 'needsClick' };
      notePopupsBlocked();
    }
    return this.leave(byClick);
  }

  async getToken(scopes: string[], options: TokenOptions): Promise<string> {
    if (options.ask) return this.ask(scopes, options);
    try {
      const request = { scopes, account: this.account, forceRefresh: options.renew };
      const { accessToken } = await silently(
        this.msal.acquireTokenSilent({ ...request, ...claimsOf(options) }),
      );
      this.given.set(scopes.join(' '), accessToken);
      if (!this.refused.has(accessToken)) clearPending(scopes);
      return accessToken;
    } catch (error) {
      const code = codeOf(error) ?? 'unknown';
      if (isOfflineCode(code) || !navigator.onLine) throw new TokenError('offline', code);
      if (options.renew) this.refused.add(this.given.get(scopes.join(' ')));
      if (!options.interactive) throw new TokenError('refused', code);
      return this.ask(scopes, options);
    }
  }

  async signOut(): Promise<void> {
    await this.msal.logoutRedirect({ account: this.account });
  }

  private async redirectAnswer(): Promise<SignInOutcome | undefined> {
    try {
      const result = await this.msal.handleRedirectPromise({
        hash: this.found.answer,
        navigateToLoginRequestUrl: false,
      });
      return result ? this.signedIn(result) : undefined;
    } catch (error) {
      return outcomeOf(error);
    }
  }

  /**
   * One question at a time: who asks meanwhile tries again when the person has answered. What is
   * refused waits for a click on Sign in.
   */
  private async ask(scopes: string[], options: TokenOptions): Promise<string> {
    try {
      const token = await (this.asking
        ? this.afterQuestion(this.asking, scopes, options)
        : this.askFirst(scopes, options));
      clearPending(scopes);
      return token;
    } catch (error) {
      const refusal =
        error instanceof TokenError
          ? error
          : new TokenError('refused', codeOf(error) ?? 'window_closed');
      if (refusal.reason === 'refused') notePending(scopes, options.claims);
      throw refusal;
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
    if (!options.byClick && wasJustAsked(scopes, permissionPause))
      throw new TokenError('refused', 'asked_already');
    this.asking = this.askNow(scopes, options);
    try {
      return await this.asking;
    } finally {
      this.asking = undefined;
    }
  }

  /**
   * In a window where that is the way, and while the person writes in the page; then only a click
   * opens one, because they may be typing.
   */
  private async askNow(scopes: string[], options: TokenOptions): Promise<string> {
    const { byClick } = options;
    const whom = this.account ? { account: this.account } : { loginHint: this.found.stored?.upn };
    const request = { scopes, ...whom, ...claimsOf(options) };
    if (byClick ? this.asksInWindow || mustKeepPage() : this.asksInWindow && !arePopupsBlocked()) {
      noteAsked(scopes);
      try {
        const inWindow = { ...request, overrideInteractionInProgress: true };
        const result = await askInPopup(this.msal, inWindow);
        const token = this.tokenIn(result);
        clearAsked(scopes);
        return token;
      } catch (error) {
        if (!isBlockedPopupCode(codeOf(error))) throw error;
        notePopupsBlocked();
      }
    }
    if (mustKeepPage(byClick)) throw new TokenError('refused', 'page_kept');
    if (!this.canRedirect) throw new TokenError('refused', 'window_blocked');
    noteAsked(scopes);
    noteStartPage(this.config.startSettings);
    await this.msal.acquireTokenRedirect(request);
    throw new TokenError('refused', 'page_not_left');
  }

  private tokenIn({ account, accessToken }: AuthenticationResult): string {
    expectAccount(account.localAccountId, this.account?.localAccountId ?? this.found.stored?.id);
    this.account ??= account;
    return accessToken;
  }

  private async leave(byClick: boolean): Promise<SignInOutcome> {
    const request = this.signInRequest();
    if (!this.canRedirect || (!byClick && wasJustAsked(request.scopes, signInPause)))
      return { kind: 'needsClick' };
    noteAsked(request.scopes);
    noteStartPage(this.config.startSettings);
    try {
      await this.msal.loginRedirect(request);
      return { kind: 'leaving' };
    } catch (error) {
      return outcomeOf(error) ?? { kind: 'needsClick' };
    }
  }

  private signInRequest() {
    return { scopes: [this.config.apiScope], loginHint: this.found.stored?.upn };
  }

  private signedIn(result: AuthenticationResult) {
    this.account = result.account;
    return { kind: 'signedIn' as const, account: accountOf(result.account) };
  }
}

/** The library takes them as part of a request; left out, it may answer from its cache. */
function claimsOf({ claims }: TokenOptions): { claims?: string } {
  return claims ? { claims } : {};
}

/**
 * The outcome of an error of the identity library for the start; undefined when it may go on as if
 * there had been no answer.
 */
function outcomeOf(error: unknown): SignInOutcome | undefined {
  const code = codeOf(error);
  if (code === undefined) throw error;
  if (code === 'interaction_in_progress') return { kind: 'stopped' };
  return isNoAnswerCode(code) ? undefined : { kind: 'needsClick', trouble: troubleOf(error) };
}
