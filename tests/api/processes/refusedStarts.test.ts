import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/servers/freePort';
import {
  productEntry,
  spawnServer,
  untilAnswering,
  type ServerProcess,
} from '../../support/servers/serverProcess';
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

/** Ends by itself, and says one thing that a person can do something about. */
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
