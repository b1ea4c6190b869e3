import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostmaster } from '../../../src/server/db/embedded/postmaster';
import { freePort } from '../../support/servers/freePort';
import { productEntry, spawnServer, untilAnswering } from '../../support/servers/serverProcess';
import { startTokenIssuer, type TokenIssuer } from '../../support/servers/tokenIssuer';
import { until } from '../../support/until';

jest.setTimeout(120_000);

let issuer: TokenIssuer;
let dataDir: string;
beforeAll(async () => {
  issuer = await startTokenIssuer();
});
afterAll(() => issuer.stop());
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-stop-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const cluster = () => join(dataDir, 'postgres');
const start = async () =>
  spawnServer(productEntry(), await freePort(), { ...issuer.environment, DATA_DIR: dataDir });

it.each<[string, (url: string) => Promise<boolean>]>([
  [
    'while the files of its database are made',
    async () => readdirSync(dataDir).some((name) => name.startsWith('postgres.new')),
  ],
  ['while its database starts', async () => (await findPostmaster(cluster())) !== undefined],
  [
    'as soon as it listens',
    (url) =>
      fetch(`${url}/health/live`).then(
        () => true,
        () => false,
      ),
  ],
])('a server that is stopped %s ends with 0 and leaves no database', async (_when, isSoFar) => {
  const server = await start();
  await until(() => isSoFar(server.url));
  await server.stop();
  expect(await server.ended).toBe(0);
  expect(await findPostmaster(cluster())).toBeUndefined();
  expect(server.output()).not.toMatch(/error/i);

  // Nothing stands in the way of the next start.
  const next = await start();
  await untilAnswering(next);
  await next.stop();
  expect(await next.ended).toBe(0);
});
