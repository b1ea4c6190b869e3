import { sql } from 'kysely';
import { ChangeListener } from '../../../src/server/db/changeListener';
import { Changes, type Change } from '../../../src/server/db/changes';
import { openDatabases } from '../../../src/server/db/databases';
import { createTestDatabase, type TestDatabase } from '../../support/servers/testDatabase';
import { until } from '../../support/until';

let database: TestDatabase;
const stops: (() => Promise<void> | void)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
  await database.drop();
});

/** A server on the database, with the topics that its caches were notified of. */
async function server() {
  const { db, destroy } = openDatabases(database.address, 2, () => undefined);
  const changes = new Changes();
  const losses: string[] = [];
  const listener = new ChangeListener(database.address, changes, (message) => losses.push(message));
  await listener.start();
  stops.push(destroy, () => listener.stop());
  const told: string[] = [];
  changes.onChange(({ topic }) => told.push(topic));
  const make = (topic: Exclude<Change['topic'], 'everything' | 'person'>) =>
    changes.commit(db, {}, { topic }, () => Promise.resolve());
  return { db, changes, told, make, losses };
}

it('a server tells its caches of its own change once, and of others’ too', async () => {
  const [one, other] = [await server(), await server()];
  for (let count = 0; count < 20; count += 1) {
    await one.make('pages');
    expect(one.told).toHaveLength(count + 1);
  }
  // A later change shows that all of the earlier ones have arrived.
  await other.make('images');
  await until(async () => one.told.includes('images'));
  expect(one.told.filter((topic) => topic === 'pages')).toHaveLength(20);
  expect(other.told.filter((topic) => topic === 'pages')).toHaveLength(20);
});

it('a server that does not hear the others says so once, and when it does again', async () => {
  const { db, losses } = await server();
  expect(losses).toEqual([]);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'portal-changes' and datname = current_database()`.execute(db);
  await until(async () => losses.length > 1);
  expect(losses).toEqual([
    expect.stringMatching(/^Changes of other servers are not heard, .*terminat/),
    'Changes of other servers are heard again.',
  ]);
});

it('a change whose outcome is not known counts when it is heard of as well', async () => {
  const { db, changes, told } = await server();
  const failing = changes.commit(db, {}, { topic: 'pages' }, () =>
    Promise.reject(new Error('No.')),
  );
  await expect(failing).rejects.toThrow('No.');
  expect(told).toEqual(['pages']);
  changes.hear({ topic: 'pages', notice: 'of-an-unknown-outcome' });
  changes.hear({ topic: 'pages' });
  expect(told).toEqual(['pages', 'pages', 'pages']);
});

it('a change that depends on what was done is told only where it was', async () => {
  const { db, changes, told } = await server();
  const remove = (count: number) =>
    changes.commit(
      db,
      {},
      (removed: number) => (removed > 0 ? { topic: 'targeting' } : undefined),
      () => Promise.resolve(count),
    );
  expect([await remove(0), told]).toEqual([0, []]);
  expect([await remove(2), told]).toEqual([2, ['targeting']]);
});
