import type { Config } from '../config';
import { exchangeToken } from './exchangeToken';
import { readJson, TokenRefusedError } from './readJson';
import { UntilTime } from '../memory/untilTime';

/** Who asks, with their token for this portal. */
export interface Asker {
  id: string;
  token: string;
}

/**
 * People's tokens for Microsoft services, exchanged for theirs for this portal and remembered until
 * shortly before their end.
 */
export class PersonTokens {
  readonly #tokens = new UntilTime<{ token: string }>();

  constructor(private readonly config: Config) {}

  /**
   * Reads JSON from a Microsoft service as the person, with POST where there is a body; a
   * remembered token that the service no longer takes is replaced once.
   * @throws ProblemError as `exchangeToken` and `readJson` do
   */
  async read<T = unknown>(
    asker: Asker,
    address: string,
    headers: Record<string, string> = {},
    body?: object,
  ): Promise<T> {
    const { origin } = new URL(address);
    const service =
      origin === new URL(this.config.graphUrl).origin ? 'Microsoft Graph' : 'SharePoint';
    const read = async () =>
      readJson<T>(
        address,
        { ...headers, authorization: `Bearer ${await this.#of(asker, origin)}` },
        { body, service },
      );
    return read().catch((error: unknown) => {
      if (!(error instanceof TokenRefusedError)) throw error;
      this.invalidate(asker, origin);
      return read();
    });
  }

  /** The service no longer takes the token. */
  invalidate({ id }: Asker, origin: string): void {
    this.#tokens.invalidate(`${id} ${origin}`);
  }

  async #of({ id, token: assertion }: Asker, origin: string): Promise<string> {
    const { token } = await this.#tokens.get(`${id} ${origin}`, async () => {
      const { token: value, lifetime } = await exchangeToken(this.config, assertion, origin);
      return { value: { token: value }, lifetime };
    });
    return token;
  }
}
