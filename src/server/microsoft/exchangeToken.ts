import type { Config } from '../config';
import { askIdentity, type IssuedToken } from './askIdentity';

/**
 * Exchanges a person's token for this portal for one of another service (on-behalf-of).
 * @param origin of the service, e.g. `https://nordvik.sharepoint.com`
 * @throws ProblemError as `askIdentity` does
 */
export function exchangeToken(config: Config, token: string, origin: string): Promise<IssuedToken> {
  return askIdentity(config, (application) =>
    application.acquireTokenOnBehalfOf({
      oboAssertion: token,
      scopes: [`${origin}/.default`],
      skipCache: true,
    }),
  );
}
