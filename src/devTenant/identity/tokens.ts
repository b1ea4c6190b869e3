import { createHash, randomUUID } from 'node:crypto';
import { SignJWT, type JWTPayload } from 'jose';
import type { Role } from '#shared/rules/people/roles';
import type { Person } from '../company/person';
import { idOf } from '../company/random';
import { clientId, tenantId } from '../environment';
import type { IdentityContext } from './identityContext';
import type { ResourceName } from './resources';

export interface AccessTokenWish {
  resource: ResourceName;
  /** Audience of a v1 token. */
  identifier: string;
  scopes: string[];
  /** Default: v1 for Graph and SharePoint, the switch for the portal. */
  version?: 'v1' | 'v2';
  /** Seconds; negative for a token that has expired. */
  expiresIn?: number;
  roles?: Role[];
  sessionId?: string;
  /** Policies of Conditional Access that the sign-in met. */
  policies?: readonly string[];
  /** Replaces or adds claims, for tests of refused tokens. */
  claims?: JWTPayload;
}

/**
 * Issuer by token version, as the product expects it for an identity service that is not
 * Microsoft's.
 */
export function issuer(version: 'v1' | 'v2', identityUrl: string): string {
  return version === 'v1' ? `${identityUrl}/${tenantId}/` : `${identityUrl}/${tenantId}/v2.0`;
}

/** Access token of a person. */
export async function accessToken(
  context: IdentityContext,
  person: Person,
  wish: AccessTokenWish,
): Promise<string> {
  const version =
    wish.version ?? (wish.resource === 'portal' ? context.switches.tokenVersion : 'v1');
  const roles = wish.resource === 'portal' ? (wish.roles ?? person.roles) : [];
  const named =
    version === 'v1'
      ? {
          upn: person.upn,
          unique_name: person.upn,
          appid: clientId,
          appidacr: '0',
          acr: '1',
          amr: ['pwd'],
        }
      : { preferred_username: person.upn, azp: clientId, azpacr: '0' };
  return sign(context, version, wish.expiresIn ?? context.switches.tokenLifetime, {
    aud: version === 'v2' && wish.resource === 'portal' ? clientId : wish.identifier,
    name: person.displayName,
    oid: person.id,
    scp: wish.scopes.join(' '),
    sid: wish.sessionId ?? idOf('session', person.id),
    sub: subject(person.id, wish.resource),
    ...(roles.length ? { roles } : {}),
    ...(wish.policies?.length ? { polids: wish.policies } : {}),
    ...named,
    ...wish.claims,
  });
}

/**
 * Access token of the application itself (client credentials): roles instead of scopes, nobody's
 * name.
 */
export async function appToken(
  context: IdentityContext,
  resource: ResourceName,
  identifier: string,
): Promise<string> {
  const version = resource === 'portal' ? context.switches.tokenVersion : 'v1';
  const principal = idOf('servicePrincipal', clientId);
  const roles =
    resource === 'graph'
      ? [
          'Sites.Read.All',
          'GroupMember.Read.All',
          'Application.Read.All',
          ...context.registration.applicationPermissions,
        ]
      : resource === 'sharepoint'
        ? ['Sites.Read.All']
        : [];
  const client =
    version === 'v1' ? { appid: clientId, appidacr: '1' } : { azp: clientId, azpacr: '1' };
  return sign(context, version, context.switches.tokenLifetime, {
    aud: version === 'v2' && resource === 'portal' ? clientId : identifier,
    idtyp: 'app',
    oid: principal,
    sub: principal,
    roles,
    ...client,
  });
}

/** ID token, version 2. */
export async function idToken(
  context: IdentityContext,
  person: Person,
  sessionId: string,
  nonce?: string,
): Promise<string> {
  return sign(context, 'v2', 3_600, {
    aud: clientId,
    name: person.displayName,
    preferred_username: person.upn,
    email: person.mail,
    oid: person.id,
    sid: sessionId,
    sub: subject(person.id, 'portal'),
    login_hint: loginHint(person),
    ...(person.roles.length ? { roles: person.roles } : {}),
    ...(nonce ? { nonce } : {}),
  });
}

/** Entra's opaque hint by which a logout knows the account. */
export function loginHint(person: Person): string {
  return `O.${Buffer.from(person.id).toString('base64url')}`;
}

/** The id of the person and the tenant, as MSAL asks for it. */
export function clientInfo(person: Person): string {
  return Buffer.from(JSON.stringify({ uid: person.id, utid: tenantId })).toString('base64url');
}

/** Different for each service, like Entra's pairwise subject. */
function subject(personId: string, resource: ResourceName): string {
  return createHash('sha256').update(`${resource}/${personId}`).digest('base64url');
}

async function sign(
  { keys, addresses, now }: IdentityContext,
  version: 'v1' | 'v2',
  seconds: number,
  claims: JWTPayload,
): Promise<string> {
  const issuedAt = Math.floor(now().getTime() / 1000) + Math.min(0, seconds - 60);
  return new SignJWT({
    iss: issuer(version, addresses.identityUrl),
    iat: issuedAt,
    nbf: issuedAt,
    exp: Math.floor(now().getTime() / 1000) + seconds,
    tid: tenantId,
    uti: randomUUID().replaceAll('-', '').slice(0, 22),
    ver: version === 'v1' ? '1.0' : '2.0',
    ...claims,
  })
    .setProtectedHeader({ typ: 'JWT', alg: 'RS256', kid: keys.keyId })
    .sign(keys.privateKey);
}
