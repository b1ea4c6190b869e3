import type { ClientConfig } from '#shared/clientConfig';
import { authorityOf } from '../authority';
import type { Config } from '../config';

/** What the client is told about this portal. */
export function clientConfig(config: Config, buildHash: string): ClientConfig {
  const { tenantId, clientId, publicUrl, authorizationMode, signIn, graphUrl, sharePointUrl, teamsHostOrigins } = config;
  return {
    buildHash,
    tenantId,
    clientId,
    ...authorityOf(config),
    apiScope: `api://${new URL(publicUrl).host}/${clientId}/access_as_user`,
    authorizationMode,
    signIn,
    graphUrl,
    sharePointUrl,
    teamsHostOrigins,
  };
}
