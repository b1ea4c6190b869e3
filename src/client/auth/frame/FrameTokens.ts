import type { PublicClientApplication } from '@azure/msal-browser';
import type { ClientConfig } from '#shared/clientConfig';
import type { SilentTokens } from '../teams/TeamsSignIn';
import { createFrameClient, getSilently, type Silence } from './frameClient';

/** Tokens inside of Teams without nested app authentication: what the identity service gives in a hidden frame. */
export class FrameTokens implements SilentTokens {
  private client: Promise<PublicClientApplication> | undefined;
  private readonly who: Silence;

  constructor(
    private readonly config: ClientConfig,
    loginHint: string | undefined,
  ) {
    this.who = { loginHint };
  }

  async get(scopes: string[], renew?: boolean): Promise<string> {
    this.client ??= createFrameClient(this.config);
    return getSilently(await this.client, scopes, this.who, renew);
  }
}
