import type { ClientConfig } from '#shared/clientConfig';
import type {
  Account,
  Renewal,
  SignInOutcome,
  SignInStrategy,
  TokenOptions,
} from '../SignInStrategy';
import { isOffline, TokenError, troubleOfToken } from '../TokenError';
import { claimsOf } from '../tokenClaims';
import type { HostToken } from './HostToken';
import type { PopupTokens } from './PopupTokens';

/** Gets tokens without asking the person. Rejects with a `TokenError`. */
export interface SilentTokens {
  get(scopes: string[], renewal?: Renewal): Promise<string>;
  /** The person has just signed in: what was refused before may be given now. */
  sessionBegan(): void;
}

interface Parts {
  config: Pick<ClientConfig, 'apiScope'>;
  hostToken: Pick<HostToken, 'get'>;
  /** For everything but the product API. */
  silentTokens: SilentTokens;
  popupTokens: Pick<PopupTokens, 'get' | 'known' | 'accountId'>;
  /** Who was here last; they stay signed in while there is no network. */
  stored: Account | undefined;
}

/**
 * Signing in in Teams: silently by the host, else by its pop-up from a click. The page itself never
 * goes anywhere (TEAMS-18).
 */
export class TeamsSignIn implements SignInStrategy {
  constructor(private readonly parts: Parts) {}

  async restore(): Promise<SignInOutcome | undefined> {
    const { hostToken, stored } = this.parts;
    try {
      return this.signedIn(claimsOf(await hostToken.get()).account);
    } catch (error) {
      return isOffline(error) && stored ? this.signedIn(stored) : undefined;
    }
  }

  async signIn(byClick: boolean): Promise<SignInOutcome> {
    try {
      const token = await this.byPopup([this.parts.config.apiScope], { byClick });
      return this.signedIn(claimsOf(token).account);
    } catch (error) {
      return { kind: 'needsClick', trouble: troubleOfToken(error) };
    }
  }

  async getToken(scopes: string[], options: TokenOptions): Promise<string> {
    const { interactive, renew, ask } = options;
    const { popupTokens } = this.parts;
    const known = renew || ask ? undefined : popupTokens.known(scopes);
    if (known) return known;
    try {
      if (!ask) return await this.silently(scopes, options);
    } catch (error) {
      if (!interactive || !(error instanceof TokenError) || isOffline(error)) throw error;
    }
    return this.byPopup(scopes, options);
  }

  /** Teams offers no sign-out: the host would sign the person in again at once (AUTH-37). */
  async signOut(): Promise<void> {
    location.reload();
  }

  private async byPopup(
    scopes: string[],
    wish: Renewal & Pick<TokenOptions, 'byClick'>,
  ): Promise<string> {
    const token = await this.parts.popupTokens.get(scopes, wish);
    this.parts.silentTokens.sessionBegan();
    return token;
  }

  private silently(scopes: string[], renewal: Renewal): Promise<string> {
    const { config, hostToken, silentTokens } = this.parts;
    return scopes.join(' ') === config.apiScope
      ? hostToken.get(renewal)
      : silentTokens.get(scopes, renewal);
  }

  private signedIn(account: Account): SignInOutcome {
    this.parts.popupTokens.accountId = account.id;
    return { kind: 'signedIn', account };
  }
}
