import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Change } from '#shared/contract/audits';
import type { Retention, RetentionRun } from '#shared/contract/people/retention';
import type { Reach } from '#shared/contract/people/targeting';
import type { Problem } from '#shared/errors';
import { certain } from '#shared/rules/values/certain';
import { oldAudits } from '../../../src/server/resources/retention/oldRows';
import { readPlans } from '../../support/scale/plans';
import { listenToStatements } from '../../support/scale/statements';
import { watchGraph } from '../../support/graphContract';
import { hoursFromNow, storePage, storeSetting } from '../../support/content/pages';
import { workingCopy } from '../../support/content/pageWrites';
import { startTestPortal, type TestPortal } from '../../support/testPortal';
import { until } from '../../support/until';
import { drawing, upload } from '../../support/content/uploads';

let portal: TestPortal;
let graph: ReturnType<typeof watchGraph>;
beforeAll(async () => {
  portal = await startTestPortal();
  graph = watchGraph(portal.devTenant);
  await ended();
});
beforeEach(() => portal.devTenant.control.reset());
afterEach(() => graph.expectNone());
afterAll(() => portal.stop());

const look = async () => (await portal.call<Retention>('admin', 'GET', '/admin/retention')).body;
const ask = (person = 'admin') =>
  portal.call<RetentionRun & Problem>(person, 'POST', '/admin/retention/runs');
const ended = () => until(async () => (await look()).Runs.every(({ Finished }) => Finished));
/** A run that an administrator asks for, when it has ended. */
async function run(): Promise<{ removed: Record<string, number>; failed: string[] }> {
  const { Id } = (await ask()).body;
  await ended();
  const { Removed, Failed } = certain((await look()).Runs.find((each) => each.Id === Id));
  const removed = Object.fromEntries(Removed.map(({ Kind, Count }) => [Kind, Count]));
  return { removed, failed: Failed };
}
const due = async (kind: string) => (await look()).Kinds.find(({ Kind }) => Kind === kind)?.Due;
const daysAgo = (days: number) => hoursFromNow(-24 * days);
const insertEvents = (amount: number, days: number) =>
  sql`insert into analytics_events ("Name", "Time")
    select 'LinkClick', ${daysAgo(days)}::timestamptz - step * interval '1 ms'
    from generate_series(1, ${amount}) as step`.execute(portal.db);
const countOf = async (table: string) =>
  Number(
    (await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(portal.db))
      .rows[0]?.n,
  );
const idOf = (person: string) =>
  certain(portal.devTenant.company.person(`${person}@nordvik.example`)).id;

it('a run removes events in batches, counts them, and the history and the next look tell of it', async () => {
  await insertEvents(4_500, 91);
  await insertEvents(3, 89);
  expect(await due('events')).toBe(4_500);
  expect(await run()).toEqual({ removed: expect.objectContaining({ events: 4_500 }), failed: [] });
  expect([await due('events'), await countOf('analytics_events')]).toEqual([0, 3]);
  const { Changes } = (
    await portal.call<{ Changes: Change[] }>('admin', 'GET', '/audits?resource=retention')
  ).body;
  expect(Changes.slice(0, 2).map(({ Action, UpnId }) => [Action, UpnId])).toEqual([
    ['purged', 'portal'],
    ['created', 'admin@nordvik.example'],
  ]);
});

it('0 days keep everything, and so do the defaults but for events and notifications', async () => {
  const { Kinds } = await look();
  expect(Object.fromEntries(Kinds.map(({ Kind, Days }) => [Kind, Days]))).toEqual({
    events: 90,
    notifications: 30,
    audits: 0,
    people: 0,
    images: 0,
  });
  await storeSetting(portal, 'analyticsRetentionDays', 0);
  await insertEvents(1, 3_000);
  expect((await run()).removed.events).toBeUndefined();
  await storeSetting(portal, 'analyticsRetentionDays', 90);
  for (const value of [-1, 3_651, 1.5, '30'])
    expect(
      (
        await portal.call('admin', 'PUT', '/featuresettings/analyticsRetentionDays', {
          Value: value,
        })
      ).status,
    ).toBe(400);
});

it('notifications go some days after they were sent; those that wait stay', async () => {
  const insert = (SourceId: number, Finished: string | null) =>
    portal.db
      .insertInto('notifications')
      .values({
        ...{ Source: 'page', SourceId, Finished },
        ...{ Created: daysAgo(90), NextAttempt: daysAgo(90) },
      })
      .execute();
  await insert(1, daysAgo(31));
  await insert(2, daysAgo(29));
  await insert(3, null);
  expect((await run()).removed.notifications).toBe(1);
  const rows = await portal.db.selectFrom('notifications').select('SourceId').execute();
  expect(rows.map(({ SourceId }) => SourceId).sort()).toEqual([2, 3]);
});

describe('the history and pictures', () => {
  const picture = async (width: number) =>
    (await upload(portal, await drawing(width, 9).png().toBuffer())).body.Url;
  const showing = (url: string) => `<p>See</p><p><img src="${url}" alt="Quay"></p>`;
  const statusOf = async (url: string) => (await fetch(`${portal.url}${url}`)).status;

  it('old entries go, but for the newest of what exists, the trash, and pictures in use', async () => {
    const [shown = '', trashed = '', drafted = '', owned = '', former = '', unused = ''] =
      await Promise.all([11, 12, 13, 14, 15, 16].map(picture));
    const page = await storePage(portal, { Content: showing(former) });
    const put = await portal.call('editor', 'PUT', `/pages/${page.Id}`, {
      Content: showing(shown),
    });
    expect(put.status).toBe(200);
    const lost = await storePage(portal, { Content: showing(trashed) });
    await portal.call('editor', 'DELETE', `/pages/${lost.Id}`);
    const key = randomUUID();
    const saved = await portal.call('editor', 'PUT', `/me/workingcopies/${key}`, {
      ...workingCopy(),
      Body: { ...(workingCopy().Body as object), Content: showing(drafted) },
    });
    expect(saved.status).toBe(200);
    await portal.call('member', 'POST', '/me/userapptiles', {
      AppTile: { Title: 'Own', Url: 'https://own.example/', IconUrl: owned },
    });
    await sql`update audits set "DateTime" = ${daysAgo(40)}`.execute(portal.db);
    await sql`update images set "Created" = ${daysAgo(40)}, "Modified" = ${daysAgo(40)}`.execute(
      portal.db,
    );
    // An earlier version of the page still uses it.
    await storeSetting(portal, 'unusedPictureDays', 30);
    expect((await run()).removed.images).toBe(1);
    expect(await statusOf(unused)).toBe(404);
    expect(await statusOf(former)).toBe(200);

    await storeSetting(portal, 'auditDays', 30);
    const { removed } = await run();
    expect(removed.audits).toBeGreaterThan(0);
    expect(removed.images).toBe(1);
    const alive = [shown, trashed, drafted, owned, former].map((url) => statusOf(url));
    expect(await Promise.all(alive)).toEqual([200, 200, 200, 200, 404]);
    const history = (
      await portal.call<{ Action: string }[]>('editor', 'GET', `/pages/${page.Id}/audits`)
    ).body;
    expect(history.map(({ Action }) => Action)).toEqual(['updated']);
    expect((await portal.call('editor', 'POST', `/pages/${lost.Id}/restore`)).status).toBe(200);
    await storeSetting(portal, 'auditDays', 0);
    await storeSetting(portal, 'unusedPictureDays', 0);
  });
});

describe('the history of what was done once, or went with something else', () => {
  const everything = () => sql`update audits set "DateTime" = ${daysAgo(40)}`.execute(portal.db);
  const kept = async (resource: string) => {
    const { rows } = await sql<{ Action: string }>`
      select "Action" from audits where "Resource" = ${resource} order by "Id"`.execute(portal.db);
    return rows.map(({ Action }) => Action);
  };
  const created = async (path: string, body: object) =>
    (await portal.call<{ Id: number }>('admin', 'POST', path, body)).body.Id;
  beforeAll(() => storeSetting(portal, 'auditDays', 30));
  afterAll(() => storeSetting(portal, 'auditDays', 0));

  it('exports of personal data and runs that removed nothing go', async () => {
    await portal.call('member', 'POST', '/users', {});
    await portal.call('admin', 'GET', `/admin/people/${idOf('member')}/data`);
    await run();
    await everything();
    expect(await kept('people')).toContain('exported');
    expect(await kept('retention')).toContain('created');
    await run();
    expect(await kept('people')).toEqual([]);
    // Of the run that has removed them.
    expect(await kept('retention')).toEqual(['created', 'purged']);
  });

  it('entries of a menu stay while its restaurant can be put back, and go once it cannot', async () => {
    const RestaurantId = await created('/restaurants', { Name: 'Quay' });
    const menu = { RestaurantId, Year: 2026, WeekNumber: 40 };
    await created('/restaurantmenus', menu);
    await portal.call('admin', 'DELETE', `/restaurants/${RestaurantId}`);
    await everything();
    await run();
    expect(await kept('restaurantmenus')).toEqual(['created']);
    expect(
      (await portal.call('admin', 'POST', `/restaurants/${RestaurantId}/restore`)).status,
    ).toBe(200);
    await run();
    expect(await kept('restaurantmenus')).toEqual(['created']);
    await portal.call('admin', 'DELETE', `/restaurants/${RestaurantId}`);
    await sql`update audits set "InTrash" = false, "DateTime" = ${daysAgo(40)}`.execute(portal.db);
    await run();
    expect(await kept('restaurantmenus')).toEqual([]);
  });
});

it('the trash is unpacked once, however many entries went with what lies in it', async () => {
  const entry = (resource: string, action: string, values: string) =>
    sql`insert into audits ("Resource", "ResourceId", "DateTime", "Action", "UpnId", "InTrash", "NewValues")
      select ${resource}, 1000000 + n, ${daysAgo(40)}, ${action}, 'a', ${action === 'deleted'}, ${sql.raw(values)}
      from generate_series(1, 200) n`.execute(portal.db);
  await entry('restaurantmenus', 'created', `'{}'`);
  const menu = `jsonb_build_object('Id', 1000000 + n)`;
  const menus = `jsonb_build_object('restaurant_menus', jsonb_build_array(${menu}))`;
  await entry('restaurants', 'deleted', `jsonb_build_object('@dependents', ${menus})`);
  const listening = listenToStatements();
  const count = await oldAudits.count(portal.db, new Date(daysAgo(30)), 1_000);
  const [plan] = await readPlans(portal.database.address, listening.take());
  listening.stop();
  expect([count, plan!.rows < 5_000]).toEqual([expect.any(Number), true]);
  await sql`delete from audits where "ResourceId" > 1000000`.execute(portal.db);
});

describe('people who left', () => {
  const gone = randomUUID();
  const rowsOf = async (id: string) =>
    (await portal.db.selectFrom('user_terms').select('TermId').where('UserId', '=', id).execute())
      .length +
    (await portal.db.selectFrom('users').select('Id').where('Id', '=', id).execute()).length;
  const reached = async () =>
    (await portal.call<Reach>('editor', 'POST', '/targeting/reach', { ChannelTermIds: [] })).body
      .People;
  const leftSince = async (id: string) =>
    (
      await portal.db
        .selectFrom('users')
        .select('LeftSince')
        .where('Id', '=', id)
        .executeTakeFirst()
    )?.LeftSince;
  beforeAll(async () => {
    const person = { Id: gone, UpnId: 'gone@nordvik.example', DisplayName: 'Gone' };
    await portal.db
      .insertInto('users')
      .values({ ...person, FirstDayWizardStep: 'None' })
      .execute();
    const followed = { UserId: gone, TermId: randomUUID(), Type: 0 } as const;
    await portal.db
      .insertInto('user_terms')
      .values({ ...followed, Kind: 'channel' })
      .execute();
    for (const person of ['member', 'editor']) await portal.call(person, 'POST', '/users', {});
  });
  afterEach(() => storeSetting(portal, 'leftPeopleDays', 0));

  it('people who left lose what is theirs alone after the days, unless they are back in time', async () => {
    const member = certain(portal.devTenant.company.person('member@nordvik.example'));
    await storeSetting(portal, 'leftPeopleDays', 30);
    member.isBlocked = true;
    expect((await run()).removed.people).toBe(0);
    expect(await leftSince(gone)).not.toBeNull();
    expect(await leftSince(member.id)).not.toBeNull();
    expect(await leftSince(idOf('editor'))).toBeNull();
    await sql`update users set "LeftSince" = ${daysAgo(31)} where "LeftSince" is not null`.execute(
      portal.db,
    );
    member.isBlocked = false;
    const before = await reached();
    expect((await run()).removed.people).toBe(1);
    expect([await rowsOf(gone), await leftSince(member.id)]).toEqual([0, null]);
    expect(await reached()).toBe(before - 1);
  });

  it.each([
    ['refuses', 403],
    ['is away', 503],
  ])('nobody is removed while the directory %s, and the run says so', async (_, status) => {
    await storeSetting(portal, 'leftPeopleDays', 30);
    await sql`update users set "LeftSince" = ${daysAgo(31)}`.execute(portal.db);
    portal.devTenant.control.fail({ service: 'graph', path: '/users*', status });
    const before = await countOf('users');
    expect((await run()).failed).toEqual(['people']);
    expect(await countOf('users')).toBe(before);
    portal.devTenant.control.reset();
    await run();
    expect(await countOf('users')).toBe(before);
  });

  it('of many people, those whom the directory was too busy to look up are looked up again', async () => {
    await storeSetting(portal, 'leftPeopleDays', 30);
    await sql`insert into users ("Id", "UpnId", "DisplayName", "FirstDayWizardStep")
      select gen_random_uuid(), 'unknown' || n || '@nordvik.example', 'Unknown', 'Done'
      from generate_series(1, 400) n`.execute(portal.db);
    const { control } = portal.devTenant;
    let pages = 0;
    const stop = control.onExchange(({ url, inBatch }) => {
      if (!inBatch || !url.includes('/users') || (pages += 1) !== 20) return;
      control.fail({ service: 'graph', path: '/users*', status: 429, retryAfter: 0, times: 1 });
    });
    const { failed } = await run();
    stop();
    expect(failed).toEqual([]);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from users
      where "UpnId" like 'unknown%' and "LeftSince" is not null`.execute(portal.db);
    expect(rows).toEqual([{ count: 400 }]);
    await sql`delete from users where "UpnId" like 'unknown%'`.execute(portal.db);
  });

  it('a directory that knows nobody is another one: nobody is removed', async () => {
    await storeSetting(portal, 'leftPeopleDays', 30);
    const people = await portal.db.selectFrom('users').selectAll().execute();
    await sql`update users set "Id" = gen_random_uuid(), "LeftSince" = ${daysAgo(31)}`.execute(
      portal.db,
    );
    expect((await run()).failed).toEqual(['people']);
    expect(await countOf('users')).toBe(people.length);
  });
});

describe('one server, whole or not at all', () => {
  it('a long look into the directory keeps the run for its server, step by step', async () => {
    await storeSetting(portal, 'leftPeopleDays', 30);
    await sql`create table leases ("Until" timestamptz)`.execute(portal.db);
    await sql`create function note_lease() returns trigger language plpgsql as
      'begin insert into leases values (new."LeasedUntil"); return new; end'`.execute(portal.db);
    await sql`create trigger note_lease after update on retention_runs
      for each row execute function note_lease()`.execute(portal.db);
    await run();
    const usual = await countOf('leases');
    await sql`insert into users ("Id", "UpnId", "DisplayName", "FirstDayWizardStep")
      select gen_random_uuid(), 'p' || step, 'P', 'None' from generate_series(1, 650) as step`.execute(
      portal.db,
    );
    await run();
    expect((await countOf('leases')) - 2 * usual).toBe(2);
    await sql`drop trigger note_lease on retention_runs`.execute(portal.db);
    await sql`delete from users where "DisplayName" = 'P'`.execute(portal.db);
    await storeSetting(portal, 'leftPeopleDays', 0);
  });

  it('a run that is under way is not begun again, and asking for one is a conflict', async () => {
    await portal.db
      .insertInto('retention_runs')
      .values({ Due: hoursFromNow(1), LeasedUntil: hoursFromNow(1), Started: hoursFromNow(0) })
      .execute();
    expect(await ask()).toMatchObject({ status: 409, body: { id: 'alreadyExists' } });
    await insertEvents(1, 100);
    const beside = await startTestPortal({ beside: portal });
    expect(await due('events')).toBe(1);
    await portal.db.deleteFrom('retention_runs').where('Finished', 'is', null).execute();
    await beside.stop();
  });

  it('what was interrupted goes on where it was, and what is counted is what went', async () => {
    await ended();
    await insertEvents(2_500, 100);
    const before = Number(await due('events'));
    const row = await portal.db
      .insertInto('retention_runs')
      .values({
        ...{ Due: hoursFromNow(2), LeasedUntil: hoursFromNow(-1), Started: hoursFromNow(-1) },
        Removed: JSON.stringify({ events: 7 }),
      })
      .returning('Id')
      .executeTakeFirstOrThrow();
    const beside = await startTestPortal({ beside: portal });
    await ended();
    const { Removed } = certain((await look()).Runs.find(({ Id }) => Id === row.Id));
    expect(Removed.find(({ Kind }) => Kind === 'events')?.Count).toBe(7 + before);
    await beside.stop();
  });

  it('a run of a time to come, noted by a wrong clock, keeps no night from its own', async () => {
    await ended();
    await portal.db.deleteFrom('retention_runs').execute();
    const Due = hoursFromNow(24 * 365);
    await portal.db
      .insertInto('retention_runs')
      .values({ Due, Finished: hoursFromNow(0) })
      .execute();
    const beside = await startTestPortal({ beside: portal });
    await until(async () => (await countOf('retention_runs')) === 2);
    await ended();
    await beside.stop();
    await portal.db.deleteFrom('retention_runs').where('Due', '=', Due).execute();
  });

  it('a batch that fails takes nothing with it, and is not counted', async () => {
    await insertEvents(2_100, 100);
    await sql`create function refuse() returns trigger language plpgsql as
      'begin if old."Path" is not null then raise exception ''no''; end if; return old; end'`.execute(
      portal.db,
    );
    await sql`create trigger refuse before delete on analytics_events
      for each row execute function refuse()`.execute(portal.db);
    await sql`insert into analytics_events ("Name", "Time", "Path")
      values ('LinkClick', ${daysAgo(95)}, '/last')`.execute(portal.db);
    const before = await countOf('analytics_events');
    const { removed, failed } = await run();
    expect(failed).toEqual(['events']);
    expect(removed.events).toBe(before - (await countOf('analytics_events')));
    expect(removed.events).toBe(2_000);
    await sql`drop trigger refuse on analytics_events`.execute(portal.db);
    expect((await run()).removed.events).toBe(101);
  });
});

it.each(['editor', 'member'])('%s is told nothing of it and removes nothing', async (person) => {
  expect((await portal.call(person, 'GET', '/admin/retention')).status).toBe(403);
  expect((await ask(person)).status).toBe(403);
});
