import { request } from 'node:http';
import { sql } from 'kysely';
import type { Call } from '#shared/contract/call';
import { contract } from '#shared/contract/index';
import type { Problem } from '#shared/errors';
import { cutAnswers, type AnswerCutter } from '../../support/servers/cutAnswers';
import { storeSetting } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';
import { until } from '../../support/until';
import { writes, type Write } from '../../support/content/writes';

let portal: TestPortal;
/** Another server on the same database. */
let beside: TestPortal;
let cutter: AnswerCutter;
beforeAll(async () => {
  portal = await startTestPortal();
  beside = await startTestPortal({ beside: portal });
  cutter = await cutAnswers(portal.url);
  await storeSetting(portal, 'enableAnalytics', true);
  for (const person of ['admin', 'member']) await portal.call(person, 'POST', '/users', {});
});
afterAll(async () => {
  await cutter.stop();
  await beside.stop();
  await portal.stop();
});

type Sent = Pick<Write, 'person' | 'path' | 'body'> & { method: string };
type Given = [status: number | undefined, location: string | undefined, body: string];

/** Sends a write on a connection of its own. */
async function send(server: string, key: string, { person, method, path, body }: Sent) {
  const packed = body instanceof FormData ? new Response(body) : Response.json(body ?? null);
  const bytes = Buffer.from(await packed.arrayBuffer());
  const headers: Record<string, string | number> = {
    authorization: `Bearer ${await portal.tokenOf(person)}`,
    'idempotency-key': key,
    ...(body !== undefined && {
      'content-type': packed.headers.get('content-type')!,
      'content-length': bytes.length,
    }),
  };
  return new Promise<Given>((resolve, reject) => {
    const sent = request(`${server}/api${path}`, { method, headers, agent: false });
    sent.on('error', reject).on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve([answer.statusCode, answer.headers.location, Buffer.concat(chunks).toString()]),
      );
    });
    sent.end(body === undefined ? undefined : bytes);
  });
}

const problemOf = ([status, , body]: Given) => [status, (JSON.parse(body) as Problem).id];

/** Number of rows and hash of the content of each table that a write can change. */
async function contents(): Promise<Record<string, { rows: number; hash: string }>> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('migrations', 'idempotency_keys')`.execute(
    portal.db,
  );
  const counts = tables.map(
    ({ name }) =>
      sql`select ${name} as name, count(*)::int as rows, md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as hash from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{
    name: string;
    rows: number;
    hash: string;
  }>`${sql.join(counts, sql` union all `)}`.execute(portal.db);
  return Object.fromEntries(rows.map(({ name, ...content }) => [name, content]));
}

type Contents = Awaited<ReturnType<typeof contents>>;

const added = (before: Contents, after: Contents) =>
  Object.keys(after).map((table) => [table, after[table]!.rows - before[table]!.rows]);

const run = (statements: string) => sql.raw(statements).execute(portal.db);

/** While no transaction that takes a key can commit. */
async function withoutCommits<T>(work: () => Promise<T>): Promise<T> {
  await run(`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create constraint trigger refusal after insert on idempotency_keys deferrable initially deferred for each row execute function refuse();`);
  return work().finally(() => run('drop function refuse cascade'));
}

/** Locks a table until the function that it answers is called. The server's own connections stay free. */
async function lock(table: string, mode: 'share' | 'access exclusive') {
  const transaction = await beside.db.startTransaction().execute();
  await sql`lock table ${sql.table(table)} in ${sql.raw(mode)} mode`.execute(transaction);
  return () => transaction.commit().execute();
}

/** Until so many at least wait for the table. */
const waiting = (table: string, count: number) =>
  until(async () => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from pg_locks where not granted and relation = ${table}::regclass and database = (select oid from pg_database where datname = current_database())`.execute(
      beside.db,
    );
    return rows[0]!.count >= count;
  });

let keys = 0;
const newKey = () => `key-${(keys += 1)}`;

it('every write of the contract is tried here', () => {
  const stored = Object.entries<Call>(contract).filter(
    ([key, { isRead }]) => !key.startsWith('GET ') && !isRead,
  );
  expect(Object.keys(writes).sort()).toEqual(stored.map(([key]) => key).sort());
});

describe.each(Object.entries(writes))('%s', (call, prepare) => {
  const [method = ''] = call.split(' ');
  let single: ReturnType<typeof added>;

  it('sent again after its answer was lost, it is answered the same by every server, and done once', async () => {
    const { other, ...write } = { ...(await prepare(portal)), method };
    const key = newKey();
    const before = await contents();
    const failed = await withoutCommits(() => send(portal.url, key, write));
    expect(failed[0]).toBe(500);
    expect(await contents()).toEqual(before);

    await expect(send(cutter.url, key, write)).rejects.toThrow('socket hang up');
    const [head = '', body] = cutter.swallowed.at(-1)!.split('\r\n\r\n');
    const after = await contents();
    single = added(before, after);
    if (call !== 'DELETE /channelterms/cache') expect(after).not.toEqual(before);
    const again = await send(portal.url, key, write);
    expect(again).toEqual([
      Number(/^HTTP\/1.1 (2\d\d)/.exec(head)?.[1]),
      /^location: (.*)$/im.exec(head)?.[1],
      body,
    ]);
    expect(await send(beside.url, key, write)).toEqual(again);

    const reused = other
      ? { ...write, body: other }
      : { ...write, path: `${write.path}${write.path.includes('?') ? '&' : '?'}siteUrl=/other` };
    expect(problemOf(await send(portal.url, key, reused))).toEqual([422, 'keyReused']);
    expect(await contents()).toEqual(after);
  });

  it('sent twice at once, it is done once and both are answered the same', async () => {
    const write = { ...(await prepare(portal)), method };
    const key = newKey();
    const before = await contents();
    const unlock = await lock('idempotency_keys', 'share');
    const both = Promise.all([1, 2].map(() => send(portal.url, key, write)));
    await waiting('idempotency_keys', 2);
    await unlock();
    const [one, two] = await both;
    expect(one![0]).toBeLessThan(300);
    expect(two).toEqual(one);
    expect(added(before, await contents())).toEqual(single);
  });
});

const pageNamed = (Title: string, person = 'editor'): Sent => ({
  person,
  method: 'POST',
  path: '/pages',
  body: { Title, Content: '<p>Once.</p>', PageType: 1 },
});
const pages = async () => (await contents())['pages']!.rows;

it('the same key of two people stands for two writes', async () => {
  const [key, before] = [newKey(), await pages()];
  const own = await send(portal.url, key, pageNamed('Two people'));
  const others = await send(portal.url, key, pageNamed('Two people', 'admin'));
  expect([own[0], others[0]]).toEqual([201, 201]);
  expect(others[2]).not.toBe(own[2]);
  expect(await pages()).toBe(before + 2);
  expect(await send(portal.url, key, pageNamed('Two people'))).toEqual(own);
});

it('a refused write keeps nothing: with the same key it is done as soon as it can be', async () => {
  const key = newKey();
  const setting = { Key: `own-${key}`, Value: 1 };
  const create = { person: 'admin', method: 'POST', path: '/featuresettings', body: setting };
  await storeSetting(portal, setting.Key, 2);
  expect(problemOf(await send(portal.url, key, create))).toEqual([409, 'alreadyExists']);
  const corrected = { ...create, body: { Key: `${setting.Key}-other`, Value: 1 } };
  expect((await send(portal.url, key, corrected))[0]).toBe(201);
  const invalid = pageNamed('');
  const other = newKey();
  expect((await send(portal.url, other, invalid))[0]).toBe(400);
  expect((await send(portal.url, other, pageNamed('Corrected')))[0]).toBe(201);
});

it('what a request no longer finds because the same one was faster is answered as that one was', async () => {
  const tile = {
    person: 'admin',
    method: 'POST',
    path: '/apptiles',
    body: { Title: 'Rota', Url: '/' },
  };
  const { Id } = JSON.parse((await send(portal.url, newKey(), tile))[2]) as { Id: number };
  const add = { ...tile, person: 'member', path: '/me/userapptiles', body: { AppTileId: Id } };
  await send(portal.url, newKey(), add);
  const key = newKey();
  const remove = { person: 'member', method: 'DELETE', path: `/me/userapptiles/${Id}` };
  const unlockKeys = await lock('idempotency_keys', 'share');
  const first = send(portal.url, key, remove);
  await waiting('idempotency_keys', 1);
  const unlockTiles = await lock('app_tiles', 'access exclusive');
  const second = send(portal.url, key, remove);
  await waiting('app_tiles', 1);
  await unlockKeys();
  expect((await first)[0]).toBe(204);
  await unlockTiles();
  expect(await second).toEqual(await first);
});

it('a key counts for a day, and is then forgotten; its row is deleted', async () => {
  const age = (hours: number) =>
    run(`update idempotency_keys set "Time" = now() - interval '${hours} hours'`);
  const rows = async () => portal.db.selectFrom('idempotency_keys').selectAll().execute();
  const key = newKey();
  const [first, second] = [pageNamed('Kept for a day'), pageNamed('Another day')];
  const answer = await send(portal.url, key, first);
  await age(23);
  expect(await send(portal.url, key, first)).toEqual(answer);
  await age(25);
  expect((await send(portal.url, key, second))[0]).toBe(201);
  expect(problemOf(await send(portal.url, key, first))).toEqual([422, 'keyReused']);
  await age(25);
  const third = await startTestPortal({ beside: portal });
  await until(async () => (await rows()).length === 0);
  await third.stop();
});

it('a key is 1 to 100 visible ASCII characters, and a read takes none', async () => {
  for (const key of ['', 'a b', 'x'.repeat(101)]) {
    const answer = await send(portal.url, key, pageNamed('Malformed'));
    expect([key, problemOf(answer)]).toEqual([key, [400, 'invalidRequest']]);
    expect(JSON.parse(answer[2])).toMatchObject({
      errors: { 'Idempotency-Key': [expect.any(String)] },
    });
  }
  const key = newKey();
  for (const body of [{}, { Take: 1 }]) {
    const query = { person: 'member', method: 'POST', path: '/pages/query', body };
    expect((await send(portal.url, key, query))[0]).toBe(200);
  }
});
