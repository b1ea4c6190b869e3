import type { ClientConfig } from '#shared/clientConfig';
import { wantedPermissions } from '#shared/rules/registration';

/**
 * Everything that the portal's registration asks for, as full scopes: what one sign-in window may
 * bring along, so that no widget needs another.
 */
export function registeredScopes({
  graphUrl,
  sharePointUrl,
}: Pick<ClientConfig, 'graphUrl' | 'sharePointUrl'>): string[] {
  return wantedPermissions.flatMap(({ Resource, Scopes }) => {
    const service = Resource === 'SharePoint' ? sharePointUrl : graphUrl;
    return service ? Scopes.map((scope) => `${service}/${scope}`) : [];
  });
}
