import type { ClientConfig } from '#shared/clientConfig';
import { apiScope } from '#shared/rules/addresses/registration';
import type { StartSettings } from '#shared/rules/settings/settings';
import { authorityOf } from '../../authority';
import type { Config } from '../../config';

/** The configuration of this portal that the client gets. */
export function clientConfig(
  config: Config,
  buildHash: string,
  startSettings?: StartSettings,
): ClientConfig {
  const {
    tenantId,
    clientId,
    publicUrl,
    authorizationMode,
    signIn,
    graphUrl,
    sharePointUrl,
    nestedAppAuth,
    teamsHostOrigins,
    teamsApp,
  } = config;
  return {
    buildHash,
    tenantId,
    clientId,
    ...authorityOf(config),
    apiScope: `api://${new URL(publicUrl).host}/${clientId}/${apiScope}`,
    authorizationMode,
    signIn,
    graphUrl,
    sharePointUrl,
    realtimeService: config.signalRService !== undefined,
    nestedAppAuth,
    teamsHostOrigins,
    teamsAppId: teamsApp.linkId,
    startSettings,
  };
}
