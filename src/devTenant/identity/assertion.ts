import { importJWK, jwtVerify } from 'jose';
import { clientId } from '../environment';
import type { IdentityContext } from './identityContext';
import { IdentityProblem } from './identityProblem';
import { issuer } from './tokens';

interface Assertion {
  oid: string;
  sid: string;
  scp: string;
  polids: string[];
}

/**
 * Checks the portal token that an on-behalf-of exchange starts from: ours, unexpired, for the
 * portal, with its scope.
 */
export async function verifyAssertion(
  context: IdentityContext,
  assertion: string,
): Promise<{ oid: string; sid: string; policies: string[] }> {
  const { keys, addresses, productUrl, now } = context;
  const audience = [clientId, `api://${clientId}`, `api://${new URL(productUrl).host}/${clientId}`];
  const key = await importJWK(keys.publicJwk, 'RS256');
  const verified = await jwtVerify<Partial<Assertion>>(assertion, key, {
    audience,
    issuer: [issuer('v1', addresses.identityUrl), issuer('v2', addresses.identityUrl)],
    currentDate: now(),
  }).catch((error: { code?: string }) => {
    if (error.code === 'ERR_JWT_EXPIRED')
      throw new IdentityProblem('invalid_grant', 'assertionExpired');
    throw new IdentityProblem('invalid_grant', 'assertionInvalid');
  });
  const { oid, sid, scp, polids = [] } = verified.payload;
  if (!oid || !sid || !scp) throw new IdentityProblem('invalid_grant', 'assertionOfNobody');
  return { oid, sid, policies: polids };
}
