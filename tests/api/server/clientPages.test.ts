import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { request } from 'node:http';
import type { ClientConfig } from '#shared/clientConfig';
import type { ChartGroup } from '#shared/contract/chartGroups';
import type { PowerBiFrame } from '#shared/contract/powerBiFrames';
import type { ItemToRead } from '#shared/contract/pages/itemsToRead';
import { readConfig } from '../../../src/server/config';
import { contentSecurityPolicy } from '../../../src/server/http/documents/securityHeaders';
import { clearInfoboxes, storeInfobox } from '../../support/content/infoboxes';
import { storePage, storeSetting, storeTerm } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
let directory: string;
const script = `console.log(${JSON.stringify('x'.repeat(2_000))});`;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'portal-client-'));
  mkdirSync(join(directory, 'assets'));
  writeFileSync(
    join(directory, 'index.html'),
    '<meta name="style-nonce" content="__STYLE_NONCE__"><style nonce="__STYLE_NONCE__"></style><script type="application/json" id="portal-config">__PORTAL_CONFIG__</script><script>start()</script>',
  );
  writeFileSync(join(directory, 'redirect.html'), '<title>Redirect</title>');
  writeFileSync(join(directory, 'assets', 'main.abc123.js'), script);
  writeFileSync(join(directory, 'assets', 'main.abc123.js.br'), brotliCompressSync(script));
  writeFileSync(join(directory, 'assets', 'main.abc123.js.gz'), gzipSync(script));
  portal = await startTestPortal({
    clientDirectory: directory,
    config: { sharePointUrl: 'https://nordvik.sharepoint.com/</script>' },
  });
});
afterAll(async () => {
  await portal.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** The answer as it travels, not decompressed. */
function raw(
  path: string,
  headers: Record<string, string> = {},
): Promise<{
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}> {
  return new Promise((resolve, reject) => {
    request(`${portal.url}${path}`, { headers }, (response) => {
      const parts: Buffer[] = [];
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
    })
      .on('error', reject)
      .end();
  });
}

it('every address that is nothing else answers the app, never stored, and 404 where no page stands', async () => {
  for (const [path, expected] of [
    ['/', 200],
    ['/?modal=search&q=a', 200],
    ['/your-board/', 200],
    ['/pages/news/new-terminal-12', 200],
    ['/pages/news?channel=x', 200],
    ['/user/detail/maria/solberg@nordvik/example', 200],
    ['/admin', 200],
    ['/today', 404],
    ['/pages/news/new/terminal/12', 404],
    ['/apiary', 404],
  ] as const) {
    const { status, headers, body } = await raw(path);
    expect([path, status, headers['cache-control'], headers['content-type']]).toEqual([
      path,
      expected,
      'no-store',
      'text/html; charset=utf-8',
    ]);
    const [, json = ''] = /id="portal-config">(.*?)<\/script>/.exec(body.toString()) ?? [];
    const config = JSON.parse(json) as ClientConfig;
    expect(config).toMatchObject({
      tenantId: portal.devTenant.tenantId,
      clientId: portal.devTenant.clientId,
      signIn: 'redirect',
      sharePointUrl: 'https://nordvik.sharepoint.com/</script>',
    });
    expect(config.apiScope).toMatch(
      new RegExp(`^api://localhost:\\d+/${portal.devTenant.clientId}/access_as_user$`),
    );
    expect(JSON.parse(config.authorityMetadata ?? '{}')).toHaveProperty('token_endpoint');
  }
});

it('files that browsers ask for by themselves are what their names say', async () => {
  const types = {
    '/favicon.ico': 'image/x-icon',
    '/apple-touch-icon.png': 'image/png',
    '/robots.txt': 'text/plain; charset=utf-8',
    '/manifest.webmanifest': 'application/manifest+json; charset=utf-8',
  };
  const answers = new Map<string, Buffer>();
  for (const [path, type] of Object.entries(types)) {
    const { status, headers, body } = await raw(path);
    expect([path, status, headers['content-type']]).toEqual([path, 200, type]);
    answers.set(path, body);
  }
  const png = answers.get('/apple-touch-icon.png')!;
  const size = `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
  const icon = answers.get('/favicon.ico')!;
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, png.readUInt32BE(16), 192]);
  expect(icon.subarray(icon.readUInt32LE(18))).toEqual(png);
  expect(icon.readUInt32LE(14)).toBe(png.length);
  expect(answers.get('/robots.txt')!.toString()).toBe('User-agent: *\nDisallow: /\n');
  const manifest = JSON.parse(answers.get('/manifest.webmanifest')!.toString()) as object;
  expect(manifest).toMatchObject({
    name: 'Workplace',
    start_url: '/',
    display: 'standalone',
    icons: [{ src: '/apple-touch-icon.png', sizes: size, type: 'image/png' }],
  });
});

it('an undecodable address gets the app with status 400; below the API it gets a problem', async () => {
  const page = await raw('/pages/news/%E0%A4%A');
  expect([page.status, page.headers['content-type'], page.headers['cache-control']]).toEqual([
    400,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(page.headers['content-security-policy']).toContain('nonce-');
  expect(page.body.toString()).toContain('id="portal-config"');
  for (const path of ['/api/pages/news/%E0%A4%A', '/hub/%E0%A4%A', '/images/%E0%A4%A']) {
    const { status, headers } = await raw(path);
    expect([path, status, headers['content-type']]).toEqual([
      path,
      400,
      'application/problem+json; charset=utf-8',
    ]);
  }
});

it('the service worker is revalidated each time and may connect to this server only', async () => {
  expect((await raw('/service-worker.js')).headers['content-type']).toContain('text/html');
  const own = mkdtempSync(join(tmpdir(), 'portal-client-'));
  for (const page of ['index.html', 'redirect.html'])
    writeFileSync(join(own, page), '<title>Page</title>');
  writeFileSync(join(own, 'service-worker.js'), 'self;');
  const built = await startTestPortal({ beside: portal, clientDirectory: own });
  const answer = await fetch(`${built.url}/service-worker.js`);
  expect([
    answer.headers.get('content-type'),
    answer.headers.get('cache-control'),
    await answer.text(),
  ]).toEqual(['text/javascript; charset=utf-8', 'no-cache', 'self;']);
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'",
  );
  await built.stop();
  rmSync(own, { recursive: true });
});

it("AUTH-34 the way of signing in comes from the server's setting, and is a redirect by default", async () => {
  const { environment } = portal.devTenant;
  expect(
    [{}, { PORTAL_SIGNIN: 'popup' }].map((set) => readConfig({ ...environment, ...set }).signIn),
  ).toEqual(['redirect', 'popup']);
  const popup = await startTestPortal({
    beside: portal,
    clientDirectory: directory,
    config: { signIn: 'popup' },
  });
  expect(await (await fetch(popup.url)).text()).toContain('"signIn":"popup"');
  await popup.stop();
});

it('the page allows its own scripts only, and styles by a nonce that is new for each answer', async () => {
  const [first, second] = [await raw('/'), await raw('/')];
  const policy = String(first.headers['content-security-policy']);
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
  expect(first.body.toString()).toContain(`content="${nonce}"`);
  expect(second.body.toString()).not.toContain(nonce);
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(
    `'self' 'sha256-${createHash('sha256').update('start()').digest('base64')}'`,
  );
  expect(String((await raw('/redirect')).headers['content-security-policy'])).toContain(
    "script-src 'self';",
  );
  expect(policy).not.toContain('unsafe-');
  for (const part of [
    "object-src 'none'",
    "base-uri 'none'",
    'frame-ancestors',
    'https://teams.microsoft.com',
    'https://*.cloud.microsoft',
    portal.devTenant.graphUrl,
    portal.devTenant.identityUrl,
  ])
    expect(policy).toContain(part);
  expect(first.headers).not.toHaveProperty('x-frame-options');
  expect(first.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(first.headers).not.toHaveProperty('strict-transport-security');
});

it.each([
  [
    'LICENCE-24 in SharePoint Online also with those of its other regions',
    { SHAREPOINT_URL: 'https://nordvik.sharepoint.com' },
    [
      'https://graph.microsoft.com https://nordvik.sharepoint.com',
      'https://nordvik-my.sharepoint.com https://*.sharepoint.com https://*.svc.ms',
    ],
  ],
  [
    'in the cloud of a government with those of its variables',
    {
      IDENTITY_URL: 'https://login.microsoftonline.us',
      GRAPH_URL: 'https://graph.microsoft.us',
      SHAREPOINT_URL: 'https://nordvik.sharepoint.us',
    },
    [
      'https://login.microsoftonline.us https://graph.microsoft.us',
      'https://nordvik.sharepoint.us https://nordvik-my.sharepoint.us',
    ],
  ],
])("the page may connect to the organisation's hosts: %s", (_, variables, hosts) => {
  const config = readConfig({
    TENANT_ID: '11111111-1111-4111-8111-111111111111',
    CLIENT_ID: '22222222-2222-4222-8222-222222222222',
    ...variables,
  });
  const [, sources] = /connect-src ([^;]*);/.exec(contentSecurityPolicy(config, '')) ?? [];
  expect(sources).toContain(` ${hosts.join(' ')} https://res.cdn.office.net`);
});

it("TEAMS-13 Microsoft's hosts and the configured ones may frame the portal; clients get only Teams hosts", async () => {
  const framed = await startTestPortal({
    beside: portal,
    clientDirectory: directory,
    config: {
      teamsHostOrigins: ['http://teams.localhost:3004'],
      frameAncestors: ['https://nordvik.sharepoint.com'],
    },
  });
  const answer = await fetch(framed.url);
  const [, ancestors = ''] =
    /frame-ancestors ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
  await framed.stop();
  // As in Microsoft's "Tab requirements", and Teams of the US government.
  const microsoft = [
    '*.cloud.microsoft',
    'teams.microsoft.com',
    '*.teams.microsoft.com',
    '*.microsoft365.com',
    '*.office.com',
    'outlook.office365.com',
    'outlook-sdf.office365.com',
    'teams.microsoft.us',
    '*.teams.microsoft.us',
  ];
  expect(ancestors.split(' ').sort()).toEqual(
    [
      "'self'",
      ...microsoft.map((host) => `https://${host}`),
      'http://teams.localhost:3004',
      'https://nordvik.sharepoint.com',
    ].sort(),
  );
  expect(await answer.text()).toContain('"teamsHostOrigins":["http://teams.localhost:3004"]');
});

it('pages keep room for the infoboxes that everybody gets on the start pages, and say nothing of others', async () => {
  const zones = async () =>
    (
      JSON.parse(
        /id="portal-config">(.*?)<\/script>/.exec((await raw('/')).body.toString())?.[1] ?? '{}',
      ) as ClientConfig
    ).startSettings?.infoboxZones;
  const channel = await storeTerm(portal, 'channelterms', 'Harbour');
  await storeInfobox(portal, { AreaId: 'hero' });
  await storeInfobox(portal, {
    AreaId: 'right',
    ChannelTermInfoBoxes: [{ ChannelTermId: channel }],
  });
  await storeInfobox(portal, {
    AreaId: 'right',
    StartDate: new Date(Date.now() + 86_400_000).toISOString(),
  });
  await storeInfobox(portal, { RouteId: '/pages/merger' });
  const [danish, finnish] = [
    await storeTerm(portal, 'languageterms', 'Danish'),
    await storeTerm(portal, 'languageterms', 'Finnish'),
  ];
  for (const LanguageTermId of [danish, finnish])
    await storeInfobox(portal, { AreaId: 'hero', LanguageTermId });
  const told = (await zones()) ?? {};
  expect([Object.keys(told), told['/ hero']?.length]).toEqual([['/ hero'], 2]);
  await clearInfoboxes(portal);
  await portal.call('admin', 'DELETE', `/channelterms/${channel}`);
});

const startSettings = async () =>
  (
    JSON.parse(
      /id="portal-config">(.*?)<\/script>/.exec((await raw('/')).body.toString())?.[1] ?? '{}',
    ) as ClientConfig
  ).startSettings;

it('pages keep room for key figures only where there are any', async () => {
  const widths = async () => (await startSettings())?.chartWidths;
  expect(await widths()).toEqual([]);
  const { body } = await portal.call<ChartGroup>(
    'editor',
    'POST',
    '/chartgroups?siteUrl=https://x.example',
    {
      GroupName: 'Arrivals',
      ChartType: 2,
      ChartWidth: 75,
      ChartItems: [{ Title: 'On time', ChartValue: 96 }],
    },
  );
  expect(await widths()).toEqual([75]);
  await portal.call('editor', 'PUT', `/chartgroups/${body.Id}?siteUrl=https://x.example`, {
    ...body,
    Active: false,
  });
  expect(await widths()).toEqual([]);
});

it('pages keep room for reports only where the start page has an active one', async () => {
  const hasReports = async () => (await startSettings())?.hasReports;
  const frame = {
    Title: 'Fleet',
    Type: 0,
    EmbedUrl: `${portal.devTenant.powerBiUrl}/reportEmbed?reportId=fleet&groupId=nordvik`,
    EmbedId: 'fleet',
  };
  const store = (fields: object) =>
    portal.call<PowerBiFrame>('admin', 'POST', '/powerbiframes', { ...frame, ...fields });
  await store({ RouteId: 'your-board' });
  expect(await hasReports()).toBe(false);
  const { body } = await store({});
  expect(await hasReports()).toBe(true);
  await portal.call('admin', 'PUT', `/powerbiframes/${body.Id}`, { Active: false });
  expect(await hasReports()).toBe(false);
});

it('pages keep room for required reading only where there is any, drafts as the setting says', async () => {
  const { id } = portal.devTenant.company.person('member@nordvik.example')!;
  const item = {
    Title: 'Code of conduct',
    Url: '/pages/content/conduct',
    IsDraft: true,
    ItemsToReadForPrincipal: [{ Principal: 'User', PrincipalId: id }],
  };
  const { body } = await portal.call<ItemToRead>('editor', 'POST', '/itemstoread', item);
  expect((await startSettings())?.hasItemsToRead).toBe(false);
  await portal.call('editor', 'PUT', `/itemstoread/${body.Id}`, { IsDraft: false });
  expect((await startSettings())?.hasItemsToRead).toBe(true);
  await portal.call('editor', 'PUT', `/itemstoread/${body.Id}`, { IsDraft: true });
  expect((await startSettings())?.hasItemsToRead).toBe(false);
  await storeSetting(portal, 'includeDraftsInRequiredReading', true);
  expect((await startSettings())?.hasItemsToRead).toBe(true);
  await portal.call('editor', 'DELETE', `/itemstoread/${body.Id}`);
  expect((await startSettings())?.hasItemsToRead).toBe(false);
});

it('pages tell whether there are channels to follow', async () => {
  const hasChannels = async () => (await startSettings())?.hasChannels;
  expect(await hasChannels()).toBe(false);
  const harbour = await storeTerm(portal, 'channelterms', 'Harbour');
  expect(await hasChannels()).toBe(true);
  await portal.call('admin', 'PUT', `/channelterms/${harbour}`, { IsDeprecated: true });
  expect(await hasChannels()).toBe(false);
});

it('CACHE-19 pages tell ahead of sign-in whether local storage may be used, as the setting is now', async () => {
  const told = startSettings;
  expect(await told()).toEqual({
    workplaceName: 'Workplace',
    disableLocalStorage: false,
    enableWorkplaceLight: false,
    featuredNewsPerLoad: {},
    allowedVideoHosts: [],
    foldInfoboxesOnPhones: true,
    infoboxZones: {},
    chartWidths: [],
    hasReports: false,
    hasItemsToRead: false,
    hasChannels: false,
  });
  await portal.call('admin', 'POST', '/featuresettings', {
    Key: 'disableLocalStorage',
    Value: true,
  });
  await portal.call('admin', 'POST', '/featuresettings', {
    Key: 'supportPhone',
    Value: 'not for everybody',
  });
  expect(await told()).toEqual({
    workplaceName: 'Workplace',
    disableLocalStorage: true,
    enableWorkplaceLight: false,
    featuredNewsPerLoad: {},
    allowedVideoHosts: [],
    foldInfoboxesOnPhones: true,
    infoboxZones: {},
    chartWidths: [],
    hasReports: false,
    hasItemsToRead: false,
    hasChannels: false,
  });
  await portal.call('admin', 'DELETE', '/featuresettings/disableLocalStorage');
  expect(await told()).toMatchObject({ disableLocalStorage: false });
  await portal.database.takeAway();
  expect(await told()).toMatchObject({ disableLocalStorage: false });
  await portal.database.giveBack();
});

it('/redirect is a page of its own that lets its opener be', async () => {
  const { headers, body } = await raw('/redirect?code=1');
  expect(body.toString()).toContain('<title>Redirect</title>');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers).not.toHaveProperty('cross-origin-opener-policy');
  expect(headers).not.toHaveProperty('x-frame-options');
});

it('the browser may cache /redirect for a minute, but never an address that carries a query', async () => {
  expect((await raw('/redirect')).headers['cache-control']).toBe('private, max-age=60');
  for (const path of ['/redirect?code=1', '/redirect?error=1'])
    expect([path, (await raw(path)).headers['cache-control']]).toEqual([path, 'no-store']);
});

it('assets are kept for ever and come compressed as the build made them', async () => {
  const brotli = await raw('/assets/main.abc123.js', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
  expect(
    (await raw('/assets/main.abc123.js', { 'accept-encoding': 'gzip' })).headers[
      'content-encoding'
    ],
  ).toBe('gzip');
  expect((await raw('/assets/main.abc123.js')).body.toString()).toBe(script);
});

it('an asset that does not exist is 404 and not the app, and nothing outside the build is served', async () => {
  for (const path of [
    '/assets/none.js',
    '/assets/../index.html',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2findex.html',
  ])
    expect((await raw(path)).body.toString()).not.toContain('root:');
  expect((await raw('/assets/none.js')).status).toBe(404);
});

it('answers of the API are compressed when the caller takes it', async () => {
  for (let page = 0; page < 8; page += 1)
    await storePage(portal, { IsFeaturedPage: true, Content: `<p>${'long text '.repeat(50)}</p>` });
  const authorization = `Bearer ${await portal.tokenOf('member')}`;
  for (const path of ['/api/pages/news/top', '/api/pages/news']) {
    const plain = await raw(path, { authorization });
    const brotli = await raw(path, { authorization, 'accept-encoding': 'br' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'cache-control': 'no-store',
    });
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(
      (await raw(path, { authorization, 'accept-encoding': 'br;q=0, gzip' })).headers[
        'content-encoding'
      ],
    ).toBe('gzip');
  }
});
