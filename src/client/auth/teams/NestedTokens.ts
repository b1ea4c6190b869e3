import { nestedAppAuth } from '@microsoft/teams-js';
import { createNestablePublicClientApplication, type AccountInfo } from '@azure/msal-browser';
import type { ClientConfig } from '#shared/clientConfig';
import { once } from '../../platform/once';
import { withinTime } from '../../platform/withinTime';
import { codeOf } from '../browser/errorCodes';
import type { Renewal } from '../SignInStrategy';
import { TokenError } from '../TokenError';
import type { SilentTokens } from './TeamsSignIn';

/** Milliseconds after which the host's broker is given up and the other ways are taken. */
const timeout = 6_000;

/**
 * Tokens by nested app authentication: the host's own broker gives them, without a window for each
 * resource.
 */
export class NestedTokens implements SilentTokens {
  private readonly client = once(() => this.openClient());
  private account: AccountInfo | undefined;

  constructor(
    private readonly config: ClientConfig,
    private readonly otherwise: SilentTokens,
    private readonly loginHint: string | undefined,
  ) {}

  /** True where the portal's server allows it and the host recommends it. */
  static isOffered({ nestedAppAuth: isAllowed }: Pick<ClientConfig, 'nestedAppAuth'>): boolean {
    return isAllowed && nestedAppAuth.isNAAChannelRecommended();
  }

  async get(scopes: string[], renewal?: Renewal): Promise<string> {
    try {
      return await withinTime(this.fromBroker(scopes, renewal), timeout);
    } catch (error) {
      // Whoever has to be asked is asked by the pop-up; a broker that fails or is silent is gone
      // round.
      if (isForPerson(error))
        throw new TokenError('refused', codeOf(error) ?? 'interaction_required');
      return this.otherwise.get(scopes, renewal);
    }
  }

  sessionBegan(): void {
    this.otherwise.sessionBegan();
  }

  private async fromBroker(scopes: string[], { renew, claims }: Renewal = {}): Promise<string> {
    const wish = claims ? { scopes, claims } : { scopes };
    const client = await this.client();
    const { accessToken, account } = this.account
      ? await client.acquireTokenSilent({ ...wish, account: this.account, forceRefresh: renew })
      : await client.ssoSilent({ ...wish, loginHint: this.loginHint });
    this.account = account;
    return accessToken;
  }

  private openClient() {
    const { clientId, authority, knownAuthorities, authorityMetadata } = this.config;
    return createNestablePublicClientApplication({
      auth: { clientId, authority, knownAuthorities, authorityMetadata },
      cache: { cacheLocation: 'sessionStorage' },
    });
  }
}

function isForPerson(error: unknown): boolean {
  return ['interaction_required', 'consent_required', 'login_required'].includes(
    codeOf(error) ?? '',
  );
}
