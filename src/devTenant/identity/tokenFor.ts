import type { JWTPayload } from 'jose';
import type { Role } from '#shared/rules/people/roles';
import { clientId } from '../environment';
import type { IdentityContext } from './identityContext';
import { graphScopes, type ResourceName } from './resources';
import { accessToken, idToken } from './tokens';

export interface TokenOptions {
  /** Default `portal`. */
  resource?: Exclude<ResourceName, 'powerbi'>;
  /**
   * Scopes as they appear in `scp`, separated by spaces. Default: all that the portal may ask for.
   */
  scope?: string;
  version?: 'v1' | 'v2';
  /** Seconds; negative for a token that has expired. */
  expiresIn?: number;
  /** Instead of the person's own roles. */
  roles?: Role[];
  /** Replaces or adds claims, e.g. `{ tid: … }` for another tenant's token. */
  claims?: JWTPayload;
  /** `id`: an ID token, which no API may accept. */
  kind?: 'access' | 'id';
}

/** A signed token for a person, without going through the pages. */
export async function tokenFor(
  context: IdentityContext,
  upn: string,
  options: TokenOptions = {},
): Promise<string> {
  const person = context.company.person(upn);
  if (!person) throw new Error(`There is nobody called ${upn} in the dev tenant.`);
  if (options.kind === 'id') return idToken(context, person, 'test-session');
  const { resource = 'portal', scope, ...rest } = options;
  const identifier = {
    portal: `api://${clientId}`,
    graph: context.addresses.graphUrl,
    sharepoint: context.addresses.sharePointUrl,
  }[resource];
  const all = {
    portal: ['access_as_user'],
    graph: graphScopes,
    sharepoint: ['AllSites.Read', 'Sites.Search.All'],
  }[resource];
  return accessToken(context, person, {
    resource,
    identifier,
    scopes: scope === undefined ? all : scope.split(' '),
    ...rest,
  });
}
