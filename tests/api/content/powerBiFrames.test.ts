import type { Audit } from '#shared/contract/audits';
import type { PowerBiFrame, ReportToken } from '#shared/contract/powerBiFrames';
import type { Problem } from '#shared/errors';
import { openHub } from '../../support/servers/hubClient';
import { storeSetting, storeTerm } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
let harbour: string;
let embedUrl: string;
/** Has the free plan of Power BI, follows no channel and writes no reports. */
let analyst: string;
beforeAll(async () => {
  portal = await startTestPortal();
  embedUrl = `${portal.devTenant.powerBiUrl}/reportEmbed?reportId=fleet&groupId=nordvik`;
  await storeSetting(portal, 'enablePowerBI', true);
  harbour = await storeTerm(portal, 'channelterms', 'Harbour');
  const { people } = portal.devTenant.company;
  [analyst] = people
    .find(({ licences }) => licences.includes('POWER_BI_STANDARD'))!
    .upn.split('@') as [string];
  for (const person of ['editor', 'member', 'guest', analyst])
    await portal.call(person, 'POST', '/users', {});
  await portal.call('editor', 'POST', '/me/userchannelterms', {
    ChannelTermId: harbour,
    ChannelType: 0,
  });
});
beforeEach(() => portal.devTenant.control.reset());
afterAll(() => portal.stop());

const call = <T = Problem>(method: string, path: string, body?: object, person = 'powerbieditor') =>
  portal.call<T & Problem>(person, method, path, body);
const frame = (fields: object = {}) => ({
  Title: 'Fleet',
  Type: 0,
  EmbedUrl: embedUrl,
  EmbedId: 'fleet',
  ...fields,
});
const create = async (fields: object = {}, person?: string) =>
  (
    await call<PowerBiFrame>(
      'POST',
      '/powerbiframes?siteUrl=https://x.example',
      frame(fields),
      person,
    )
  ).body;
const idsFor = async (person: string, query = '') =>
  (await call<PowerBiFrame[]>('GET', `/powerbiframes${query}`, undefined, person)).body.map(
    ({ Id }) => Id,
  );

it('REPORT-01 REPORT-14 REPORT-15 REPORT-16 a frame is created with every field, and is read alone and among all', async () => {
  const created = await create();
  expect(created).toEqual({
    Id: expect.any(Number),
    Title: 'Fleet',
    Type: 0,
    EmbedUrl: embedUrl,
    EmbedId: 'fleet',
    BookmarkId: null,
    Modified: expect.any(String),
    ...{
      ShowFilterPane: false,
      ShowNavigationPane: false,
      ShowTitle: true,
      MobileViewHeight: 480,
      RouteId: '',
      Active: true,
      ChannelTermPowerBIFrames: [],
    },
  });
  const all = {
    Type: 1,
    BookmarkId: 'Bookmark1',
    ShowFilterPane: true,
    ShowNavigationPane: true,
    ShowTitle: false,
    MobileViewHeight: 700,
    RouteId: 'your-board',
    Active: false,
    ChannelTermPowerBIFrames: [{ ChannelTermId: harbour }],
  };
  const full = await create(all, 'admin');
  expect(full).toMatchObject(all);
  expect((await call('GET', `/powerbiframes/${full.Id}`)).body).toEqual(full);
  expect(await idsFor('powerbieditor')).toEqual(expect.arrayContaining([created.Id, full.Id]));
});

it('REPORT-02 REPORT-03 REPORT-04 readers get the active frames of a page that are for their channels, and no others by any call', async () => {
  const open = await create();
  const limited = await create({ ChannelTermPowerBIFrames: [{ ChannelTermId: harbour }] }, 'admin');
  const [inactive, elsewhere] = [
    await create({ Active: false }),
    await create({ RouteId: '/your-board' }),
  ];
  const ofThese = async (person: string, query = '?routeId=') =>
    (await idsFor(person, query)).filter((id) =>
      [open, limited, inactive, elsewhere].some(({ Id }) => Id === id),
    );
  expect(await ofThese('editor')).toEqual([open.Id, limited.Id]);
  expect(await ofThese(analyst)).toEqual([open.Id]);
  for (const path of ['your-board', '/Your-Board/'])
    expect(await ofThese(analyst, `?routeId=${path}`)).toEqual([elsewhere.Id]);
  expect(await ofThese(analyst, '')).toEqual([open.Id, elsewhere.Id]);
  for (const { Id } of [limited, inactive]) {
    expect((await call('GET', `/powerbiframes/${Id}`, undefined, analyst)).status).toBe(404);
    expect((await call('POST', `/powerbiframes/${Id}/token`, undefined, analyst)).status).toBe(404);
  }
});

it('REPORT-17 REPORT-18 a frame is changed, restored and deleted, and open pages are told', async () => {
  const hub = await openHub(portal, 'member');
  const { Id, Modified } = await create();
  const changed = await call<PowerBiFrame>(
    'PUT',
    `/powerbiframes/${Id}?siteUrl=https://x.example`,
    frame({ Title: 'Cargo', Modified }),
  );
  expect([changed.status, changed.body.Title]).toEqual([200, 'Cargo']);
  expect((await call('PUT', `/powerbiframes/${Id}`, frame({ Modified }))).body.id).toBe('conflict');
  const audits = (await call<Audit[]>('GET', `/powerbiframes/${Id}/audits`)).body;
  expect(
    (await call<PowerBiFrame>('POST', `/powerbiframes/${Id}/audits/${audits.at(-1)!.Id}/restore`))
      .body.Title,
  ).toBe('Fleet');
  expect((await call('DELETE', `/powerbiframes/${Id}?siteUrl=https://x.example`)).status).toBe(204);
  expect((await call('GET', `/powerbiframes/${Id}`)).status).toBe(404);
  expect(
    await hub.update(({ Data }) => Data?.Change === 'deleted' && Data.Id === Id),
  ).toMatchObject({ ComponentId: 'powerBI' });
  await hub.stop();
});

it('HUB-10 a person hears only of frames that they see; who manages them hears of all', async () => {
  const [stranger, editor] = [await openHub(portal, 'guest'), await openHub(portal, 'admin')];
  const ChannelTermPowerBIFrames = [{ ChannelTermId: harbour }];
  const limited = await create({ ChannelTermPowerBIFrames }, 'admin');
  const inactive = await create({ Active: false });
  const { Id } = await create();
  for (const hub of [stranger, editor]) await hub.update(({ Data }) => Data?.Id === Id);
  expect(stranger.updates.map(({ Data }) => Data?.Id)).toEqual([Id]);
  expect(editor.updates.map(({ Data }) => Data?.Id)).toEqual([limited.Id, inactive.Id, Id]);
  for (const hub of [stranger, editor]) await hub.stop();
});

it('REPORT-19 reports and dashboards are created; a tile is only read', async () => {
  expect(await create({ Type: 1 })).toMatchObject({ Type: 1 });
  expect((await create({ Type: 2 })) as unknown as Problem).toMatchObject({
    errors: { Type: ['must be one of 0, 1'] },
  });
  const tile = await portal.db
    .insertInto('power_bi_frames')
    .values({
      ...frame({ Type: 2 }),
      ChannelTermPowerBIFrames: '[]',
      Modified: new Date(),
    } as never)
    .returning('Id')
    .executeTakeFirstOrThrow();
  expect(
    (await call<PowerBiFrame>('GET', `/powerbiframes/${tile.Id}`, undefined, 'editor')).body.Type,
  ).toBe(2);
});

it('a frame shows Power BI and no other site, for whoever stands in it is given the token', async () => {
  for (const EmbedUrl of [
    'https://evil.example/reportEmbed?groupId=nordvik',
    `${portal.devTenant.powerBiUrl}.evil.example/?groupId=nordvik`,
    `${portal.devTenant.powerBiUrl}/reportEmbed`,
  ]) {
    expect(((await create({ EmbedUrl })) as unknown as Problem).errors).toHaveProperty('EmbedUrl');
  }
});

it('REPORT-05 without a licence of Power BI nobody gets a frame or a token by any call; its editors manage on', async () => {
  const { Id } = await create();
  for (const person of ['member', 'guest']) {
    expect(await idsFor(person, '?routeId=')).toEqual([]);
    expect(await idsFor(person)).toEqual([]);
    expect((await call('GET', `/powerbiframes/${Id}`, undefined, person)).status).toBe(404);
  }
  expect(await idsFor('powerbieditor', '?routeId=')).toEqual([]);
  for (const person of ['member', 'guest', 'powerbieditor'])
    expect((await call('POST', `/powerbiframes/${Id}/token`, undefined, person)).status).toBe(404);
  expect(portal.devTenant.control.requests('powerbi')).toEqual([]);
  expect(await idsFor('powerbieditor')).toContain(Id);
  expect((await call('GET', `/powerbiframes/${Id}`)).status).toBe(200);
  expect(await idsFor(analyst, '?routeId=')).toContain(Id);
});

it('REPORT-05 LICENCE-22 a licence that cannot be read is a failure and not a missing one', async () => {
  const { Id } = await create();
  await portal.call('frontline', 'POST', '/users', {});
  portal.devTenant.control.fail({ service: 'graph', path: 'licenseDetails', status: 503 });
  for (const [method, path] of [
    ['POST', `/powerbiframes/${Id}/token`],
    ['GET', '/powerbiframes?routeId='],
  ] as const) {
    const { status, body } = await call(method, path, undefined, 'frontline');
    expect([status, body.id]).toEqual([503, 'serviceAway']);
  }
  // Nothing to show needs no licence.
  expect(await idsFor('frontline', '?routeId=nowhere')).toEqual([]);
});

it('REPORT-06 while reports are switched off there are no tokens for them', async () => {
  const { Id } = await create();
  await storeSetting(portal, 'enablePowerBI', false);
  expect((await call('POST', `/powerbiframes/${Id}/token`, undefined, 'editor')).status).toBe(404);
  await storeSetting(portal, 'enablePowerBI', true);
});

it("REPORT-20 a frame's token comes from Power BI, for reading its report only, with the portal's own credentials", async () => {
  const { Id } = await create();
  const sent = jest.spyOn(globalThis, 'fetch');
  const { status, body } = await call<ReportToken>(
    'POST',
    `/powerbiframes/${Id}/token`,
    undefined,
    'editor',
  );
  expect([status, body]).toEqual([
    200,
    { token: expect.stringMatching(/^.{20,}$/), expiration: expect.any(String), embedUrl },
  ]);
  expect(Date.parse(body.expiration)).toBeGreaterThan(Date.now());
  const wishes = sent.mock.calls.flatMap(([address, init]) =>
    String(address).endsWith('/GenerateToken') ? [JSON.parse(String(init?.body))] : [],
  );
  sent.mockRestore();
  expect(wishes).toEqual([{ accessLevel: 'View' }]);
  const asked = portal.devTenant.control.requests('powerbi');
  expect(asked.map(({ method, path, status: answer }) => [method, path, answer])).toEqual([
    ['POST', '/v1.0/myorg/groups/nordvik/reports/fleet/GenerateToken', 200],
  ]);
});

it('REPORT-20 a token of the portal that Power BI no longer takes is replaced once', async () => {
  const { Id } = await create();
  const asked = () => call<Problem>('POST', `/powerbiframes/${Id}/token`, undefined, 'editor');
  portal.devTenant.control.fail({ service: 'powerbi', status: 401, times: 1 });
  expect((await asked()).status).toBe(200);
  portal.devTenant.control.fail({ service: 'powerbi', status: 401, times: 2 });
  const { status, body } = await asked();
  expect([status, body.id]).toEqual([502, 'serviceFailed']);
});

it.each([
  [404, 502, 'serviceFailed'],
  [403, 502, 'serviceFailed'],
  [429, 503, 'serviceAway'],
  [500, 503, 'serviceAway'],
])('REPORT-20 when Power BI answers %s the portal answers %s', async (of, status, id) => {
  const { Id } = await create();
  portal.devTenant.control.fail({ service: 'powerbi', status: of, retryAfter: 7 });
  const answer = await call('POST', `/powerbiframes/${Id}/token`, undefined, 'editor');
  expect([answer.status, answer.body.id]).toEqual([status, id]);
  if (of === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(7);
});
