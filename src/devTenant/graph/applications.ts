import { wantedPermissions } from '#shared/rules/addresses/registration';
import { idOf } from '../company/random';
import { clientId } from '../environment';
import { applicationResource, permissionId } from '../identity/registration';
import { collection } from './collection';
import { graphRoute, type GraphCall, type GraphRoute } from './graphCall';
import { projected } from './projected';
import { GraphProblem } from './graphProblem';

const pages = { defaultSize: 100, maxSize: 999 };

/**
 * App registrations, of which the portal's is the only one, and the principals of the portal and of
 * Microsoft's services.
 */
export const applicationRoutes: GraphRoute[] = [
  graphRoute('GET', '/applications', 'Application.Read.All', (call) =>
    listed(call, [applicationResource(call.identity)], 'applications'),
  ),
  graphRoute('GET', '/servicePrincipals', 'Application.Read.All', (call) =>
    listed(call, [portal(call), ...wantedPermissions.map(serviceOf)], 'servicePrincipals'),
  ),
];

function listed(call: GraphCall, items: readonly object[], context: string) {
  requireReadable(call);
  return collection(call, items, pages, (item) => projected(call, item), context);
}

function requireReadable({ identity, person }: GraphCall): void {
  const { readableBy } = identity.registration;
  if (readableBy === 'nobody' || (readableBy === 'administrator' && !person))
    throw new GraphProblem(
      403,
      'Authorization_RequestDenied',
      'Insufficient privileges to complete the operation.',
    );
}

function portal({ identity }: GraphCall): object {
  const { appId, displayName, appRoles } = applicationResource(identity);
  return {
    id: idOf('servicePrincipal', clientId),
    appId,
    displayName,
    appDisplayName: displayName,
    accountEnabled: true,
    appRoleAssignmentRequired: false,
    servicePrincipalType: 'Application',
    appRoles,
  };
}

function serviceOf({
  ResourceAppId,
  Resource,
  Scopes,
}: (typeof wantedPermissions)[number]): object {
  const scopes = Scopes.map((value) => ({
    id: permissionId(ResourceAppId, value),
    value,
    type: 'User',
    isEnabled: true,
  }));
  return {
    id: idOf('servicePrincipal', ResourceAppId),
    appId: ResourceAppId,
    displayName: Resource,
    accountEnabled: true,
    servicePrincipalType: 'Application',
    oauth2PermissionScopes: scopes,
  };
}
