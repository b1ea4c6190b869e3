import { wantedPermissions } from '#shared/rules/addresses/registration';
import type { RegistrationCheck } from './RegistrationCheck';
import { okUnless, warning } from '../../findings/found';
import { say } from '../../findings/sentence';

/**
 * The permissions that the portal requests from Graph and SharePoint on a person's behalf. While
 * they are not registered, each person is asked for consent, or an admin has to give it.
 */
export const permissionsCheck: RegistrationCheck = {
  name: 'permissions',
  notChecked: say('permissions.unchecked'),
  byHand: () =>
    say('permissions.look', {
      permissions: wantedPermissions
        .map(({ Resource, Scopes }) => `${Resource}: ${Scopes.join(', ')}`)
        .join('; '),
    }),
  examine: ({ application: { requiredResourceAccess = [] }, permissions }) => {
    const found = wantedPermissions.flatMap(({ ResourceAppId, Resource, Scopes }) => {
      const registered =
        requiredResourceAccess.find(({ resourceAppId }) => resourceAppId === ResourceAppId)
          ?.resourceAccess ?? [];
      const names = registered.map(({ id }) => permissions.get(ResourceAppId)?.get(id));
      const missing = Scopes.filter((scope) => !names.includes(scope));
      if (missing.length === 0) return [];
      return [
        warning(
          'permissions',
          say('permissions.missing', { scopes: missing, service: Resource }),
          say('permissions.add'),
        ),
      ];
    });
    return okUnless(found, 'permissions', say('permissions.fine'));
  },
};
