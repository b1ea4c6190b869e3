import type { Config } from '../config';
import { askIdentity } from './askIdentity';
import { UntilTime } from '../memory/untilTime';

/**
 * The portal's own tokens for Microsoft services (client credentials), remembered until shortly
 * before their end.
 */
export class OwnTokens {
  readonly #tokens = new UntilTime<{ token: string }>();

  /** @param spare milliseconds that a token must still live when it is used */
  constructor(
    private readonly config: Config,
    private readonly spare = 0,
  ) {}

  /**
   * @param resource name of the service at the identity service, without a slash at the end
   * @throws ProblemError as `askIdentity` does
   */
  async of(resource: string): Promise<string> {
    const { token } = await this.#tokens.get(resource, async () => {
      const issued = await askIdentity(this.config, (application) =>
        application.acquireTokenByClientCredential({
          scopes: [`${resource}/.default`],
          skipCache: true,
        }),
      );
      return { value: { token: issued.token }, lifetime: issued.lifetime - this.spare };
    });
    return token;
  }

  /** The service no longer takes the token. */
  invalidate(resource: string): void {
    this.#tokens.invalidate(resource);
  }
}
