import { roles } from '#shared/rules/roles';
import { idOf } from '../company/random';
import { clientId } from '../environment';
import { selectNames, selected } from '../odata/select';
import { collection } from './collection';
import { graphRoute, type GraphRoute } from './graphCall';

const principal = {
  id: idOf('servicePrincipal', clientId),
  appId: clientId,
  displayName: 'Intranet Portal',
  appDisplayName: 'Intranet Portal',
  accountEnabled: true,
  appRoleAssignmentRequired: false,
  servicePrincipalType: 'Application',
  appRoles: roles.map((role) => ({ id: idOf('appRole', role), value: role, displayName: role, description: `Role ${role} in the portal`, isEnabled: true, allowedMemberTypes: ['User'] })),
};

export const servicePrincipalRoutes: GraphRoute[] = [
  graphRoute('GET', '/servicePrincipals', 'Application.Read.All', (call) =>
    collection(call, [principal], { defaultSize: 100, maxSize: 999 }, (resource) => selected(resource, selectNames(call.request.url.searchParams)), 'servicePrincipals')),
];
