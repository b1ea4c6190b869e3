import { licencesNamed } from '../../company/licences';
import { idOf } from '../../company/random';
import type { Person } from '../../company/person';
import { selectNames } from '../../odata/select';
import { collection } from '../collection';
import { graphRoute, json, type GraphCall, type GraphRoute } from '../graphCall';
import { badRequest } from '../graphProblem';
import { selectedUser } from './userResource';

/** The person who asks; a token of the application has none. */
export function me({ person }: GraphCall): Person {
  if (!person) throw badRequest('/me request is only valid with delegated authentication flow.');
  return person;
}

export const meRoutes: GraphRoute[] = [
  graphRoute('GET', '/me', 'User.Read User.ReadBasic.All User.Read.All', (call) =>
    json({
      '@odata.context': `${call.addresses.graphUrl}/${call.version}/$metadata#users/$entity`,
      ...selectedUser(me(call), selectNames(call.request.url.searchParams), false),
    }),
  ),
  graphRoute(
    'GET',
    '/me/licenseDetails',
    'User.Read User.Read.All LicenseAssignment.Read.All',
    (call) =>
      collection(
        call,
        licencesNamed(me(call).licences),
        { defaultSize: 100, maxSize: 999 },
        ({ skuId, skuPartNumber, plans }) => ({
          id: idOf('licenceDetail', me(call).id, skuId),
          skuId,
          skuPartNumber,
          servicePlans: plans.map(({ servicePlanId, servicePlanName }) => ({
            servicePlanId,
            servicePlanName,
            provisioningStatus: 'Success',
            appliesTo: 'User',
          })),
        }),
      ),
  ),
];
