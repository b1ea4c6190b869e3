import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, type Config } from '../../../src/server/config';
import { examine } from '../../../src/server/doctor/examine';
import { tenantId } from '../../../src/devTenant/environment';
import type { RegistrationSwitches } from '../../../src/devTenant/identity/registration';
import { watchGraph } from '../../support/graphContract';
import { freePort } from '../../support/servers/freePort';
import { wantedPermissions } from '#shared/rules/addresses/registration';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
let config: Config;
let graph: ReturnType<typeof watchGraph>;
const client = mkdtempSync(join(tmpdir(), 'portal-client-'));

beforeAll(async () => {
  for (const page of ['index.html', 'redirect.html', 'auth-blank.html', 'msteams-auth.html'])
    writeFileSync(
      join(client, page),
      '<script type=application/json id=portal-config>__PORTAL_CONFIG__</script>',
    );
  portal = await startTestPortal({ clientDirectory: client });
  config = readConfig({ ...portal.devTenant.environment, PUBLIC_URL: portal.url });
  graph = watchGraph(portal.devTenant);
});
afterEach(() => {
  portal.devTenant.control.reset();
  graph.expectNone();
});
afterAll(async () => {
  await portal.stop();
  rmSync(client, { recursive: true });
});

/** Findings against this configuration, but for the missing https: `check level: text`. */
async function complaints(changes: Partial<Config> = {}, personToken?: string): Promise<string[]> {
  const findings = await examine({
    config: { ...config, ...changes },
    now: () => new Date(),
    ...(personToken && { personToken }),
  });
  const expected = ['https'];
  return findings
    .filter(({ Check, Level }) => Level !== 'ok' && !expected.includes(Check))
    .map(({ Check, Level, Text }) => `${Check} ${Level}: ${Text}`);
}

describe('a sound configuration', () => {
  it('gets no complaint but that this machine has no https', async () => {
    const findings = await examine({ config, now: () => new Date() });
    expect(findings.filter(({ Level }) => Level !== 'ok').map(({ Check }) => Check)).toEqual([
      'https',
    ]);
    expect(new Set(findings.map(({ Check }) => Check))).toEqual(
      new Set([
        'issuer',
        'keys',
        'clock',
        'secret',
        'audience',
        'redirects',
        'scope',
        'teams-clients',
        'roles',
        'permissions',
        'secret-expiry',
        'sharepoint',
        'https',
        'portal',
        'framing',
        'sign-in-pages',
        'hub',
        'notifications',
        'people-who-left',
        'colleagues',
      ]),
    );
    expect(findings.find(({ Check }) => Check === 'secret-expiry')?.Text).toMatch(
      /expires in (399|400) days/,
    );
  });

  it('shows no secret and no token in any finding', async () => {
    const findings = await examine({
      config: { ...config, clientSecret: 'a-secret-that-is-wrong' },
      now: () => new Date(),
    });
    expect(JSON.stringify(findings)).not.toContain('a-secret-that-is-wrong');
    expect(JSON.stringify(findings)).not.toMatch(/eyJ[\w-]{10}/);
  });
});

describe('one thing broken in the registration', () => {
  const broken: [string, Partial<RegistrationSwitches>, RegExp[]][] = [
    [
      'a redirect URI is missing',
      { redirectPaths: ['/redirect', '/auth-blank'] },
      [/^redirects problem: The redirect URI .*\/msteams-auth isn't registered/],
    ],
    [
      'the redirect URIs have the wrong platform',
      { redirectPlatform: 'web' },
      [
        /^redirects problem: .*\/redirect is registered for the platform “Web”/,
        /\/auth-blank/,
        /\/msteams-auth/,
      ],
    ],
    [
      'the scope is missing',
      { scope: 'missing' },
      [/^scope problem: The registration has no scope access_as_user/],
    ],
    [
      'the scope is disabled',
      { scope: 'disabled' },
      [/^scope problem: The scope access_as_user is disabled/],
    ],
    [
      'the application ID URI is missing',
      { hasIdentifierUri: false },
      [/^audience problem: The registration has no “Application ID URI” api:\/\/localhost:\d+\//],
    ],
    [
      'no Teams client is pre-authorised',
      { preAuthorizedClients: [] },
      [
        /^teams-clients problem: Teams on the desktop/,
        /^teams-clients problem: Teams in the browser/,
        /^teams-clients warning: Microsoft 365 on the desktop isn't pre-authorised/,
        /^teams-clients warning: Microsoft 365 in the browser/,
        /^teams-clients warning: Outlook on the desktop and Microsoft 365 on phones/,
        /^teams-clients warning: Outlook in the browser/,
        /^teams-clients warning: Outlook on phones/,
      ],
    ],
    [
      'an app role is missing',
      {
        appRoles: [
          'Admin',
          'Editor',
          'CollabSiteCreator',
          'AppEditor',
          'MessageBroadcastEditor',
          'EditorDashboardEditor',
          'PowerBIEditor',
        ],
      },
      [/^roles problem: The registration lacks the app role FooterEditor/],
    ],
    [
      'a permission is missing',
      {
        permissions: wantedPermissions
          .flatMap(({ Scopes }) => Scopes)
          .filter((scope) => scope !== 'Sites.Read.All'),
      },
      [/^permissions warning: The registration doesn't ask for Sites.Read.All of Microsoft Graph/],
    ],
    [
      'the permissions of the portal itself are missing',
      { applicationPermissions: [] },
      [
        /^notifications warning: The portal may not send notifications to the activity feed of Teams/,
        /^people-who-left warning: The portal can't ask the directory who has left/,
        /^colleagues warning: The portal can't look up colleagues .* findColleaguesWithoutLicence/,
      ],
    ],
    [
      'the secret is about to expire',
      { secretDays: 12.5 },
      [/^secret-expiry warning: The client secret expires in 12 days/],
    ],
    [
      'the secret has expired',
      { secretDays: -3 },
      [
        /^secret problem: The client secret has expired/,
        /^audience unchecked/,
        /^registration unchecked/,
        ...Array<RegExp>(6).fill(/unchecked: (.* couldn't be checked|Couldn't check when)/),
      ],
    ],
  ];

  it.each(broken)('%s: that is named, and nothing else', async (_what, switches, expected) => {
    Object.assign(portal.devTenant.control.registration, switches);
    const found = await complaints();
    expect(found).toHaveLength(expected.length);
    for (const [index, pattern] of expected.entries()) expect(found[index]).toMatch(pattern);
  });

  it('the redirect URI for nested app authentication is missing: that is named where it is in use', async () => {
    portal.devTenant.control.registration.hasBrokerRedirect = false;
    expect(await complaints()).toEqual([]);
    expect(await complaints({ nestedAppAuth: true })).toEqual([
      expect.stringMatching(
        /^redirects problem: The redirect URI brk-multihub:\/\/localhost:\d+ isn't registered, so Teams gives no tokens/,
      ),
    ]);
    portal.devTenant.control.registration.hasBrokerRedirect = true;
    expect(await complaints({ nestedAppAuth: true })).toEqual([]);
  });

  it('every complaint says what to do', async () => {
    for (const [, switches] of broken) {
      Object.assign(portal.devTenant.control.registration, switches);
      const findings = await examine({ config, now: () => new Date() });
      expect(
        findings
          .filter(({ Level, Remedy }) => (Level === 'ok') !== (Remedy === ''))
          .map(({ Text }) => Text),
      ).toEqual([]);
      portal.devTenant.control.reset();
    }
  });
});

describe('one thing broken in the configuration', () => {
  it('a client id that the tenant does not know', async () => {
    expect(await complaints({ clientId: '11111111-2222-3333-4444-555555555555' })).toContainEqual(
      expect.stringMatching(
        /^client problem: The tenant has no app registration with the client ID 11111111/,
      ),
    );
  });

  it('a tenant that does not exist', async () => {
    expect(await complaints({ tenantId: '11111111-2222-3333-4444-555555555555' })).toContainEqual(
      expect.stringMatching(/^issuer problem: The identity service knows no tenant/),
    );
  });

  it('a wrong client secret', async () => {
    expect(await complaints({ clientSecret: 'wrong' })).toContainEqual(
      expect.stringMatching(/^secret problem: The client secret isn't one of the registration's/),
    );
  });

  it('no client secret: said as a note, and the rest is told by hand', async () => {
    const findings = await examine({
      config: { ...config, clientSecret: '' },
      now: () => new Date(),
    });
    expect(findings.find(({ Check }) => Check === 'secret')).toMatchObject({ Level: 'warning' });
    expect(findings.find(({ Check }) => Check === 'redirects')).toMatchObject({
      Level: 'unchecked',
      Remedy: expect.stringContaining(`${portal.url}/msteams-auth`),
    });
  });

  it('an address of the portal that the registration does not know', async () => {
    const elsewhere = `http://localhost:${await freePort()}`;
    const found = await complaints({ publicUrl: elsewhere });
    expect(found).toContainEqual(
      expect.stringMatching(
        /^portal problem: The portal doesn't answer at .*: nothing listens there/,
      ),
    );
    expect(found).toContainEqual(expect.stringMatching(/^audience problem/));
    expect(found.filter((text) => text.startsWith('redirects problem'))).toHaveLength(3);
  });

  it('an address at which something else answers', async () => {
    const found = await complaints({ publicUrl: portal.devTenant.sharePointUrl });
    expect(found).toContainEqual(
      expect.stringMatching(/^portal problem: What answers at .* isn't this portal/),
    );
    expect(found).toContainEqual(
      expect.stringMatching(/^hub problem: The realtime hub doesn't answer/),
    );
  });

  it('a SharePoint host that is none', async () => {
    expect(await complaints({ sharePointUrl: portal.devTenant.identityUrl })).toEqual([
      expect.stringMatching(/^sharepoint problem: What answers at .* isn't a SharePoint/),
    ]);
  });

  it('a SharePoint host that does not answer', async () => {
    expect(await complaints({ sharePointUrl: `http://localhost:${await freePort()}` })).toEqual([
      expect.stringMatching(/^sharepoint problem: SharePoint doesn't answer/),
    ]);
  });
});

describe('a proxy in front of the portal', () => {
  /** Passes requests on to the portal, and may spoil the answers; WebSockets end here. */
  async function behind(headers: Record<string, string>): Promise<string[]> {
    const proxy = createServer((request, response) => {
      const forwarded = httpRequest(
        `${portal.url}${request.url}`,
        { method: request.method },
        (answer) => {
          response.writeHead(answer.statusCode ?? 0, { ...answer.headers, ...headers });
          answer.pipe(response);
        },
      );
      request.pipe(forwarded);
    });
    await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
    const publicUrl = `http://localhost:${(proxy.address() as AddressInfo).port}`;
    portal.devTenant.setProductUrl(publicUrl);
    try {
      return await complaints({ publicUrl });
    } finally {
      portal.devTenant.setProductUrl(portal.url);
      proxy.closeAllConnections();
      proxy.close();
    }
  }

  it('that drops WebSockets', async () => {
    expect(await behind({})).toEqual([
      expect.stringMatching(/^hub problem: WebSockets don't reach the realtime hub/),
    ]);
  });

  it('that forbids framing', async () => {
    expect(await behind({ 'x-frame-options': 'SAMEORIGIN' })).toContainEqual(
      expect.stringMatching(/^framing problem: A proxy adds the header X-Frame-Options/),
    );
    expect(await behind({ 'content-security-policy': "frame-ancestors 'self'" })).toContainEqual(
      expect.stringMatching(/^framing problem: The portal's answer doesn't allow Teams/),
    );
  });

  it('that cuts pop-ups off', async () => {
    const found = await behind({ 'cross-origin-opener-policy': 'same-origin' });
    expect(
      found.filter((text) =>
        text.startsWith(
          'sign-in-pages problem: A proxy adds the header Cross-Origin-Opener-Policy',
        ),
      ),
    ).toHaveLength(3);
  });
});

describe('trouble with the services', () => {
  it('signing keys that cannot be read', async () => {
    portal.devTenant.control.fail({
      service: 'identity',
      path: '*/discovery/v2.0/keys',
      status: 503,
    });
    expect(await complaints()).toEqual([
      expect.stringMatching(
        /^keys problem: The identity service gives no signing keys; it answers with status 503/,
      ),
    ]);
  });

  it('a SharePoint of another organisation', async () => {
    portal.devTenant.control.sharePoint.realm = '11111111-2222-3333-4444-555555555555';
    expect(await complaints()).toEqual([
      expect.stringMatching(
        new RegExp(`^sharepoint problem: .* belongs to the tenant 11111111-.*, not to ${tenantId}`),
      ),
    ]);
  });

  it('a clock that is wrong', async () => {
    const findings = await examine({ config, now: () => new Date(Date.now() + 400_000) });
    expect(findings.find(({ Check }) => Check === 'clock')).toMatchObject({
      Level: 'warning',
      Text: expect.stringMatching(/differs .* by (399|400|401) seconds/),
    });
  });

  it('Graph away: the registration is told by hand', async () => {
    portal.devTenant.control.fail({ service: 'graph', path: '*', status: 503 });
    const found = await complaints();
    expect(found[0]).toMatch(/^registration unchecked: .*Microsoft Graph answers with status 503/);
    expect(found).toHaveLength(7);
  });
});

describe('roles from SharePoint groups', () => {
  const byGroups: Partial<Config> = {
    authorizationMode: 'sharepoint',
    authorizationSite: '/sites/home',
  };
  const asAdmin = async (changes: Partial<Config> = byGroups) =>
    complaints(changes, await portal.tokenOf('admin'));

  it('are checked group by group for the administrator who asks', async () => {
    expect(await asAdmin()).toEqual([]);
    portal.devTenant.control.sharePoint.openGroups = ['Workplace Editors'];
    expect(await asAdmin()).toEqual([
      expect.stringMatching(
        /^role-groups problem: The group “Workplace Editors” shows its members to everybody, .* Editor, AppEditor/,
      ),
    ]);
    portal.devTenant.control.reset();
    portal.devTenant.control.fail({
      service: 'sharepoint',
      path: 'Workplace Collab Creators',
      status: 404,
    });
    expect(await asAdmin()).toEqual([
      expect.stringMatching(
        /^role-groups problem: The site .*\/sites\/home has no group “Workplace Collab Creators”, so nobody holds the roles CollabSiteCreator/,
      ),
    ]);
  });

  it('are told by hand where nobody asks, and where SharePoint does not let them be read', async () => {
    expect(await complaints(byGroups)).toEqual([
      expect.stringMatching(/^role-groups unchecked: .*only a person can ask SharePoint/),
    ]);
    portal.devTenant.control.fail({ service: 'sharepoint', path: 'sitegroups', status: 403 });
    expect(await asAdmin()).toEqual(
      Array(3).fill(expect.stringMatching(/^role-groups warning: .* status 403/)),
    );
  });
});

describe('permission to read the registration', () => {
  it('the rights of the administrator who asks are used where the portal has none', async () => {
    portal.devTenant.control.registration.readableBy = 'administrator';
    expect((await complaints())[0]).toMatch(/^registration unchecked/);
    expect(await complaints({}, await portal.tokenOf('admin'))).toEqual([]);
  });

  it('without any permission it is said how to grant it, and each check how to do it by hand', async () => {
    portal.devTenant.control.registration.readableBy = 'nobody';
    const findings = await examine({
      config,
      now: () => new Date(),
      personToken: await portal.tokenOf('admin'),
    });
    expect(findings.find(({ Check }) => Check === 'registration')).toMatchObject({
      Level: 'unchecked',
      Remedy: expect.stringContaining('Application.Read.All'),
    });
    const byHand = findings.filter(
      ({ Check, Level }) => Level === 'unchecked' && Check !== 'registration',
    );
    expect(byHand.map(({ Check }) => Check)).toEqual([
      'redirects',
      'scope',
      'teams-clients',
      'roles',
      'permissions',
      'secret-expiry',
    ]);
    expect(byHand.every(({ Remedy }) => Remedy.startsWith('By hand: Entra admin center'))).toBe(
      true,
    );
  });
});
