import type { ClientConfig } from '#shared/clientConfig';
import { isSharePointHost } from '#shared/rules/sites/sharePointHosts';

/**
 * True where SharePoint's home service may live: on SharePoint itself, or, for SharePoint Online,
 * on Microsoft's service hosts beside it.
 */
export function isHomeServiceHost(url: URL, config: Pick<ClientConfig, 'sharePointUrl'>): boolean {
  const isOnline = config.sharePointUrl.endsWith('.sharepoint.com');
  return (
    isSharePointHost(url, config) ||
    (isOnline && url.protocol === 'https:' && url.hostname.endsWith('.svc.ms'))
  );
}

/**
 * True when a token for the scope may go to the address: the scope's own origin, or the portal for
 * its API scope (AUTH-39). Scopes are full addresses, e.g. `https://graph.microsoft.com/User.Read`.
 */
export function mayReceive(
  url: URL,
  scope: string,
  config: ClientConfig,
  portalOrigin: string,
): boolean {
  if (scope === config.apiScope)
    return url.origin === portalOrigin && url.pathname.startsWith('/api/');
  return url.origin === new URL(scope).origin;
}
