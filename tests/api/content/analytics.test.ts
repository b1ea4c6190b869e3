import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { storeSetting } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
const insights: {
  path: string;
  type: string | undefined;
  envelopes: {
    name: string;
    iKey: string;
    data: { baseData: { name: string; properties: object } };
  }[];
}[] = [];
const service = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    const type = request.headers['content-type'];
    insights.push({ path: request.url!, type, envelopes: JSON.parse(body) as never });
    response.end('{}');
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  portal = await startTestPortal({
    config: { applicationInsights: { endpoint, key: '11111111-2222-3333-4444-555555555555' } },
  });
});
afterAll(async () => {
  await portal.stop();
  service.close();
});

const Time = '2026-01-15T08:00:00.000Z';
const send = (...Events: object[]) =>
  portal.call('member', 'POST', '/analytics/events', { Events });
const stored = () => portal.db.selectFrom('analytics_events').selectAll().orderBy('Id').execute();
const recently = () => new Date().toISOString();

it('TRACK-01 TRACK-02 TRACK-03 TRACK-12 page views and events are stored without the person and sent to Application Insights', async () => {
  const names = [
    'AppClick',
    'LinkClick',
    'NewsDescrClick',
    'WPSearch',
    'WPSearchClose',
    'WPSearchNoResult',
    'WPUserChannels',
  ];
  expect(
    (
      await send(
        { Name: 'PageView', Time: recently(), Path: '/user/detail/*' },
        ...names.map((Name) => ({ Name, Time: recently() })),
      )
    ).status,
  ).toBe(204);
  const rows = await stored();
  expect(rows.map(({ Name }) => Name)).toEqual(['PageView', ...names]);
  expect(Object.keys(rows[0]!).sort()).toEqual([
    'ComponentId',
    'Id',
    'Link',
    'Name',
    'Path',
    'SearchTerm',
    'Time',
    'Title',
  ]);
  while (insights.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const [{ path, type, envelopes }] = insights as [(typeof insights)[number]];
  expect([path, type]).toEqual(['/v2.1/track', 'application/json']);
  expect(envelopes.map(({ name, data }) => [name, data.baseData.name]).slice(0, 2)).toEqual([
    ['Microsoft.ApplicationInsights.Pageview', '/user/detail/*'],
    ['Microsoft.ApplicationInsights.Event', 'AppClick'],
  ]);
  expect(JSON.stringify(insights)).not.toMatch(/member@|nordvik\.example/);
});

it('TRACK-12 a link is stored and sent on without its query, and one that names a person not at all', async () => {
  const before = insights.length;
  await send(
    { Name: 'LinkClick', Time: recently(), Link: 'https://wiki.example/page?user=ann#me' },
    { Name: 'LinkClick', Time: recently(), Link: '/user/detail/ann/berg' },
  );
  expect((await stored()).slice(-2).map(({ Link }) => Link)).toEqual([
    'https://wiki.example/page',
    null,
  ]);
  while (insights.length === before) await new Promise((resolve) => setImmediate(resolve));
  const sent = JSON.stringify(insights.slice(before));
  expect(sent).toContain('https://wiki.example/page');
  expect(sent).not.toMatch(/ann|berg/);
});

it.each([
  ['an event nobody knows', { Name: 'KeyPressed', Time }],
  [
    'an address instead of a page of the table',
    { Name: 'PageView', Time, Path: '/user/detail/ann/berg@nordvik/example' },
  ],
  ['a field for a name', { Name: 'LinkClick', Time, User: 'Ann' }],
  ['an over-long search term', { Name: 'WPSearch', Time, SearchTerm: 'x'.repeat(201) }],
])('%s is refused', async (_name, event) => {
  expect((await send(event)).status).toBe(400);
});

it('too many events at once are refused, and so is somebody without a token', async () => {
  expect(
    (await send(...Array.from({ length: 51 }, () => ({ Name: 'LinkClick', Time })))).status,
  ).toBe(400);
  expect(
    (
      await portal.call(undefined, 'POST', '/analytics/events', {
        Events: [{ Name: 'LinkClick', Time }],
      })
    ).status,
  ).toBe(401);
});

it('TRACK-12 SETTINGS-48 nothing is stored of a person who does not want to be counted', async () => {
  const allow = (AllowsAnalytics: boolean) =>
    portal.call('member', 'PUT', '/users', { AllowsAnalytics });
  const before = (await stored()).length;
  const measures = () => portal.db.selectFrom('measures').selectAll().execute();
  const all = [
    { Name: 'PageView', Time: recently(), Path: '/' },
    {
      ...{ Name: 'WidgetMeasure', Time: recently(), ComponentId: 'events', Wait: 10 },
      ...{ Host: 'browser', Device: 'desktop', Build: 'b1' },
    },
  ];
  await portal.call('member', 'POST', '/users', {});
  expect((await allow(false)).status).toBe(200);
  expect((await send(...all)).status).toBe(204);
  expect([(await stored()).length, await measures()]).toEqual([before, []]);
  expect((await allow(true)).status).toBe(200);
  expect((await send(...all)).status).toBe(204);
  expect(await stored()).toHaveLength(before + 1);
  expect(await measures()).toHaveLength(1);
});

it('TRACK-12 while the setting is off nothing is stored; what has been kept long enough is deleted', async () => {
  await send({ Name: 'LinkClick', Time });
  const before = (await stored()).length;
  await storeSetting(portal, 'enableAnalytics', false);
  expect((await send({ Name: 'LinkClick', Time: recently() })).status).toBe(204);
  expect(await stored()).toHaveLength(before);
  const old = async () =>
    (await stored()).filter((row) => new Date(row.Time).getTime() < Date.now() - 24 * 3_600_000);
  expect(await old()).not.toEqual([]);
  await storeSetting(portal, 'analyticsRetentionDays', 1);
  expect((await portal.call('admin', 'POST', '/admin/retention/runs')).status).toBe(200);
  while ((await old()).length > 0);
  expect(await stored()).not.toEqual([]);
});
