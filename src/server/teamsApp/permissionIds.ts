import type { WantedPermissions } from '#shared/rules/addresses/registration';

type Ids = Readonly<Record<string, string>>;

/**
 * The ids that Microsoft has given to the permissions that the registration wants: those of the
 * signed-in person, and those of the portal itself. A name is not enough for every tool.
 */
const ids: Readonly<Record<string, { Scope: Ids; Role: Ids }>> = {
  'Microsoft Graph': {
    Scope: {
      'User.Read': 'e1fe6dd8-ba31-4d61-89e7-88639da4683d',
      'User.ReadBasic.All': 'b340eb25-3456-403f-be2f-af7a0d370277',
      'User.Read.All': 'a154be20-db9c-4678-8ab7-66f6cc099a59',
      'People.Read': 'ba47897c-39ec-4d83-8086-ee8256fa737d',
      'GroupMember.Read.All': 'bc024368-1153-4739-b217-4326f2e966d0',
      'Group.Read.All': '5f8c59db-677d-491f-a6b8-5f174b11ec1d',
      'Group.ReadWrite.All': '4e46008b-f24c-477d-8fff-7bb4ec7aafe0',
      'Channel.Create': '101147cf-4178-4455-9d58-02b5c164e759',
      'Channel.ReadBasic.All': '9d8982ae-4365-4f57-95e9-d6032a4c0b87',
      'TeamsTab.Create': 'a9ff19c2-f369-4a95-9a25-ba9d460efc8e',
      'SensitivityLabel.Read': '1aeb73ce-68d7-49b7-913a-eedc80844551',
      'Sites.Read.All': '205e70e5-aba6-4c52-a976-6d2d46c48043',
      'Sites.ReadWrite.All': '89fe6a52-be36-487e-b7d8-d061c450a026',
      'Files.Read.All': 'df85f4d6-205c-4ac5-a5ea-6bf408dba283',
      'Files.ReadWrite': '5c28f0bf-8a70-41f1-8ab2-9032436ddb65',
      'Bookmark.Read.All': '98b17b35-f3b1-4849-a85f-9f13733002f0',
      'Calendars.ReadBasic': '662d75ba-a364-42ad-adee-f5f880ea4878',
      'Calendars.Read': '465a38f9-76ea-45b9-9f34-9e8b0d4b0b42',
      'Calendars.ReadWrite': '1ec239c2-d7c9-4623-a91a-a9775856bb36',
      'Tasks.Read': 'f45671fb-e0fe-4b4b-be20-3d3ce43f1bcb',
      'Tasks.ReadWrite': '2219042f-cab5-40cc-b0d2-16b1540b4c5f',
      'Mail.ReadBasic': 'a4b8392a-d8d1-4954-a029-8e668a39a170',
      'TermStore.Read.All': '297f747b-0005-475b-8fef-c890f5152b38',
    },
    Role: {
      'TeamsActivity.Send': 'a267235f-af13-44dc-8385-c1dc93023186',
      'User.Read.All': 'df021288-bdef-4463-88db-98f22de89214',
    },
  },
  SharePoint: { Scope: { 'AllSites.Read': '4e0d77b0-96ba-4398-af14-3baa780278f4' }, Role: {} },
};

/** The permissions of one resource as a registration holds them. */
export function resourceAccess({
  Resource,
  Scopes,
  ApplicationRoles = [],
}: WantedPermissions): { id: string | undefined; type: 'Scope' | 'Role' }[] {
  const { Scope = {}, Role = {} } = ids[Resource] ?? {};
  return [
    ...Scopes.map((name) => ({ id: Scope[name], type: 'Scope' as const })),
    ...ApplicationRoles.map((name) => ({ id: Role[name], type: 'Role' as const })),
  ];
}
