import { sql } from 'kysely';
import type { Measures } from '#shared/contract/measures';
import { storeSetting } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';
import { until } from '../../support/until';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
beforeEach(() => sql`truncate measures`.execute(portal.db));
afterAll(() => portal.stop());

const now = () => new Date().toISOString();
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
const where = { Host: 'browser', Device: 'desktop', Build: 'b1' };
const page = (Vital: string, Value: number, more: object = {}) => ({
  ...{ Name: 'PageMeasure', Time: now(), Path: '/', Vital, Value, ...where, ...more },
});
const widget = (more: object) => ({
  ...{ Name: 'WidgetMeasure', Time: now(), ComponentId: 'events', ...where, ...more },
});
const send = (...Events: object[]) =>
  portal.call('member', 'POST', '/analytics/events', { Events });
const look = async (query = 'days=7') =>
  (await portal.call<Measures>('admin', 'GET', `/admin/measures?${query}`)).body;
const rows = () => portal.db.selectFrom('measures').selectAll().execute();
const of = ({ Vitals }: Measures, vital: string, By: string, Of = '') =>
  Vitals.find((each) => each.Vital === vital && each.By === By && each.Of === Of);

it('TRACK-12 figures are added up by day, page, host and device, and hold nobody', async () => {
  expect((await send(page('LCP', 1_300), page('LCP', 1_400), page('CLS', 0.02))).status).toBe(204);
  await send(page('LCP', 1_450), page('LCP', 5_200, { Device: 'phone' }));
  const stored = await rows();
  expect(stored).toHaveLength(3);
  expect(Object.keys(stored[0]!).sort()).toEqual(
    ['Day', 'Metric', 'Subject', 'Host', 'Device', 'Build', 'Counts'].sort(),
  );
  const all = await look();
  expect(of(all, 'LCP', 'all')).toMatchObject({ Count: 4, Good: 0.75, Poor: 0.25 });
  expect(of(all, 'LCP', 'page', '/')?.Count).toBe(4);
  expect(of(all, 'LCP', 'device', 'phone')).toMatchObject({ Count: 1, Good: 0, Poor: 1 });
  expect(of(all, 'LCP', 'host', 'browser')?.Count).toBe(4);
  expect(of(all, 'CLS', 'all')).toMatchObject({ Count: 1, Good: 1 });
  expect(all.Days.map(({ Day, Vital, Count }) => [Day, Vital, Count])).toEqual(
    expect.arrayContaining([[now().slice(0, 10), 'LCP', 4]]),
  );
});

it('percentiles lie within the groups that hold them, evenly spread', async () => {
  // The groups from 1,000 to 1,250 and from 4,000 to 5,000 milliseconds.
  await send(...Array.from({ length: 20 }, (_, index) => page('LCP', index < 16 ? 1_100 : 4_500)));
  expect(of(await look(), 'LCP', 'all')).toMatchObject({ P50: 1_156, P75: 1_234, P95: 4_750 });
});

it('a filter leaves out other hosts, devices, pages and days', async () => {
  await send(
    page('LCP', 1_000),
    page('LCP', 1_000, { Host: 'teamsWeb' }),
    page('LCP', 1_000, { Path: '/your-board' }),
    page('LCP', 1_000, { Device: 'tablet' }),
  );
  const countWith = async (query: string) => of(await look(query), 'LCP', 'all')?.Count;
  expect(await countWith('days=28')).toBe(4);
  expect(await countWith('days=7&host=teamsWeb')).toBe(1);
  expect(await countWith('days=7&device=tablet')).toBe(1);
  expect(await countWith(`days=7&page=${encodeURIComponent('/your-board')}`)).toBe(1);
  await sql`update measures set "Day" = current_date - 10 where "Host" = 'teamsWeb'`.execute(
    portal.db,
  );
  expect([await countWith('days=7'), await countWith('days=28')]).toEqual([3, 4]);
});

it('a widget has its waits, what was there at once, and its failures by kind', async () => {
  await send(
    ...[600, 620, 640].map((Wait) => widget({ Wait })),
    ...[0, 0].map((Wait) => widget({ Wait })),
    ...['noAnswer', 'broken', 'broken'].map((Failure) => widget({ Failure })),
  );
  const { Widgets } = await look();
  expect(Widgets).toEqual([
    {
      ...{ ComponentId: 'events', Count: 3, P50: 575, P75: 613, P95: 643, AtOnce: 2 },
      ...{ Failures: { noAnswer: 1, refused: 0, broken: 2 }, Slow: null },
    },
  ]);
});

it('a widget that has become slower than in the weeks before says since when, and with which build', async () => {
  const insert = (days: number, group: number, Build: string) =>
    portal.db
      .insertInto('measures')
      .values({
        ...{ Day: daysAgo(days).slice(0, 10), Metric: 'Wait', Subject: 'events' },
        ...{ Host: 'browser', Device: 'desktop', Build },
        Counts: Array.from({ length: 28 }, (_, index) => (index === group ? 50 : 0)),
      })
      .execute();
  for (let days = 25; days >= 0; days -= 1)
    await insert(days, days < 4 ? 15 : 6, days < 4 ? 'b2' : 'b1');
  await insert(1, 15, 'a9');
  await insert(2, 15, 'c1');
  const { Widgets, Builds } = await look();
  expect(Widgets[0]?.Slow).toMatchObject({ Since: daysAgo(3).slice(0, 10) });
  expect(Builds).toEqual([
    { Build: 'b2', Since: daysAgo(3).slice(0, 10) },
    { Build: 'c1', Since: daysAgo(2).slice(0, 10) },
    { Build: 'a9', Since: daysAgo(1).slice(0, 10) },
  ]);
});

it.each([
  ['a vital nobody knows', page('FID', 10)],
  ['an address instead of a page', page('LCP', 10, { Path: '/user/detail/ann@nordvik.example' })],
  ['a field for a name', page('LCP', 10, { User: 'Ann' })],
  ['a negative value', page('LCP', -1)],
  ['a value without end', page('LCP', 1e12)],
  ['a build with spaces', page('LCP', 10, { Build: 'of Ann' })],
  ['a widget nobody knows', widget({ ComponentId: 'Ann', Wait: 1 })],
  ['a failure in words', widget({ Failure: 'Ann was not allowed' })],
])('%s is refused', async (_name, event) => {
  expect((await send(event)).status).toBe(400);
  expect(await rows()).toEqual([]);
});

it('what lies far back is not taken, and what lies ahead counts today', async () => {
  await send(page('LCP', 10, { Time: daysAgo(8) }), page('LCP', 10, { Time: daysAgo(-3) }));
  const { rows: found } = await sql<{ isToday: boolean }>`
    select "Day" = (now() at time zone 'utc')::date as "isToday" from measures`.execute(portal.db);
  expect(found).toEqual([{ isToday: true }]);
});

it('two batches at the same time lose nothing', async () => {
  const vitals = ['LCP', 'FCP', 'INP', 'TTFB'];
  const batches = Array.from({ length: 12 }, (_, index) =>
    send(...(index % 2 ? vitals : vitals.toReversed()).map((vital) => page(vital, 100))),
  );
  expect((await Promise.all(batches)).map(({ status }) => status)).toEqual(batches.map(() => 204));
  const all = await look();
  expect(vitals.map((vital) => of(all, vital, 'all')?.Count)).toEqual([12, 12, 12, 12]);
});

it('TRACK-12 nothing is counted while analytics are off, and old days go with the events', async () => {
  await send(page('LCP', 100));
  await sql`update measures set "Day" = current_date - 91`.execute(portal.db);
  await storeSetting(portal, 'enableAnalytics', false);
  expect((await send(page('LCP', 100))).status).toBe(204);
  expect(await rows()).toHaveLength(1);
  await storeSetting(portal, 'enableAnalytics', true);
  await send(page('LCP', 100));
  expect((await portal.call('admin', 'POST', '/admin/retention/runs')).status).toBe(200);
  await until(async () => (await rows()).length === 1);
  expect(of(await look(), 'LCP', 'all')?.Count).toBe(1);
});

it('ADMIN-14 only administrators see the figures, for the periods that there are', async () => {
  expect((await portal.call('editor', 'GET', '/admin/measures?days=7')).status).toBe(403);
  expect((await portal.call('admin', 'GET', '/admin/measures?days=8')).status).toBe(400);
  expect(await look()).toMatchObject({ Vitals: [], Days: [], Widgets: [], Builds: [] });
});

it('nobody makes rows without end: of many builds a day has the first, and a person is heard so often', async () => {
  const named = (Build: string) => page('LCP', 10, { Build });
  await send(...Array.from({ length: 40 }, (_, index) => named(`made-up-${index}`)));
  const builds = new Set((await rows()).map(({ Build }) => Build));
  expect(builds.size).toBeLessThanOrEqual(20);
  await send(named('one-more'), named('made-up-0'));
  const counted = await rows();
  expect(counted.map(({ Build }) => Build)).not.toContain('one-more');
  expect(Math.max(...counted.map(({ Counts }) => Math.max(...Counts)))).toBe(2);

  const batch = Array.from({ length: 50 }, () => ({ Name: 'PageView', Time: now(), Path: '/' }));
  const sendBatch = (person: string) =>
    portal.call(person, 'POST', '/analytics/events', { Events: batch });
  for (let sent = 0; sent < 101; sent += 1) expect((await sendBatch('frontline')).status).toBe(204);
  await sendBatch('editor');
  const events = await portal.db.selectFrom('analytics_events').select('Id').execute();
  expect(events).toHaveLength(5_050);
});
