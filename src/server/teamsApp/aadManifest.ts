import {
  apiScope,
  apiScopeId,
  appRoleIds,
  teamsClients,
  wantedPermissions,
  wantedRedirects,
} from '#shared/rules/addresses/registration';
import { roles } from '#shared/rules/people/roles';
import type { Config } from '../config';
import { resourceAccess } from './permissionIds';

/**
 * The registration as a manifest for the Teams tool's `aadApp/update`, which fills in the object id.
 * It has names for permissions too, but not for every one.
 */
export function aadManifest({
  publicUrl,
  clientId,
  teamsApp,
  nestedAppAuth,
}: Pick<Config, 'publicUrl' | 'clientId' | 'teamsApp' | 'nestedAppAuth'>): object {
  return {
    id: '${{AAD_APP_OBJECT_ID}}',
    appId: clientId,
    name: teamsApp.name,
    accessTokenAcceptedVersion: 2,
    signInAudience: 'AzureADMyOrg',
    optionalClaims: { idToken: [], accessToken: [], saml2Token: [] },
    identifierUris: [`api://${new URL(publicUrl).host}/${clientId}`],
    replyUrlsWithType: wantedRedirects(publicUrl, { nestedAppAuth }).map((url) => ({
      url,
      type: 'Spa',
    })),
    oauth2Permissions: [
      {
        id: apiScopeId,
        value: apiScope,
        type: 'User',
        isEnabled: true,
        adminConsentDisplayName: 'Use the portal as the signed-in person',
        adminConsentDescription:
          "Lets Teams and the portal's pages call the portal's API for the person who is signed in.",
        userConsentDisplayName: 'Use the portal as you',
        userConsentDescription: "Lets Teams and the portal's pages call the portal's API for you.",
      },
    ],
    preAuthorizedApplications: teamsClients.map(({ Id }) => ({
      appId: Id,
      permissionIds: [apiScopeId],
    })),
    appRoles: roles.map((role) => ({
      id: appRoleIds[role],
      value: role,
      displayName: role,
      description: `Role ${role} in the portal`,
      isEnabled: true,
      allowedMemberTypes: ['User'],
    })),
    requiredResourceAccess: wantedPermissions.map((permissions) => ({
      resourceAppId: permissions.ResourceAppId,
      resourceAccess: resourceAccess(permissions),
    })),
  };
}
