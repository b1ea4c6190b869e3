import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../../src/server/config';
import { aadManifest } from '../../../src/server/teamsApp/aadManifest';
import { wantedPermissions } from '#shared/rules/addresses/registration';
import { isGuid } from '#shared/rules/values/guid';
import { projectRoot } from '../../support/projectRoot';

interface Service {
  appId: string;
  oauth2PermissionScopes: { id: string; value: string }[];
  appRoles: { id: string; value: string }[];
}

/** The permissions that the Teams command line tool knows by name; it stops at another name. */
const { value: services } = JSON.parse(
  readFileSync(
    join(
      projectRoot,
      'node_modules/@microsoft/teamsfx-core/build/component/driver/aad/permissions/permissions.json',
    ),
    'utf8',
  ),
) as { value: Service[] };

/** The delegated permissions of Microsoft Graph that it does not know, by Microsoft's reference. */
const unknownToTool: Readonly<Record<string, string>> = {
  'SensitivityLabel.Read': '1aeb73ce-68d7-49b7-913a-eedc80844551',
  'Bookmark.Read.All': '98b17b35-f3b1-4849-a85f-9f13733002f0',
  'Calendars.ReadBasic': '662d75ba-a364-42ad-adee-f5f880ea4878',
};

it('the registration for the Teams tool has permissions by the ids that Microsoft gave them', () => {
  const { requiredResourceAccess } = aadManifest(
    readConfig({
      TENANT_ID: '6f1d2c3b-4a59-4e87-9d10-6e6f72647669',
      CLIENT_ID: '0b7a1e52-8c46-4f3d-a9e1-706f7274616c',
    }),
  ) as {
    requiredResourceAccess: {
      resourceAppId: string;
      resourceAccess: { id: string; type: 'Scope' | 'Role' }[];
    }[];
  };
  expect(requiredResourceAccess.map(({ resourceAppId }) => resourceAppId)).toEqual(
    wantedPermissions.map(({ ResourceAppId }) => ResourceAppId),
  );
  for (const [index, { Scopes, ApplicationRoles = [] }] of wantedPermissions.entries()) {
    const { resourceAppId, resourceAccess } = requiredResourceAccess[index]!;
    const names = [...Scopes, ...ApplicationRoles];
    expect(resourceAccess.map(({ type }) => type)).toEqual([
      ...Scopes.map(() => 'Scope'),
      ...ApplicationRoles.map(() => 'Role'),
    ]);
    expect(resourceAccess.filter(({ id }) => !isGuid(id))).toEqual([]);
    expect(new Set(resourceAccess.map(({ id }) => id)).size).toBe(names.length);
    const { oauth2PermissionScopes, appRoles } = services.find(
      ({ appId }) => appId === resourceAppId,
    )!;
    for (const [place, name] of names.entries()) {
      const { id, type } = resourceAccess[place]!;
      const known = type === 'Scope' ? oauth2PermissionScopes : appRoles;
      const wanted = known.find(({ value }) => value === name)?.id ?? unknownToTool[name];
      expect([name, id]).toEqual([name, wanted]);
    }
  }
});
