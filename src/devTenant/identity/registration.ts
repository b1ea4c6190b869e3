import {
  apiScope,
  apiScopeId,
  appRoleIds,
  brokerRedirect,
  redirectPaths,
  teamsClients,
  wantedPermissions,
} from '#shared/rules/addresses/registration';
import { roles, type Role } from '#shared/rules/people/roles';
import { idOf } from '../company/random';
import { clientId, clientSecret } from '../environment';
import type { IdentityContext } from './identityContext';

/**
 * Parts of the portal's app registration that tests and demonstrations can break through the
 * control endpoint.
 */
export interface RegistrationSwitches {
  /** Registered redirect addresses, as paths of the product. */
  redirectPaths: string[];
  /** Under which platform they are registered. */
  redirectPlatform: 'spa' | 'web';
  /** Whether hosts' brokers may give tokens (nested app authentication). */
  hasBrokerRedirect: boolean;
  hasIdentifierUri: boolean;
  scope: 'enabled' | 'disabled' | 'missing';
  /** Ids of the applications that get tokens for the portal without asking the person. */
  preAuthorizedClients: string[];
  appRoles: Role[];
  /** Names of delegated permissions, of whatever service. */
  permissions: string[];
  /** Names of Graph's application permissions that the portal has itself. */
  applicationPermissions: string[];
  /** Days until the client secret ends; below 0 it has ended. */
  secretDays: number;
  /** Whose token may read applications from Graph. */
  readableBy: 'application' | 'administrator' | 'nobody';
}

export function defaultRegistration(): RegistrationSwitches {
  return {
    redirectPaths: [...redirectPaths],
    redirectPlatform: 'spa',
    hasBrokerRedirect: true,
    hasIdentifierUri: true,
    scope: 'enabled',
    preAuthorizedClients: teamsClients.map(({ Id }) => Id),
    appRoles: [...roles],
    permissions: wantedPermissions.flatMap(({ Scopes }) => Scopes),
    applicationPermissions: wantedPermissions.flatMap(
      ({ ApplicationRoles = [] }) => ApplicationRoles,
    ),
    secretDays: 400,
    readableBy: 'application',
  };
}

/** Id of a delegated permission. */
export const permissionId = (resourceAppId: string, scope: string) =>
  idOf('permission', resourceAppId, scope);

/** The registration as Graph's `/applications` shows it. */
export function applicationResource({ registration, productUrl, now }: IdentityContext) {
  const addresses = registration.redirectPaths.map((path) => `${productUrl}${path}`);
  return {
    id: idOf('application', clientId),
    appId: clientId,
    displayName: 'Intranet Portal',
    signInAudience: 'AzureADMyOrg',
    identifierUris: registration.hasIdentifierUri
      ? [`api://${new URL(productUrl).host}/${clientId}`]
      : [],
    spa: {
      redirectUris: [
        ...(registration.redirectPlatform === 'spa' ? addresses : []),
        ...(registration.hasBrokerRedirect ? [brokerRedirect(productUrl)] : []),
      ],
    },
    web: { redirectUris: registration.redirectPlatform === 'web' ? addresses : [] },
    api: {
      requestedAccessTokenVersion: 2,
      oauth2PermissionScopes:
        registration.scope === 'missing'
          ? []
          : [
              {
                id: apiScopeId,
                value: apiScope,
                type: 'User',
                isEnabled: registration.scope === 'enabled',
              },
            ],
      preAuthorizedApplications: registration.preAuthorizedClients.map((appId) => ({
        appId,
        delegatedPermissionIds: [apiScopeId],
      })),
    },
    appRoles: registration.appRoles.map((role) => ({
      id: appRoleIds[role],
      value: role,
      displayName: role,
      description: `Role ${role} in the portal`,
      isEnabled: true,
      allowedMemberTypes: ['User'],
    })),
    passwordCredentials: [
      {
        keyId: idOf('secret', clientId),
        displayName: 'Portal',
        hint: clientSecret.slice(0, 3),
        endDateTime: new Date(now().getTime() + registration.secretDays * 86_400_000).toISOString(),
      },
    ],
    requiredResourceAccess: wantedPermissions.map(({ ResourceAppId, Scopes }) => ({
      resourceAppId: ResourceAppId,
      resourceAccess: Scopes.filter((scope) => registration.permissions.includes(scope)).map(
        (scope) => ({ id: permissionId(ResourceAppId, scope), type: 'Scope' }),
      ),
    })),
  };
}
