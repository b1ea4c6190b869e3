import { LogLevel, PublicClientApplication, type AccountInfo, type Configuration } from '@azure/msal-browser';
import type { ClientConfig } from '#shared/clientConfig';
import type { Account } from '../SignInStrategy';

/** Creates the identity library's client for a top-level browser tab. */
export async function createMsalClient(config: ClientConfig): Promise<PublicClientApplication> {
  const client = new PublicClientApplication(configurationFor(config));
  await client.initialize();
  return client;
}

function configurationFor(config: ClientConfig): Configuration {
  const redirectPage = `${location.origin}/redirect`;
  return {
    auth: {
      clientId: config.clientId,
      authority: config.authority,
      knownAuthorities: config.knownAuthorities,
      authorityMetadata: config.authorityMetadata,
      redirectUri: redirectPage,
      postLogoutRedirectUri: redirectPage,
    },
    cache: { cacheLocation: config.disableLocalStorage ? 'sessionStorage' : 'localStorage' },
    system: { loggerOptions: { logLevel: LogLevel.Error, piiLoggingEnabled: false, loggerCallback: () => undefined } },
  };
}

export function accountOf(info: AccountInfo): Account {
  return { id: info.localAccountId, tenantId: info.tenantId, upn: info.username, name: info.name ?? info.username, roles: info.idTokenClaims?.roles };
}
