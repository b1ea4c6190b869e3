import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { InterruptedError, withConnection } from '../../../src/server/db/backup/backupConnection';
import { restoreBackup } from '../../../src/server/db/backup/restoreBackup';
import { backUpBeforeUpgrade } from '../../../src/server/db/backup/backupFolder';
import { tableNames } from '../../../src/server/db/backup/portalTables';
import { startBackups } from '../../../src/server/db/backup/startBackups';
import { writeBackup } from '../../../src/server/db/backup/writeBackup';
import { createMigrations, migrationLock } from '../../../src/server/db/migrate';
import { migrations } from '../../../src/server/db/migrations';
import { createTestDatabase, type TestDatabase } from '../../support/servers/testDatabase';
import { until } from '../../support/until';

let source: TestDatabase;
let target: TestDatabase;
let folder: string;
let file: string;
beforeEach(async () => {
  source = await createTestDatabase();
  target = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'portal-backup-'));
  file = join(folder, 'portal.backup');
});
afterEach(async () => {
  await source.drop();
  await target.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function on<T>(database: TestDatabase, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(database.address);
  await client.connect();
  return work(client).finally(() => client.end());
}

const run = (database: TestDatabase, ...statements: string[]) =>
  on(database, async (client) => {
    for (const statement of statements) await client.query(statement);
  });

/** Every table's rows, each as text. */
const contentOf = (database: TestDatabase) =>
  on(database, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    );
    const content: Record<string, string[]> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from "${name}" as t order by 1`,
      );
      content[name] = rows.map(({ row }) => row);
    }
    return content;
  });

/** How many connections to this database wait for a lock. */
const waiting = async (client: Client) =>
  (
    await client.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rowCount ?? 0;

const term = (guid: string, parent: string | null) =>
  `insert into terms values ('${guid}', 'channel', 'News', '[{"Name":"News"}]', ${parent ? `'${parent}'` : 'null'},
    true, false, 1, null, null, '{}', now())`;
const ids = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
] as const;
/** A text with characters for which COPY has signs of its own. */
const hardText = String.raw`'\.' || E'\n\\.\n' || E'\t\\N\r\\' || '„ÅÄÖ“ 🎉'`;
const picture = (name: string, bytes = "'\\x00ff0a5c2e'::bytea") =>
  `insert into images ("Name", "Width", "Height", "Bytes", "Created", "Modified")
   values ('${name}', 1, 1, ${bytes}, now(), now())`;
const user = (id: string, name: string) =>
  `insert into users ("Id", "UpnId", "DisplayName", "FirstDayWizardStep")
   values ('${id}', 'a@nordvik.example', ${name}, '')`;

const fill = (database: TestDatabase) =>
  run(
    database,
    // The child comes before its parent in the file of the table.
    term(ids[1], null),
    term(ids[0], ids[1]),
    user(ids[0], hardText),
    picture('one.png'),
    picture('two.png'),
    `insert into image_sizes values (2, 320, null)`,
    `delete from images where "Name" = 'one.png'`,
  );

it('everything comes back as it was, and new rows go on from the numbers that were given', async () => {
  await fill(source);
  const written = await writeBackup(source.address, file);
  expect(written.bytes).toBe(statSync(file).size);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await restoreBackup(target.address, file, false);
  const [before, after] = [await contentOf(source), await contentOf(target)];
  expect(after).toEqual(before);
  expect(before.users?.[0]).toContain('🎉');
  expect(before.terms).toHaveLength(2);
  expect(Object.values(before).flat()).toHaveLength(written.rows);
  await run(target, picture('three.png'));
  const numbers = await on(target, (client) =>
    client.query('select max("Id") as "Id" from images'),
  );
  expect(numbers.rows).toEqual([{ Id: 3 }]);
  expect(readdirSync(folder)).toEqual(['portal.backup']);
});

it('the search words of pages are worked out for what is written after a restore too', async () => {
  await writeBackup(source.address, file);
  await restoreBackup(target.address, file, false);
  const { rows } = await on(target, (client) =>
    client.query(`select tgenabled from pg_trigger where tgname = 'pages_search_words'`),
  );
  expect(rows).toEqual([{ tgenabled: 'O' }]);
});

it('a backup knows every table that the migrations make', async () => {
  const { migrations: list, ...tables } = await contentOf(source);
  expect(list).toHaveLength(migrations.length);
  expect(Object.keys(tables).filter((name) => !tableNames.includes(name))).toEqual([]);
});

it('a backup is of one moment, while others write', async () => {
  await run(
    source,
    ...Array.from({ length: 60 }, (_, index) =>
      picture(`p${index}.png`, `decode(repeat(md5('${index}'), 20000), 'hex')`),
    ),
    `create table pairs_written ("n" integer)`,
  );
  let isWriting = true;
  let pairs = 0;
  // Pictures are read long before users.
  const writing = on(source, async (client) => {
    while (isWriting) {
      const id = `33333333-3333-4333-8333-${String(pairs).padStart(12, '0')}`;
      await client.query(`begin; ${user(id, `'pair'`)};
        insert into feature_settings ("Key", "Value") values ('pair${pairs}', '1'); commit`);
      pairs += 1;
    }
  });
  await until(async () => pairs > 0);
  await writeBackup(source.address, file);
  isWriting = false;
  await writing;
  await restoreBackup(target.address, file, false);
  const after = await contentOf(target);
  expect(after.users!.length).toBe(after.feature_settings!.length);
  expect(after.images).toHaveLength(60);
  // Tables of others in the same database are not the portal's.
  expect(after.pairs_written).toBeUndefined();
});

describe('a restore refuses', () => {
  const sealed = (content: Buffer) =>
    Buffer.concat([
      content,
      Buffer.from(`\nsha256:${createHash('sha256').update(content).digest('hex')}\n`),
    ]);
  const seal = 73;
  const changedManifest = (whole: Buffer, change: object) => {
    const [first = '', ...rest] = gunzipSync(whole.subarray(0, -seal))
      .toString('latin1')
      .split('\n');
    const manifest = JSON.stringify({ ...JSON.parse(first), ...change });
    return sealed(gzipSync(Buffer.from([manifest, ...rest].join('\n'), 'latin1')));
  };
  const withoutARow = (whole: Buffer) => {
    const lines = gunzipSync(whole.subarray(0, -seal)).toString('latin1').split('\n');
    return sealed(
      gzipSync(Buffer.from(lines.filter((line) => !line.startsWith(ids[0])).join('\n'), 'latin1')),
    );
  };
  const flipped = (whole: Buffer, at: number) => {
    const copy = Buffer.from(whole);
    copy[at]! ^= 1;
    return copy;
  };

  it.each<[string, (whole: Buffer) => Buffer, RegExp]>([
    [
      'a file that was cut off',
      (whole) => whole.subarray(0, -200),
      /is not whole: its end is missing/,
    ],
    ['a file of a few bytes', (whole) => whole.subarray(0, 20), /is not whole/],
    ['an empty file', () => Buffer.alloc(0), /is not a backup of this portal/],
    ['a byte changed in its header', (whole) => flipped(whole, 5), /was changed since it was made/],
    ['a byte changed in the middle', (whole) => flipped(whole, whole.length >> 1), /was changed/],
    ['bytes added', (whole) => Buffer.concat([whole, Buffer.from('more')]), /is not whole/],
    ['rows that are missing', withoutARow, /is not whole: of 2 rows of "terms" it has 1|violates/],
    [
      'another product',
      (whole) => changedManifest(whole, { product: 'shop' }),
      /is not a backup of this/,
    ],
    ['a picture', () => Buffer.from('\x89PNG\r\n'), /is not a backup of this portal/],
    ['another kind of archive', () => sealed(gzipSync('hello')), /is not a backup of this portal/],
    [
      'a newer portal',
      (whole) => changedManifest(whole, { schema: 999, version: '99.0.0' }),
      /was made by the newer portal 99\.0\.0/,
    ],
    ['a newer kind of backup', (whole) => changedManifest(whole, { format: 2 }), /cannot read/],
  ])('%s, and changes nothing', async (_what, change, sentence) => {
    await fill(source);
    await writeBackup(source.address, file);
    writeFileSync(file, change(readFileSync(file)));
    await run(target, user(ids[1], `'stays'`));
    const before = await contentOf(target);
    await expect(restoreBackup(target.address, file, true)).rejects.toThrow(sentence);
    expect(await contentOf(target)).toEqual(before);
  });

  it('to write over content without being told to, and does when it is', async () => {
    await fill(source);
    await writeBackup(source.address, file);
    await run(target, user(ids[1], `'goes'`));
    const before = await contentOf(target);
    await expect(restoreBackup(target.address, file, false)).rejects.toThrow(
      'The database is not empty, and nothing was changed. Add "--overwrite"',
    );
    expect(await contentOf(target)).toEqual(before);
    await restoreBackup(target.address, file, true);
    expect(await contentOf(target)).toEqual(await contentOf(source));
  });

  it('a database that a portal uses', async () => {
    await writeBackup(source.address, file);
    const server = new Client({ ...target.address, application_name: 'portal-changes' });
    await server.connect();
    try {
      await expect(restoreBackup(target.address, file, true)).rejects.toThrow(
        'A portal uses this database, and nothing was changed. Stop every server of it first.',
      );
    } finally {
      await server.end();
    }
  });
});

describe('a signal', () => {
  it('ends a restore that has changed nothing yet, and says so', async () => {
    await writeBackup(source.address, file);
    await run(target, term('aaaaaaaa-1111-4222-8333-444444444444', null));
    const before = await contentOf(target);
    const interruption = new AbortController();
    await on(target, async (holder) => {
      await holder.query(`select pg_advisory_lock(${migrationLock})`);
      const restore = restoreBackup(target.address, file, true, interruption.signal);
      const ended = expect(restore).rejects.toThrow(InterruptedError);
      await until(async () => (await waiting(holder)) > 0);
      interruption.abort();
      await ended;
    });
    expect(await contentOf(target)).toEqual(before);
  });

  it('is not the reason for what fails after it counts no more', async () => {
    const interruption = new AbortController();
    const work = async (client: Client, keepOn: () => void) => {
      keepOn();
      interruption.abort();
      await client.query('select 1/0');
    };
    await expect(withConnection(source.address, work, interruption.signal)).rejects.toThrow(
      'division by zero',
    );
  });
});

describe('an older portal', () => {
  const older = migrations.length - 3;
  const makeOlder = () =>
    run(
      source,
      'drop schema public cascade; create schema public',
      createMigrations,
      ...migrations
        .slice(0, older)
        .flatMap(({ name, statements }, index) => [
          statements,
          `insert into migrations values (${index + 1}, '${name}')`,
        ]),
    );

  it('its backup is restored to this one, with the tables of this one', async () => {
    await makeOlder();
    await run(source, user(ids[0], `'Old'`));
    await writeBackup(source.address, file);
    const { manifest } = await restoreBackup(target.address, file, false);
    expect(manifest.schema).toBe(older);
    const after = await contentOf(target);
    expect(after.users).toEqual([expect.stringContaining('Old')]);
    expect(after.migrations).toHaveLength(migrations.length);
    expect(after).toHaveProperty('image_sizes');
  });

  it('its database is backed up before it is changed, and only where it has content', async () => {
    await makeOlder();
    const now = new Date('2026-03-04T05:06:07.890Z');
    expect(await backUpBeforeUpgrade(source.address, folder, now)).toBeUndefined();
    await run(source, user(ids[0], `'Old'`));
    const backup = await backUpBeforeUpgrade(source.address, folder, now);
    expect(backup?.file).toBe(
      join(folder, `before-upgrade-of-${older}-2026-03-04T05-06-07Z.backup`),
    );
    await restoreBackup(target.address, backup!.file, false);
    expect(await backUpBeforeUpgrade(target.address, folder, now)).toBeUndefined();
  });
});

describe('by schedule', () => {
  const config = (kept: number) => ({ dir: folder, time: '02:30', kept });
  const log = () => {
    const lines: string[] = [];
    const note = (line: string) => void lines.push(line);
    return { lines, info: note, error: note };
  };
  const names = () => readdirSync(folder).sort();
  const attempt = async (time: string, kept = 2) => {
    const said = log();
    const stop = startBackups(source.address, config(kept), {
      now: () => new Date(time),
      log: said,
    });
    return { ...said, stop };
  };

  it('one is made a day, at its time or after it, and the number kept stays', async () => {
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    for (const [time, expected] of [
      ['2026-03-01T12:00:00Z', ['portal-2026-03-01T12-00-00Z.backup']],
      [
        '2026-03-02T02:31:00Z',
        ['portal-2026-03-01T12-00-00Z.backup', 'portal-2026-03-02T02-31-00Z.backup'],
      ],
      [
        '2026-03-03T09:00:00Z',
        ['portal-2026-03-02T02-31-00Z.backup', 'portal-2026-03-03T09-00-00Z.backup'],
      ],
    ] as const) {
      const { lines, stop } = await attempt(time);
      await stop();
      expect(lines).toEqual([expect.stringMatching(/^Backed up \d+ rows to /)]);
      expect(names()).toEqual(['notes.txt', ...expected]);
    }
  });

  it('one of an upgrade goes when as many newer ones are there as are kept', async () => {
    const upgrades = ['before-upgrade-of-36-2026-03-01T12-30-00Z.backup'];
    upgrades.push('before-upgrade-of-postgresql-17-2026-03-02T12-00-01Z.backup');
    for (const name of upgrades) writeFileSync(join(folder, name), 'older');
    const left: string[][] = [];
    for (const day of [1, 2, 3]) {
      await (await attempt(`2026-03-0${day}T12:00:00Z`)).stop();
      left.push(names().filter((name) => upgrades.includes(name)));
    }
    expect(left).toEqual([upgrades, upgrades, upgrades.slice(1)]);
  });

  it('none is made before it is due', async () => {
    const whole = join(folder, 'portal-2026-03-02T02-30-00Z.backup');
    await writeBackup(source.address, whole);
    const early = await attempt('2026-03-03T02:29:00Z');
    await early.stop();
    const due = await attempt('2026-03-03T02:30:00Z');
    await due.stop();
    expect(early.lines).toEqual([]);
    expect(names()).toHaveLength(2);
  });

  it('one of a time to come, made by a wrong clock, keeps none from being made or kept', async () => {
    writeFileSync(join(folder, 'portal-2031-03-01T02-30-00Z.backup'), 'later');
    for (const time of ['2026-03-01T12:00:00Z', '2026-03-02T12:00:00Z']) {
      const { lines, stop } = await attempt(time, 1);
      await stop();
      expect(lines).toHaveLength(1);
    }
    expect(names()).toEqual([
      'portal-2026-03-02T12-00-00Z.backup',
      'portal-2031-03-01T02-30-00Z.backup',
    ]);
  });

  it('parts that a server has left which ended meanwhile go with the next one', async () => {
    const others = ['mine.backup.unfinished-4711', 'portal.unfinished-4711'];
    for (const name of ['portal-2026-02-28T02-30-00Z.backup.unfinished-4711', ...others])
      writeFileSync(join(folder, name), 'half');
    const { stop } = await attempt('2026-03-01T12:00:00Z');
    await stop();
    expect(names()).toEqual([...others, 'portal-2026-03-01T12-00-00Z.backup'].sort());
  });

  it('of several servers one makes it', async () => {
    const both = await Promise.all([1, 2].map(() => attempt('2026-03-01T12:00:00Z')));
    await Promise.all(both.map(({ stop }) => stop()));
    expect(both.flatMap(({ lines }) => lines)).toHaveLength(1);
  });

  it('a failure is said, and the backups that are there stay', async () => {
    const older = join(folder, 'portal-2026-03-01T02-30-00Z.backup');
    await writeBackup(source.address, file);
    copyFileSync(file, older);
    await source.takeAway();
    const { lines, stop } = await attempt('2026-03-02T12:00:00Z', 1);
    await stop();
    await source.giveBack();
    expect(lines).toEqual([expect.stringContaining(`The backup into ${folder} failed: `)]);
    expect(names()).toEqual(['portal-2026-03-01T02-30-00Z.backup', 'portal.backup']);
  });
});
