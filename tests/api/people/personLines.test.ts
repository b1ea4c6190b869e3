import { sql } from 'kysely';
import type { Problem } from '#shared/errors';
import { PersonLines } from '../../../src/server/http/callers/personLines';
import { storePage } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';
import { until } from '../../support/until';

let portal: TestPortal;
/** As many wait in a person's line. */
const inLine = 30;
let release: () => void = () => undefined;
let closed: Promise<unknown> = Promise.resolve();

beforeAll(async () => {
  portal = await startTestPortal({ databaseSecond: 20_000, databaseConnections: 12 });
  await storePage(portal, { Title: 'Walrus' });
});
afterAll(() => portal.stop());
beforeEach(async () => {
  let isClosed: () => void;
  const ready = new Promise<void>((resolve) => (isClosed = resolve));
  closed = portal.databases.upkeepDb.transaction().execute(async (transaction) => {
    await sql`lock table pages in access exclusive mode`.execute(transaction);
    isClosed();
    await new Promise<void>((resolve) => (release = resolve));
  });
  await ready;
});
afterEach(async () => {
  release();
  await closed;
});

const ask = (path: string, person: string, signal?: AbortSignal) =>
  portal.tokenOf(person).then((token) =>
    fetch(`${portal.url}/api${path}`, {
      headers: { authorization: `Bearer ${token}` },
      ...(signal && { signal }),
    }),
  );
const search = (person: string, signal?: AbortSignal) =>
  ask('/pages/search?query=walrus', person, signal);
/** By how they begin; the clock of pages may wait for the table too. */
const [aSearch, aFile] = [
  '"LanguageTermId" from "pages" where "Id" in',
  '"ModifiedByDisplayName", "Modified"',
];
/** Searches, or something else, that wait for the table. */
const waiting = async (what = aSearch) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
      and position(${what} in query) > 0 and pid <> pg_backend_pid()`.execute(
    portal.databases.probeDb,
  );
  return rows[0]!.count;
};

it('searches of one person wait in that person’s line; somebody else’s is begun', async () => {
  const own = [1, 2, 3, 4, 5].map(() => search('member'));
  await until(async () => (await waiting()) === 1);
  const other = search('guest');
  await until(async () => (await waiting()) === 2);
  release();
  for (const answer of await Promise.all([...own, other])) expect(answer.status).toBe(200);
});

it('files of one person are read in that person’s line while they are sent', async () => {
  const own = [1, 2, 3, 4, 5].map(() => ask('/users/me/data', 'member'));
  await until(async () => (await waiting(aFile)) === 1);
  // All that is read at a time is theirs otherwise.
  const other = search('guest');
  await until(async () => (await waiting()) === 1);
  expect(await waiting(aFile)).toBe(1);
  release();
  expect((await other).status).toBe(200);
  for (const answer of await Promise.all(own))
    expect(await answer.json()).toMatchObject({ pages: [] });
});

/** Sends more searches than a line holds; resolves when those beyond it are refused. */
async function fillLine(signal?: AbortSignal) {
  const refused: Response[] = [];
  const taken = new Set<Promise<Response>>();
  for (let count = 0; count < 1 + inLine + 2; count += 1) {
    const asked = search('member', signal);
    taken.add(asked);
    asked.then(
      (answer) => answer.status === 429 && taken.delete(asked) && refused.push(answer),
      () => undefined,
    );
  }
  await until(async () => refused.length === 2);
  return { refused, taken: [...taken] };
}

it('beyond the line a person is refused at once and told when to ask again', async () => {
  const { refused, taken } = await fillLine();
  const { id } = (await refused[0]!.json()) as Problem;
  expect(id).toBe('tooManyRequests');
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThanOrEqual(2);
  // A call that takes little is not held up by those that take much.
  expect((await portal.call('member', 'GET', '/security/roles')).status).toBe(200);
  release();
  for (const answer of await Promise.all(taken)) expect(answer.status).toBe(200);
});

it('who does not wait for the answer any more leaves the line', async () => {
  const gone = new AbortController();
  const { taken } = await fillLine(gone.signal);
  gone.abort();
  for (const each of taken) await expect(each).rejects.toThrow();
  let asked = search('member');
  const isRefused = () =>
    Promise.race([
      asked.then(() => true),
      new Promise<boolean>((resolve) => setTimeout(resolve, 300, false)),
    ]);
  // The server may not have noticed yet.
  while (await isRefused()) asked = search('member');
  release();
  expect((await asked).status).toBe(200);
});

it('work that fails in the turn that began it leaves its place to the next', () => {
  const lines = new PersonLines();
  const work = (task: () => string) => lines.work('somebody', 'database', () => undefined, task);
  const failing = () =>
    work(() => {
      throw new Error('No.');
    });
  expect(failing).toThrow('No.');
  expect(work(() => 'done')).toBe('done');
});
