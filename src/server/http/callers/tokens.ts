import { hash } from 'node:crypto';
import {
  createRemoteJWKSet,
  decodeJwt,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { LRUCache } from 'lru-cache';
import { apiScope } from '#shared/rules/addresses/registration';
import { roles } from '#shared/rules/people/roles';
import { microsoftIdentityUrl, type Config } from '../../config';
import type { MaybePromise } from '../../maybePromise';
import type { TokenPerson } from '../../person';
import { ProblemError } from '../answers/problems';

/**
 * Answers at once for a token that was verified before, else with a promise. Throws `ProblemError`.
 */
export type TokenVerifier = (token: string) => MaybePromise<TokenPerson>;

/** Seconds that a token is taken beyond its end, for clocks that differ a little. */
const clockTolerance = 60;
/**
 * Seconds before its beginning that a token is taken. A server whose clock is behind would refuse
 * everybody, and a token that is a little early does no harm.
 */
const earlyTolerance = 900;

interface Verified {
  person: TokenPerson;
  /** Milliseconds since 1970. */
  until: number;
}

/**
 * Checks access tokens for the product API: RS256, issuer of the version that the token says it
 * has, audience, tenant, life time, and the scope. Without the scope an ID token of the same
 * registration would pass. Verified tokens are remembered by their hash, because a signature check
 * on every request costs a quarter of the throughput.
 */
export function createTokenVerifier(config: Config, now: () => Date): TokenVerifier {
  const verified = new LRUCache<string, Verified>({ max: 20_000 });
  const verify = createVerification(config, now);
  return (token) => {
    const key = hash('sha256', token, 'base64');
    const known = verified.get(key);
    if (known && known.until > now().getTime()) return known.person;
    return verify(token).then((payload) => {
      const person = personOf(payload);
      verified.set(key, { person, until: endOf(payload) });
      return person;
    });
  };
}

/** Milliseconds since 1970 until which a verified token is accepted. */
export function endOfToken(token: string): number {
  return endOf(decodeJwt(token));
}

function endOf({ exp = 0 }: JWTPayload): number {
  return (exp + clockTolerance) * 1000;
}

function createVerification(
  config: Config,
  now: () => Date,
): (token: string) => Promise<JWTPayload> {
  const issuers = issuersOf(config);
  const options = {
    algorithms: ['RS256'],
    issuer: Object.values(issuers),
    audience: audiencesOf(config),
    // The end is checked below.
    clockTolerance: earlyTolerance,
    requiredClaims: ['exp', 'iat', 'oid', 'tid', 'ver', 'scp'],
  };
  const getKey = keysOf(config, now);
  return async (token) => {
    const { payload } = await jwtVerify(token, getKey, { ...options, currentDate: now() }).catch(
      refuse,
    );
    if (endOf(payload) <= now().getTime()) throw new ProblemError('tokenExpired');
    const issuer =
      payload.ver === '1.0' ? issuers.v1 : payload.ver === '2.0' ? issuers.v2 : undefined;
    const scopes = typeof payload.scp === 'string' ? payload.scp.split(' ') : [];
    if (payload.iss !== issuer || payload.tid !== config.tenantId || !scopes.includes(apiScope))
      throw new ProblemError('tokenInvalid');
    return payload;
  };
}

/** The issuers that are accepted, by token version. */
export function issuersOf({ identityUrl, tenantId }: Config): { v1: string; v2: string } {
  const v1 = identityUrl === microsoftIdentityUrl ? 'https://sts.windows.net' : identityUrl;
  return { v1: `${v1}/${tenantId}/`, v2: `${identityUrl}/${tenantId}/v2.0` };
}

function audiencesOf({ clientId, publicUrl }: Config): string[] {
  return [clientId, `api://${clientId}`, `api://${new URL(publicUrl).host}/${clientId}`];
}

/** Milliseconds after which keys are loaded again, and before the next attempt. */
const [keysFor, keysRetry] = [24 * 3_600_000, 60_000];

/**
 * The tenant's signing keys. They are loaded again every day; where that fails, the known ones count
 * on. An unknown key id makes them load again too, at most every five seconds.
 */
function keysOf({ identityUrl, tenantId }: Config, now: () => Date): JWTVerifyGetKey {
  const address = new URL(`${identityUrl}/${tenantId}/discovery/v2.0/keys`);
  const keys = createRemoteJWKSet(address, {
    // Beyond it no key would count while the service is away.
    cacheMaxAge: Infinity,
    cooldownDuration: 5_000,
    timeoutDuration: 5_000,
  });
  /** Left out while no keys are known. */
  let loadAt: number | undefined;
  const load = async () => {
    await keys.reload();
    loadAt = now().getTime() + keysFor;
  };
  const loadAgain = async () => {
    loadAt = now().getTime() + keysRetry;
    await load().catch(() => undefined);
  };
  return async (header, token) => {
    try {
      if (loadAt === undefined) await load();
      else if (now().getTime() >= loadAt) await loadAgain();
      return await keys(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JOSENotSupported)
        throw error;
      throw new ProblemError('identityAway');
    }
  };
}

function refuse(error: unknown): never {
  if (error instanceof ProblemError) throw error;
  if (error instanceof errors.JWTExpired) throw new ProblemError('tokenExpired');
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'nbf')
    throw new ProblemError('tokenInvalid', {
      detail: "The token isn't valid yet: the clock of this server is behind.",
    });
  throw new ProblemError('tokenInvalid');
}

function personOf(payload: JWTPayload): TokenPerson {
  const id = String(payload.oid).toLowerCase();
  const upn = [payload.preferred_username, payload.upn, payload.unique_name].find(
    (name) => typeof name === 'string' && name !== '',
  );
  const claimed: unknown[] = Array.isArray(payload.roles) ? payload.roles : [];
  return {
    id,
    upn: typeof upn === 'string' ? upn : id,
    displayName: typeof payload.name === 'string' ? payload.name.slice(0, 256) : '',
    claimedRoles: roles.filter((role) => claimed.includes(role)),
  };
}
