import type { ClientConfig } from '#shared/clientConfig';
import { microsoftIdentityUrl, type Config } from '../config';

/** What the client is told about this portal. */
export function clientConfig(config: Config, buildHash: string): ClientConfig {
  const { tenantId, clientId, identityUrl, publicUrl, signIn, graphUrl, sharePointUrl } = config;
  const identity = new URL(identityUrl);
  const isMicrosoft = identityUrl === microsoftIdentityUrl;
  return {
    buildHash,
    tenantId,
    clientId,
    authority: `https://${identity.host}/${tenantId}`,
    knownAuthorities: isMicrosoft ? [] : [identity.host],
    ...(isMicrosoft ? {} : { authorityMetadata: authorityMetadata(`${identityUrl}/${tenantId}`) }),
    apiScope: `api://${new URL(publicUrl).host}/${clientId}/access_as_user`,
    signIn,
    graphUrl,
    sharePointUrl,
  };
}

/** MSAL takes only an https authority, but the endpoints as they are given here. */
function authorityMetadata(tenant: string): string {
  return JSON.stringify({
    issuer: `${tenant}/v2.0`,
    authorization_endpoint: `${tenant}/oauth2/v2.0/authorize`,
    token_endpoint: `${tenant}/oauth2/v2.0/token`,
    end_session_endpoint: `${tenant}/oauth2/v2.0/logout`,
    jwks_uri: `${tenant}/discovery/v2.0/keys`,
  });
}
