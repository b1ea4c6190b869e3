import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { explainDataDir } from '../../../src/server/db/embedded/dataDirError';
import { findPostmaster } from '../../../src/server/db/embedded/postmaster';
import { migrationLock } from '../../../src/server/db/migrate';
import { freePort } from '../../support/servers/freePort';
import {
  productEntry,
  spawnServer,
  untilAnswering,
  type ServerProcess,
} from '../../support/servers/serverProcess';
import { proxyDatabase, urlOf, type DatabaseProxy } from '../../support/servers/silentDatabase';
import { createTestDatabase, type TestDatabase } from '../../support/servers/testDatabase';
import { startTokenIssuer, type TokenIssuer } from '../../support/servers/tokenIssuer';

jest.setTimeout(120_000);

let issuer: TokenIssuer;
let folder: string;
beforeAll(async () => {
  issuer = await startTokenIssuer();
});
afterAll(() => issuer.stop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function start(port: number, environment: Record<string, string> = {}): ServerProcess {
  return spawnServer(productEntry(), port, {
    ...issuer.environment,
    DATA_DIR: join(folder, 'data'),
    ...environment,
  });
}

/** Ends by itself within the limits of the start, and says one thing that a person can do something about. */
async function expectRefusal(server: ServerProcess, code: number, sentence: RegExp): Promise<void> {
  expect(await server.ended).toBe(code);
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line && !line.startsWith('{'));
  expect(lines).toEqual([expect.stringMatching(sentence)]);
}

it.each(['PORT', 'METRICS_PORT'])('a %s that is taken', async (variable) => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  const { port } = other.address() as AddressInfo;
  try {
    await expectRefusal(
      start(variable === 'PORT' ? port : await freePort(), { [variable]: String(port) }),
      1,
      new RegExp(
        `^Port ${port} is taken by another program\\. Stop it, or set ${variable} to another`,
      ),
    );
  } finally {
    other.close();
  }
});

it('a network address that the machine does not have', async () => {
  await expectRefusal(
    start(await freePort(), { HOST: '203.0.113.7' }),
    1,
    /^This machine has no network address "203\.0\.113\.7"\. Set HOST/,
  );
});

it.each<[string, (cluster: string) => void]>([
  ['without its control file', (cluster) => rmSync(join(cluster, 'global', 'pg_control'))],
  [
    'whose control file is cut off',
    (cluster) => truncateSync(join(cluster, 'global', 'pg_control'), 100),
  ],
  ['without its log', (cluster) => rmSync(join(cluster, 'pg_wal'), { recursive: true })],
  ['without its tables', (cluster) => rmSync(join(cluster, 'base'), { recursive: true })],
  ['without its version', (cluster) => rmSync(join(cluster, 'PG_VERSION'))],
])('a database %s', async (_what, damage) => {
  const server = start(await freePort());
  await untilAnswering(server);
  await server.stop();
  damage(join(folder, 'data', 'postgres'));
  await expectRefusal(
    start(await freePort()),
    3,
    /^The database in .* cannot be started: it may be damaged \(.+\)\. Keep a copy .* "npm run restore"\.$/,
  );
});

it('an empty folder in the place of the database', async () => {
  mkdirSync(join(folder, 'data', 'postgres'), { recursive: true });
  await expectRefusal(start(await freePort()), 3, /may be damaged/);
});

it('a data folder that is a file', async () => {
  writeFileSync(join(folder, 'data'), '');
  await expectRefusal(start(await freePort()), 3, /^DATA_DIR names .*data, which is no folder/);
});

it('a data folder that nobody can write', async () => {
  // Of the system itself; no account can make a folder there.
  await expectRefusal(
    start(await freePort(), { DATA_DIR: '/sys/portal' }),
    3,
    /^The data folder \/sys\/portal cannot be written\. Give the portal's account the right/,
  );
});

it('an account without a name, as some containers have, which initdb refuses', () => {
  const said = 'initdb: could not look up effective user ID 64999: user does not exist';
  expect(() => explainDataDir('/data', new Error(said))).toThrow(
    /^Account 64999 has no name on this machine, .* Run the portal as .*, or set DATABASE_URL\.$/,
  );
});

it('a database process that a killed server has left behind and that hangs', async () => {
  const server = start(await freePort());
  await untilAnswering(server);
  await server.stop('SIGKILL');
  const { pid = 0 } = (await findPostmaster(join(folder, 'data', 'postgres'))) ?? {};
  process.kill(pid, 'SIGSTOP');
  try {
    await expectRefusal(
      start(await freePort()),
      3,
      new RegExp(`^The database in .* \\(process ${pid}\\) runs and does not answer\\. End that`),
    );
  } finally {
    process.kill(pid, 'SIGKILL');
  }
});

describe('a database of DATABASE_URL', () => {
  let database: TestDatabase;
  let proxy: DatabaseProxy;
  let client: Client;
  beforeEach(async () => {
    database = await createTestDatabase();
    proxy = await proxyDatabase(database.address);
    client = new Client(database.address);
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    await proxy.stop();
    await database.drop();
  });

  const startOn = async (change: (url: URL) => void = () => undefined, more = {}) => {
    const url = new URL(urlOf(proxy.address));
    change(url);
    return start(await freePort(), { DATABASE_URL: url.href, ...more });
  };
  const untilSomebodyWaits = async () => {
    for (;;) {
      const { rows } = await client.query('select from pg_locks where not granted');
      if (rows.length > 0) return;
    }
  };

  it('that says nothing', async () => {
    proxy.fallSilent();
    await expectRefusal(
      await startOn(),
      1,
      /^The database "portal_test_\w+" at 127\.0\.0\.1:\d+ does not answer\. See that it runs/,
    );
  });

  it('that falls silent while the start waits for it', async () => {
    await client.query(`select pg_advisory_lock(${migrationLock})`);
    const server = await startOn();
    await untilSomebodyWaits();
    proxy.fallSilent();
    await expectRefusal(server, 1, /does not answer\. See that it runs/);
  });

  it('whose migrations another server does not end', async () => {
    await client.query(`select pg_advisory_lock(${migrationLock})`);
    await expectRefusal(
      await startOn(),
      1,
      /^Another server has been changing the database, .* for more than 6 s\. Start the portal again/,
    );
  });

  it.each(['', 'backups'])('whose tables somebody holds (BACKUP_DIR "%s")', async (name) => {
    await client.query('begin; lock table migrations');
    await expectRefusal(
      await startOn(undefined, name ? { BACKUP_DIR: join(folder, name) } : {}),
      1,
      /^The database .* has tables that another program holds; pg_stat_activity names it\. End/,
    );
  });

  it.each<[string, (url: URL) => void, RegExp]>([
    [
      'that is not there',
      (url) => (url.pathname = '/other'),
      /"other" at .* is not there\. Create/,
    ],
    [
      'with a wrong password',
      (url) => (url.password = 'x'),
      /refuses the password of DATABASE_URL or PGPASSWORD\. Set the right one/,
    ],
    [
      'where none listens',
      (url) => (url.port = '1'),
      /:1 cannot be reached \(ECONNREFUSED\)\. See/,
    ],
    [
      'that can only be read',
      (url) => url.searchParams.set('options', '-c default_transaction_read_only=on'),
      /can only be read\. Name the server that takes writes/,
    ],
  ])('%s', async (_what, change, sentence) => {
    await expectRefusal(await startOn(change), 1, sentence);
  });
});
