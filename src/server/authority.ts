import { microsoftIdentityUrl, type Config } from './config';

/** How MSAL is told of the identity service, in the browser and on the server. */
export interface Authority {
  /** Always https: MSAL takes no other. */
  authority: string;
  knownAuthorities: string[];
  /**
   * JSON text with the true endpoints; present only where the identity service is not Microsoft's
   * public one.
   */
  authorityMetadata?: string;
}

/**
 * The organisation's authority. MSAL takes only an https authority, but the endpoints of the
 * metadata as they are given.
 */
export function authorityOf({ identityUrl, tenantId }: Config): Authority {
  const { host } = new URL(identityUrl);
  const authority = `https://${host}/${tenantId}`;
  if (identityUrl === microsoftIdentityUrl) return { authority, knownAuthorities: [] };
  return {
    authority,
    knownAuthorities: [host],
    authorityMetadata: metadata(`${identityUrl}/${tenantId}`),
  };
}

function metadata(tenant: string): string {
  return JSON.stringify({
    issuer: `${tenant}/v2.0`,
    authorization_endpoint: `${tenant}/oauth2/v2.0/authorize`,
    token_endpoint: `${tenant}/oauth2/v2.0/token`,
    end_session_endpoint: `${tenant}/oauth2/v2.0/logout`,
    jwks_uri: `${tenant}/discovery/v2.0/keys`,
  });
}
