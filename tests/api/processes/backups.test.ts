import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { findBinaries } from '../../../src/server/db/embedded/binaries';
import { EmbeddedEngine } from '../../../src/server/db/embedded/engine';
import { migrations } from '../../../src/server/db/migrations';
import { freePort } from '../../support/servers/freePort';
import {
  productEntry,
  spawnServer,
  untilAnswering,
  type ServerProcess,
} from '../../support/servers/serverProcess';
import { startTokenIssuer, type TokenIssuer } from '../../support/servers/tokenIssuer';
import { until } from '../../support/until';

jest.setTimeout(120_000);

let issuer: TokenIssuer;
let folder: string;
let servers: ServerProcess[] = [];
beforeAll(async () => {
  issuer = await startTokenIssuer();
});
afterAll(() => issuer.stop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-backups-'));
  chmodSync(folder, 0o755);
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  servers = [];
  rmSync(folder, { recursive: true, force: true });
});

const dataDir = (name = 'data') => join(folder, name);

async function startServer(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = spawnServer(productEntry(), await freePort(), {
    ...issuer.environment,
    DATA_DIR: dataDir(),
    ...environment,
  });
  servers.push(server);
  await untilAnswering(server);
  return server;
}

/** `npm run backup` and `npm run restore` without the build before them. */
async function run(
  words: string[],
  environment: Record<string, string> = { DATA_DIR: dataDir() },
  interrupt: (child: ChildProcess) => Promise<void> = async () => {},
): Promise<{ code: number | null; said: string }> {
  const program = join(dirname(productEntry()), 'db', 'backup', 'main.js');
  const child = spawn(process.execPath, [program, ...words], {
    env: { PATH: process.env.PATH, ...environment },
    cwd: folder,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += part.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  await interrupt(child);
  const code = await ended;
  return { code, said: said.trim() };
}

async function call(server: ServerProcess, path: string, body?: object) {
  const token = await issuer.tokenFor('11111111-2222-4333-8444-555555555555', ['Admin']);
  const answer = await fetch(`${server.url}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(answer.status).toBeLessThan(300);
  return (await answer.json()) as unknown;
}

const setting = { Key: 'analyticsRetentionDays', Value: 17 };
const settingOf = async (server: ServerProcess) =>
  ((await call(server, 'featuresettings')) as { Key: string; Value: unknown }[]).find(
    ({ Key }) => Key === setting.Key,
  )?.Value;

it('a running portal is backed up, and restored to another folder, but not under a running portal', async () => {
  const server = await startServer();
  await call(server, 'featuresettings', setting);
  const file = join(folder, 'portal.backup');
  expect(await run(['backup', 'portal.backup'])).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^Backed up \d+ rows of \d+ tables to portal\.backup \(\d+ bytes\)\.$/,
    ),
  });
  expect(await run(['restore', file, '--overwrite'])).toEqual({
    code: 1,
    said: expect.stringContaining(`Another server (process ${server.process.pid}) already uses`),
  });
  expect(await run(['restore', file], { DATA_DIR: dataDir('other') })).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^Restored \d+ rows from .*, made on .* by the portal \d+\.\d+\.\d+\.$/,
    ),
  });
  expect(await settingOf(await startServer({ DATA_DIR: dataDir('other') }))).toBe(17);
  expect(await settingOf(server)).toBe(17);
});

it('a portal that does not run is backed up, and does not run afterwards', async () => {
  await (await startServer()).stop();
  expect((await run(['backup', 'a.backup'])).code).toBe(0);
  expect(existsSync(join(dataDir(), 'postgres', 'postmaster.pid'))).toBe(false);
});

it.each([
  [['backup'], 'Say where the backup goes: npm run backup -- FILE'],
  [['backup', 'a', 'b'], 'Say where the backup goes: npm run backup -- FILE'],
  [['restore'], 'Say which backup to restore: npm run restore -- FILE [--overwrite]'],
  [
    ['restore', 'a', '--force'],
    'Say which backup to restore: npm run restore -- FILE [--overwrite]',
  ],
  [['restore', 'nothing.backup'], 'nothing.backup cannot be read: ENOENT'],
  [['backup', 'a.backup'], 'There is no database in '],
  [['backup', '/tmp'], '/tmp is a folder. Name a file in it.'],
  [['restore', '/tmp'], '/tmp cannot be used (EISDIR). Name a file in a folder'],
])('%j ends with a sentence', async (words, sentence) => {
  const { code, said } = await run(words);
  expect(code).toBe(1);
  expect(said).toContain(sentence);
  expect(said.split('\n')).toHaveLength(1);
});

it('a backup that cannot be written ends with a sentence, and the database is stopped', async () => {
  await (await startServer()).stop();
  // Of the system itself; no account can make a folder there.
  expect(await run(['backup', '/sys/portal/a.backup'])).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^\/sys\/portal\/a\.backup cannot be used \(E\w+\)\. Name a file in a folder .*\.$/,
    ),
  });
  expect(existsSync(join(dataDir(), 'postgres', 'postmaster.pid'))).toBe(false);
});

it('a database that does not run ends a backup with a sentence', async () => {
  const port = await freePort();
  expect(
    await run(['backup', 'a.backup'], {
      DATABASE_URL: `postgres://portal:secret@127.0.0.1:${port}/portal`,
    }),
  ).toEqual({
    code: 1,
    said: expect.stringMatching(
      `^The database "portal" at 127.0.0.1:${port} cannot be reached \\(ECONNREFUSED\\)\\. .*$`,
    ),
  });
});

const interrupted = { code: 1, said: 'Interrupted: no backup was made.' };
const interruptedRestore = {
  code: 1,
  said: 'Interrupted: nothing was restored, and the database holds what it held.',
};

it.each([
  [['backup', 'b.backup'], interrupted],
  [['restore', 'a.backup', '--overwrite'], interruptedRestore],
])('%j stops the database that it has started when it is interrupted', async (words, said) => {
  await (await startServer()).stop();
  expect((await run(['backup', 'a.backup'])).code).toBe(0);
  const postmaster = join(dataDir(), 'postgres', 'postmaster.pid');
  expect(
    await run(words, { DATA_DIR: dataDir() }, async (child) => {
      await until(async () => existsSync(postmaster));
      child.kill('SIGINT');
    }),
  ).toEqual(said);
  expect(existsSync(postmaster)).toBe(false);
  expect(readdirSync(folder)).toEqual(['a.backup', 'data']);
});

it('an interrupted backup of a running portal leaves no part of a file', async () => {
  await startServer();
  const holder = new Client(await EmbeddedEngine.runningIn(dataDir()));
  await holder.connect();
  await holder.query('begin; lock table pages in access exclusive mode');
  expect(
    await run(['backup', 'a.backup'], { DATA_DIR: dataDir() }, async (child) => {
      await until(async () => existsSync(join(folder, `a.backup.unfinished-${child.pid}`)));
      child.kill('SIGTERM');
    }),
  ).toEqual(interrupted);
  await holder.end();
  expect(readdirSync(folder)).toEqual(['data']);
});

it('a data folder of the last release is backed up, then taken over', async () => {
  await makePrevious();
  const server = await startServer();
  expect(await settingOf(server)).toBe(17);
  const name = `before-upgrade-of-${migrations.length - 1}`;
  expect(readdirSync(join(dataDir(), 'backups'))).toEqual([expect.stringContaining(name)]);
  expect(server.output()).toContain('The database is of an older portal; it was backed up to ');
});

it.each([
  // Of the system itself; no account can make a folder there.
  [
    '/sys/portal',
    2,
    /BACKUP_DIR names \/sys\/portal, .* cannot be written \(E\w+\)\.\n {2}Directory/,
  ],
  ['', 3, /^In .*data\/backups the backup .* cannot be written \(E\w+\)\. .*\n$/],
])(
  'an upgrade whose backup cannot be written (BACKUP_DIR "%s") ends with a sentence',
  async (dir, code, sentence) => {
    await makePrevious();
    writeFileSync(join(dataDir(), 'backups'), 'A file');
    const server = spawnServer(productEntry(), await freePort(), {
      ...issuer.environment,
      DATA_DIR: dataDir(),
      BACKUP_DIR: dir,
    });
    servers.push(server);
    expect(await server.ended).toBe(code);
    expect(server.output().replace(/^\{.*\n/gm, '')).toMatch(sentence);
  },
);

/** Makes the database that the release before the last migration has left behind. */
async function makePrevious(): Promise<void> {
  const engine = new EmbeddedEngine({ dataDir: dataDir() });
  const client = new Client(await engine.start());
  await client.connect();
  await client.query(
    'create table migrations ("Number" integer primary key, "Name" text not null, "AppliedAt" timestamptz not null default now())',
  );
  for (const [index, { name, statements }] of migrations.slice(0, -1).entries()) {
    await client.query(statements);
    await client.query('insert into migrations values ($1, $2)', [index + 1, name]);
  }
  await client.query('insert into feature_settings values ($1, $2)', [
    setting.Key,
    JSON.stringify(setting.Value),
  ]);
  await client.end();
  await engine.stop();
}

describe('a data folder of an older PostgreSQL', () => {
  /**
   * Files of this PostgreSQL that say they are of an older one, and a program that takes them for
   * its own, as the older one would.
   */
  function makeOlder(): string {
    const { postgres, initdb, major } = findBinaries();
    const versionFile = join(dataDir(), 'postgres', 'PG_VERSION');
    writeFileSync(versionFile, `${major - 1}\n`);
    const programs = join(folder, 'older');
    mkdirSync(programs, { mode: 0o755 });
    const program = (name: string, text: string) =>
      writeFileSync(join(programs, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    program('initdb', `exec '${initdb}' "$@"`);
    program('postgres', `echo ${major} > '${versionFile}'\nexec '${postgres}' "$@"`);
    return programs;
  }

  it('is backed up by the older programs and restored to a new one; the old files stay', async () => {
    const before = await startServer();
    await call(before, 'featuresettings', setting);
    await before.stop();
    const server = await startServer({ PREVIOUS_POSTGRES: makeOlder() });
    expect(await settingOf(server)).toBe(17);
    expect(server.output()).toContain('Taking over the database of PostgreSQL ');
    expect(
      readdirSync(dataDir())
        .filter((name) => name.startsWith('postgres'))
        .sort(),
    ).toEqual([
      'postgres',
      expect.stringMatching(/^postgres\.\d+-\d{4}-\d\d-\d\d$/),
      'postgres.log',
    ]);
    expect(readdirSync(join(dataDir(), 'backups'))).toEqual([
      expect.stringContaining('before-upgrade-of-postgresql-'),
    ]);
  });

  it.each([
    [
      -1,
      /was written by PostgreSQL \d+, and this portal has \d+\. Install PostgreSQL \d+ and set PREVIOUS_POSTGRES/,
    ],
    [1, /was written by PostgreSQL \d+, and this portal has \d+\. Start a newer portal/],
  ])('whose programs are not there ends the start with a sentence (%i)', async (step, sentence) => {
    await (await startServer()).stop();
    const versionFile = join(dataDir(), 'postgres', 'PG_VERSION');
    const major = Number(readFileSync(versionFile, 'utf8'));
    writeFileSync(versionFile, `${major + step}\n`);
    const server = spawnServer(productEntry(), await freePort(), {
      ...issuer.environment,
      DATA_DIR: dataDir(),
      PREVIOUS_POSTGRES: join(folder, 'none'),
    });
    expect(await server.ended).toBe(3);
    expect(server.output()).toMatch(sentence);
    expect(server.output().trim().split('\n')).toHaveLength(1);
  });
});
