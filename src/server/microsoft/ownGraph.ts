import type { Config } from '../config';
import { ProblemError } from '../http/answers/problems';
import { OwnTokens } from './ownTokens';
import { readJson, TokenRefusedError } from './readJson';

/** Reads Microsoft Graph with the portal's own rights. */
export class OwnGraph {
  readonly #tokens: OwnTokens;

  constructor(private readonly config: Config) {
    this.#tokens = new OwnTokens(config);
  }

  /**
   * Reads JSON, with POST where there is a body, and with further headers where they are given. A
   * token that Graph no longer takes is replaced once; after a refusal the next read asks for a new
   * one, which has a permission that was given meanwhile.
   * @throws ProblemError as `askIdentity` and `readJson` do
   */
  async read<T>(
    address: string,
    { body, headers }: { body?: object; headers?: Record<string, string> } = {},
  ): Promise<T> {
    const read = async () => {
      const authorization = `Bearer ${await this.#tokens.of(this.config.graphUrl)}`;
      const options = { body, service: 'Microsoft Graph' } as const;
      return readJson<T>(address, { ...headers, authorization }, options);
    };
    return read().catch((error: unknown) => {
      const isRefused = error instanceof TokenRefusedError;
      if (isRefused || (error instanceof ProblemError && error.id === 'forbidden'))
        this.invalidate();
      if (!isRefused) throw error;
      return read().catch(refuseOwn);
    });
  }

  /** The token lacks a permission. */
  invalidate(): void {
    this.#tokens.invalidate(this.config.graphUrl);
  }
}

/** Nobody's consent helps where Graph refuses a new token of the portal's own, too. */
function refuseOwn(error: unknown): never {
  if (!(error instanceof TokenRefusedError)) throw error;
  throw new ProblemError('serviceFailed', {
    detail: "Microsoft Graph doesn't accept the portal's own token (status 401).",
  });
}
