import { okUnless, warning } from '#shared/rules/finding';
import { wantedPermissions } from '#shared/rules/addresses/registration';
import type { RegistrationCheck } from './RegistrationCheck';

/**
 * The permissions that the portal requests from Graph and SharePoint on a person's behalf. While
 * they are not registered, each person is asked for consent, or an admin has to give it.
 */
export const permissionsCheck: RegistrationCheck = {
  name: 'permissions',
  what: 'The delegated permissions',
  byHand: () =>
    'API permissions must list, as delegated and with admin consent: ' +
    `${wantedPermissions.map(({ Resource, Scopes }) => `${Resource}: ${Scopes.join(', ')}`).join('; ')}.`,
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
          `The registration does not ask for ${missing.join(', ')} of ${Resource}, so ` +
            'people are asked for consent one by one, or are refused.',
          'Add it under API permissions, Delegated permissions, and grant admin consent.',
        ),
      ];
    });
    return okUnless(
      found,
      'permissions',
      'The registration asks for every delegated permission that the portal uses.',
    );
  },
};
