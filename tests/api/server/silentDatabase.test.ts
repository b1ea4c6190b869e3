import { sql } from 'kysely';
import type { Problem } from '#shared/errors';
import { newsPage } from '../../support/content/pages';
import { proxyDatabase, type DatabaseProxy } from '../../support/servers/silentDatabase';
import { startTestPortal, type TestPortal } from '../../support/testPortal';
import { until } from '../../support/until';

jest.setTimeout(60_000);

let portal: TestPortal;
let proxy: DatabaseProxy;
/** A second server, which reaches the database through the proxy, and waits a quarter as long. */
let silenced: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
  proxy = await proxyDatabase(portal.database.address);
  silenced = await startTestPortal({ beside: portal, through: proxy.address, databaseSecond: 250 });
});
afterAll(async () => {
  // First: work beside requests may have been caught in a silence, and waits for half an hour.
  await proxy.stop();
  await silenced.stop();
  await portal.stop();
});

it('a silent database fails requests and does not hold them, and all works when it answers again', async () => {
  expect((await silenced.call('member', 'GET', '/featuresettings')).status).toBe(200);
  proxy.fallSilent();
  const answers = await Promise.all(
    (
      [
        ['editor', 'POST', '/pages', newsPage()],
        ['member', 'GET', '/pages/search?query=terminal'],
        ['editor', 'POST', '/pages/query', {}],
        ['member', 'GET', '/pages/content'],
      ] as const
    ).map(([person, method, path, body]) => silenced.call<Problem>(person, method, path, body)),
  );
  for (const { status, body } of answers) expect([status, body.id]).toEqual([503, 'databaseAway']);
  expect((await fetch(`${silenced.url}/health/ready`)).status).toBe(503);
  expect((await fetch(`${silenced.url}/health/live`)).status).toBe(200);
  proxy.speakAgain();
  await until(async () => (await fetch(`${silenced.url}/health/ready`)).status === 200);
  await until(
    async () => (await silenced.call('editor', 'POST', '/pages', newsPage())).status === 201,
  );
});

it('a read that many wait for gives up with them, and the next one reads again', async () => {
  proxy.fallSilent();
  const ask = () => silenced.call<Problem>('guest', 'GET', '/pages/news/top');
  const statuses = (await Promise.all([ask(), ask(), ask()])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([503]));
  proxy.speakAgain();
  await until(async () => (await ask()).status === 200);
});

it('a statement that takes too long, or waits too long for a lock, is ended by the database', async () => {
  const limited = (statement: Promise<unknown>) =>
    statement.then(
      () => 'done',
      ({ code }: { code: string }) => code,
    );
  const { wideDb, db } = silenced.databases;
  expect(await limited(sql`select pg_sleep(60)`.execute(wideDb))).toBe('57014');
  await portal.db.transaction().execute(async (transaction) => {
    await sql`lock table feature_settings in exclusive mode`.execute(transaction);
    const waiting = sql`insert into feature_settings values ('x', '1')`.execute(db);
    expect(await limited(waiting)).toBe('55P03');
    const answer = await silenced.call<Problem>('admin', 'POST', '/featuresettings', {
      Key: 'enableBirthdays',
      Value: true,
    });
    expect([answer.status, answer.body.id]).toEqual([503, 'busy']);
    expect(answer.headers.get('retry-after')).toMatch(/^([5-9]|10)$/);
  });
});

it('who was chosen to end a wait of two for each other is asked to come again', async () => {
  await sql`create function refuse() returns trigger language plpgsql as
    'begin raise exception using errcode = ''40P01''; end'`.execute(portal.db);
  await sql`create trigger refuse before insert on feature_settings
    for each row execute function refuse()`.execute(portal.db);
  const { status, headers, body } = await portal.call<Problem>(
    'admin',
    'POST',
    '/featuresettings',
    {
      ...{ Key: 'enableBirthdays', Value: true },
    },
  );
  await sql`drop trigger refuse on feature_settings`.execute(portal.db);
  expect([status, body.id]).toEqual([503, 'busy']);
  expect(headers.get('retry-after')).toMatch(/^([5-9]|10)$/);
});

it('a transaction that stands still gives its locks back', async () => {
  const lock = sql`lock table feature_settings in exclusive mode`;
  const standing = silenced.db.transaction().execute(async (transaction) => {
    await lock.execute(transaction);
    await portal.db.transaction().execute((other) => lock.execute(other));
    return sql`select 1`.execute(transaction);
  });
  await expect(standing).rejects.toThrow();
});

it('while searches and the like have all of their connections, everything else is answered', async () => {
  let leave: () => void = () => undefined;
  const held = silenced.databases.wideDb
    .connection()
    .execute(() => new Promise<void>((resolve) => (leave = resolve)));
  await until(async () => {
    const waiting = await silenced.call('member', 'GET', '/pages/search?query=terminal');
    return waiting.status === 503;
  });
  for (const [method, path, body] of [
    ['POST', '/pages/query', {}],
    ['POST', '/pages/query/center', {}],
    ['GET', '/pages/content/search?query=terminal'],
  ] as const)
    expect([path, (await silenced.call('editor', method, path, body)).status]).toEqual([path, 503]);
  for (const path of ['/pages/news/top', '/pages/content', '/featuresettings'])
    expect([path, (await silenced.call('member', 'GET', path)).status]).toEqual([path, 200]);
  leave();
  await held;
  const found = await silenced.call('member', 'GET', '/pages/search?query=terminal');
  expect(found.status).toBe(200);
});
