import { Client } from 'pg';
import { openDatabases } from '../../../src/server/db/databases';
import { migrate } from '../../../src/server/db/migrate';
import { migrations } from '../../../src/server/db/migrations';
import { editablePaths, sampleOf } from '../../support/content/editableResources';
import { createTestDatabase, type TestDatabase } from '../../support/servers/testDatabase';
import { startTestPortal } from '../../support/testPortal';
import { drawing, upload } from '../../support/content/uploads';

let database: TestDatabase;
let client: Client;
beforeEach(async () => {
  database = await createTestDatabase();
  client = new Client(database.address);
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

interface Column {
  name: string;
  type: string;
  /** Whether a row can be written without it. */
  optional: boolean;
}

const columns = () => columnsOf(client);

async function columnsOf(on: Client): Promise<Map<string, Column>> {
  const { rows } = await on.query<Column>(
    `select relname || '.' || attname as name, format_type(atttypid, atttypmod) as type,
       not attnotnull or atthasdef or attidentity <> '' as optional
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`,
  );
  return new Map(rows.map((row) => [row.name, row]));
}

/** Columns that a server without knowledge of a migration would miss, or fail at. */
function troubles(before: Map<string, Column>, after: Map<string, Column>): string[] {
  const tableOf = (name: string) => name.split('.')[0];
  const tables = new Set([...before.keys()].map(tableOf));
  return [
    ...[...before.values()].flatMap(({ name, type, optional }) => {
      const now = after.get(name);
      if (!now) return [`${name} is gone`];
      if (now.type !== type) return [`${name} has another type`];
      return optional && !now.optional ? [`${name} is needed`] : [];
    }),
    ...[...after.values()]
      .filter(({ name, optional }) => !before.has(name) && tables.has(tableOf(name)) && !optional)
      .map(({ name }) => `${name} is needed`),
  ];
}

it('migrations only add, so that servers of a release before go on beside the new ones', async () => {
  await client.query('drop schema public cascade; create schema public');
  const known: { name: string; before: Map<string, Column>; breaks: boolean }[] = [];
  for (const { name, statements, breaks = false } of migrations) {
    known.push({ name, before: await columns(), breaks });
    await client.query(statements);
  }
  const now = await columns();
  const lastBreak = known.findLastIndex(({ breaks }) => breaks);
  const found = known
    .slice(lastBreak + 1)
    .map(({ name, before }) => [name, troubles(before, now)] as const)
    .filter(([, trouble]) => trouble.length > 0);
  // Only a server that knew nothing but the first tables would miss something.
  expect(found).toEqual([
    ['broadcast messages', expect.arrayContaining(['page_audits.Id is gone'])],
  ]);
});

describe('a server whose database a newer one has changed', () => {
  const later = migrations.length + 1;
  const addLater = async (on: Client, breaks: boolean) => {
    const tables = [...(await columnsOf(on)).keys()].map((name) => name.split('.')[0]);
    for (const table of new Set(tables))
      await on.query(`alter table "${table}" add column "Later" text default 'later'`);
    await on.query('create table later ("Id" integer primary key)');
    await on.query(
      `insert into migrations ("Number", "Name", "Breaks") values (${later}, 'later', ${breaks})`,
    );
  };
  const start = async () => {
    const { upkeepDb, destroy } = openDatabases(database.address, 1, () => undefined);
    await migrate(upkeepDb).finally(destroy);
  };

  it('starts again, and changes nothing', async () => {
    await addLater(client, false);
    await start();
    const { rows } = await client.query('select max("Number") as latest from migrations');
    expect(rows).toEqual([{ latest: later }]);
  });

  it('refuses where the newer one has said that it must not go on', async () => {
    await addLater(client, true);
    await expect(start()).rejects.toThrow(
      `The database is at version ${later}, and this server knows only ${later - 1}. Start a newer server.`,
    );
  });

  it('reads and writes everything that editors write, and pictures, as before', async () => {
    const portal = await startTestPortal();
    const other = new Client(portal.database.address);
    await other.connect();
    try {
      await addLater(other, false);
      const failed: string[] = [];
      for (const path of editablePaths) {
        const sample = sampleOf(path);
        const made = await portal.call<Record<string, unknown>>(
          'admin',
          'POST',
          path,
          await sample.body(portal, 1),
        );
        const id = made.body[sample.id ?? 'Id'];
        const read = await portal.call<object>('admin', 'GET', `${path}/${id}`);
        const gone = await portal.call('admin', 'DELETE', `${path}/${id}`);
        if (made.status !== 201 || read.status !== 200 || gone.status !== 204)
          failed.push(`${path} ${made.status} ${read.status} ${gone.status}`);
        if ('Later' in read.body) failed.push(`${path} tells what it does not know`);
      }
      expect(failed).toEqual([]);
      expect(editablePaths.length).toBeGreaterThan(8);
      expect((await upload(portal, await drawing().png().toBuffer())).status).toBe(201);
    } finally {
      await other.end();
      await portal.stop();
    }
  });
});
