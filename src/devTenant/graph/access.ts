import { importJWK, jwtVerify } from 'jose';
import type { IdentityContext } from '../identity/identityContext';
import { issuer } from '../identity/tokens';
import { header, type Received } from '../http/message';
import { graphAppId, powerBiResource, sharePointAppId } from '../environment';
import { codeOfError, isRecord } from '#shared/rules/values/records';

export interface Caller {
  /** Object id of the person; `undefined` for the application itself. */
  personId?: string;
  /** Scopes of the person's consent, or roles of the application. */
  rights: string[];
  /** Until the token ends. */
  secondsLeft: number;
}

/** A token's claims about its caller. */
interface Claims {
  oid?: string;
  scp?: string;
  roles?: string[];
  idtyp?: string;
}

export type Refusal = 'missing' | 'expired' | 'audience' | 'invalid';

/**
 * Checks a bearer token for Graph, SharePoint or Power BI: signature, issuer, time and audience.
 */
export async function callerOf(
  identity: IdentityContext,
  request: Received,
  service: 'graph' | 'sharepoint' | 'powerbi',
): Promise<Caller | Refusal> {
  const token = /^Bearer (.+)$/i.exec(header(request, 'authorization') ?? '')?.[1];
  if (!token) return 'missing';
  const { graphUrl, sharePointUrl, identityUrl } = identity.addresses;
  const audiences = {
    graph: [graphUrl, 'https://graph.microsoft.com', graphAppId],
    sharepoint: [sharePointUrl, sharePointAppId],
    powerbi: [powerBiResource],
  };
  const audience = audiences[service];
  try {
    const key = await importJWK(identity.keys.publicJwk, 'RS256');
    const { payload } = await jwtVerify<Claims>(token, key, {
      audience,
      issuer: [issuer('v1', identityUrl), issuer('v2', identityUrl)],
      currentDate: identity.now(),
    });
    const { oid, scp, roles, idtyp, exp = 0 } = payload;
    const secondsLeft = exp - identity.now().getTime() / 1_000;
    return idtyp === 'app'
      ? { rights: roles ?? [], secondsLeft }
      : { personId: oid, rights: (scp ?? '').split(' '), secondsLeft };
  } catch (error) {
    const claim = isRecord(error) ? error.claim : undefined;
    return codeOfError(error) === 'ERR_JWT_EXPIRED'
      ? 'expired'
      : claim === 'aud'
        ? 'audience'
        : 'invalid';
  }
}
