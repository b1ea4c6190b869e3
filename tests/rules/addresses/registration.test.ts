import { wantedRedirects, wantedRegistration } from '#shared/rules/addresses/registration';
import { teamsShareAddress } from '#shared/rules/addresses/teamsLink';

const publicUrl = 'https://portal.nordvik.example:8443';
const clientId = '7c1f6e0a-1111-4222-8333-944445555666';

it('names what an administrator has to enter in Microsoft Entra, word by word', () => {
  const { Permissions, ...registration } = wantedRegistration(publicUrl, clientId);

  expect(registration).toEqual({
    IdentifierUri: `api://portal.nordvik.example:8443/${clientId}`,
    Scope: 'access_as_user',
    RedirectUris: [`${publicUrl}/redirect`, `${publicUrl}/auth-blank`, `${publicUrl}/msteams-auth`],
    TeamsClients: [
      { Id: '1fec8e78-bce4-4aaf-ab1b-5451cc387264', Name: 'Teams on the desktop and on phones' },
      { Id: '5e3ce6c0-2b1f-4285-8d4b-75ee78787346', Name: 'Teams in the browser' },
      { Id: '0ec893e0-5785-4de6-99da-4ed124e5296c', Name: 'Microsoft 365 on the desktop' },
      { Id: '4765445b-32c6-49b0-83e6-1d93765276ca', Name: 'Microsoft 365 in the browser' },
      {
        Id: 'd3590ed6-52b3-4102-aeff-aad2292ab01c',
        Name: 'Outlook on the desktop and Microsoft 365 on phones',
      },
      { Id: 'bc59ab01-8403-45c6-8796-ac3ef710b3e3', Name: 'Outlook in the browser' },
      { Id: '27922004-5251-4030-b22d-91ecd9a37ea4', Name: 'Outlook on phones' },
    ],
    AppRoles: [
      'Admin',
      'Editor',
      'CollabSiteCreator',
      'AppEditor',
      'MessageBroadcastEditor',
      'FooterEditor',
      'EditorDashboardEditor',
      'PowerBIEditor',
    ],
    ApplicationPermissions: [
      { Resource: 'Microsoft Graph', Roles: ['TeamsActivity.Send', 'User.Read.All'] },
    ],
  });
  expect(Permissions).toEqual([
    { Resource: 'Microsoft Graph', Scopes: expect.arrayContaining(['User.Read', 'People.Read']) },
    { Resource: 'SharePoint', Scopes: ['AllSites.Read'] },
  ]);
});

it('asks for nothing in the name of a person that lets the portal act on a whole tenant', () => {
  const scopes = wantedRegistration(publicUrl, clientId).Permissions.flatMap((one) => one.Scopes);

  expect(new Set(scopes).size).toBe(scopes.length);
  expect(scopes.filter((scope) => /FullControl|Directory\.|Manage\.All/.test(scope))).toEqual([]);
});

it('names the redirect of the hosts’ own broker only where nested authentication is in use', () => {
  const broker = 'brk-multihub://portal.nordvik.example:8443';

  expect(wantedRedirects(publicUrl, { nestedAppAuth: true })).toEqual([
    `${publicUrl}/redirect`,
    `${publicUrl}/auth-blank`,
    `${publicUrl}/msteams-auth`,
    broker,
  ]);
  expect(wantedRedirects(publicUrl, { nestedAppAuth: false })).not.toContain(broker);
  const wanted = wantedRegistration(publicUrl, clientId, { nestedAppAuth: true });
  expect(wanted.RedirectUris).toContain(broker);
});

it('an address is shared in Teams with a message, whatever signs both hold', () => {
  const shared = new URL(teamsShareAddress('https://portal.example/a?b=1&c=2', 'Kaffe & kage?'));

  expect(shared.origin + shared.pathname).toBe('https://teams.microsoft.com/share');
  expect(Object.fromEntries(shared.searchParams)).toEqual({
    href: 'https://portal.example/a?b=1&c=2',
    msgText: 'Kaffe & kage?',
  });
});
