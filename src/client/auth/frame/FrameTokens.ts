import type { ClientConfig } from '#shared/clientConfig';
import { once } from '../../platform/once';
import type { Renewal } from '../SignInStrategy';
import type { SilentTokens } from '../teams/TeamsSignIn';
import { createFrameClient, getSilently, type Silence } from './frameClient';

/**
 * Tokens inside of Teams without nested app authentication: what the identity service gives in a
 * hidden frame.
 */
export class FrameTokens implements SilentTokens {
  private readonly client = once(() => createFrameClient(this.config));
  private readonly who: Silence;
  private asking: Promise<void> | undefined;

  constructor(
    private readonly config: ClientConfig,
    loginHint: string | undefined,
  ) {
    this.who = { loginHint };
  }

  async get(scopes: string[], renewal?: Renewal): Promise<string> {
    const client = await this.client();
    // Until the person is known one question is enough: its answer tells whether others make sense.
    while (!this.who.account && this.asking) await this.asking;
    const answer = getSilently(client, scopes, this.who, renewal);
    this.asking = answer
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => (this.asking = undefined));
    return answer;
  }

  sessionBegan(): void {
    this.who.isDeaf = false;
  }
}
