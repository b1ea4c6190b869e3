import type { TeamsApp } from '#shared/contract/people/admin';
import type { Finding } from '#shared/rules/finding';
import type { Problem } from '#shared/errors';
import { readConfig } from '../../../src/server/config';
import { checkPackage } from '../../../src/server/teamsApp/checkPackage';
import { packageFiles } from '../../../src/server/teamsApp/packageFiles';
import { unzipPackage } from '../../../src/server/teamsApp/zipPackage';
import { storeSetting } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

const publicUrl = 'https://portal.contoso.example';
let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ config: { publicUrl } });
});
afterAll(() => portal.stop());

async function download(): Promise<Response> {
  return fetch(`${portal.url}/api/admin/teamsapp/package`, {
    headers: { authorization: `Bearer ${await portal.tokenOf('admin')}` },
  });
}

it("TEAMS-12 an administrator gets a checked manifest for the portal's address and registration values", async () => {
  const { status, body } = await portal.call<TeamsApp>('admin', 'GET', '/admin/teamsapp');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    PublicUrl: publicUrl,
    ClientId: portal.devTenant.clientId,
    FileName: expect.stringMatching(/^teams-app-portal\.contoso\.example-\d+\.\d+\.\d+\.zip$/),
  });
  expect(JSON.parse(body.Manifest)).toMatchObject({
    validDomains: ['portal.contoso.example'],
    webApplicationInfo: { id: portal.devTenant.clientId },
  });
  expect(body.Findings.filter(({ Level }) => Level === 'problem')).toEqual([]);
  expect(body.Registration).toMatchObject({
    IdentifierUri: `api://portal.contoso.example/${portal.devTenant.clientId}`,
    RedirectUris: ['/redirect', '/auth-blank', '/msteams-auth'].map((path) => publicUrl + path),
    AppRoles: expect.arrayContaining(['Admin', 'PowerBIEditor']),
  });
});

it('TEAMS-07 TEAMS-11 the download is a zip that Teams takes: the same files as the command builds', async () => {
  const response = await download();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = unzipPackage(new Uint8Array(await response.arrayBuffer()));
  const expected = await packageFiles(
    readConfig({ ...portal.devTenant.environment, PUBLIC_URL: publicUrl }),
  );
  expect(Object.keys(files).sort()).toEqual(Object.keys(expected).sort());
  for (const [name, content] of Object.entries(expected))
    expect([name, Buffer.compare(files[name]!, content)]).toEqual([name, 0]);
  expect(checkPackage(files).filter(({ Level }) => Level === 'problem')).toEqual([]);
});

it('the doctor answers an administrator with sentences, and names what is missing in the registration', async () => {
  const { status, body } = await portal.call<Finding[]>('admin', 'GET', '/admin/setup');
  expect(status).toBe(200);
  const redirects = body.filter(({ Check }) => Check === 'redirects');
  expect(redirects.map(({ Level }) => Level)).toEqual(['problem', 'problem', 'problem']);
  expect(redirects[0]?.Text).toBe(
    `The redirect URI ${publicUrl}/redirect isn't registered, so sign-in can't come back to it.`,
  );
});

it('the findings are in the language that is asked for', async () => {
  const texts = async (path: string) => {
    const { body } = await portal.call<Finding[] | TeamsApp>('admin', 'GET', path);
    return (Array.isArray(body) ? body : body.Findings).map(({ Text }) => Text);
  };
  expect(await texts('/admin/setup?language=da')).toContain(
    `Omdirigerings-URI'en ${publicUrl}/redirect er ikke registreret, så logon kan ikke vende tilbage til den.`,
  );
  expect(await texts('/admin/teamsapp?language=sv')).toContain(
    'Alla adresser i paketet är https-adresser.',
  );
  const { status } = await portal.call<Problem>('admin', 'GET', '/admin/setup?language=xx');
  expect(status).toBe(400);
});

it('TEAMS-23 the permission to notify is requested, and a problem if missing while notifications are on', async () => {
  const { body } = await portal.call<TeamsApp>('admin', 'GET', '/admin/teamsapp');
  expect(body.Registration.ApplicationPermissions).toEqual([
    { Resource: 'Microsoft Graph', Roles: ['TeamsActivity.Send', 'User.Read.All'] },
  ]);
  portal.devTenant.control.registration.applicationPermissions = [];
  const findings = async () =>
    (await portal.call<Finding[]>('admin', 'GET', '/admin/setup')).body.filter(
      ({ Check }) => Check === 'notifications',
    );
  expect(await findings()).toEqual([]);
  await storeSetting(portal, 'enableTeamsNotification', true);
  expect(await findings()).toEqual([
    expect.objectContaining({
      Level: 'problem',
      Text: expect.stringContaining('TeamsActivity.Send'),
      Remedy: expect.stringContaining('admin consent'),
    }),
  ]);
});

it.each([
  ['people-who-left', 'leftPeopleDays', 0, 30],
  ['colleagues', 'findColleaguesWithoutLicence', false, true],
])(
  'the permission to ask the directory is a problem if missing while it is needed: %s',
  async (check, setting, off, on) => {
    portal.devTenant.control.registration.applicationPermissions = [];
    const findings = async () =>
      (await portal.call<Finding[]>('admin', 'GET', '/admin/setup')).body.filter(
        ({ Check }) => Check === check,
      );
    await storeSetting(portal, setting, off);
    expect(await findings()).toEqual([]);
    await storeSetting(portal, setting, on);
    expect(await findings()).toEqual([
      expect.objectContaining({
        Level: 'problem',
        Text: expect.stringContaining('User.Read.All'),
        Remedy: expect.stringContaining('admin consent'),
      }),
    ]);
  },
);

it('nobody else gets any of it', async () => {
  for (const path of ['/admin/teamsapp', '/admin/teamsapp/package', '/admin/setup']) {
    const answers = await Promise.all(
      ['editor', 'member', undefined].map((person) => portal.call<Problem>(person, 'GET', path)),
    );
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 401]);
  }
});
