import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedEngine } from '../../../src/server/db/embedded/engine';
import { findPostmaster } from '../../../src/server/db/embedded/postmaster';
import { freePort } from '../../support/servers/freePort';
import {
  productEntry,
  spawnServer,
  untilAnswering,
  type ServerProcess,
} from '../../support/servers/serverProcess';
import { proxyDatabase, urlOf } from '../../support/servers/silentDatabase';
import { startTokenIssuer, type TokenIssuer } from '../../support/servers/tokenIssuer';
import { until } from '../../support/until';

jest.setTimeout(60_000);

let issuer: TokenIssuer;
let dataDir: string;
let servers: ServerProcess[] = [];
beforeAll(async () => {
  issuer = await startTokenIssuer();
  dataDir = mkdtempSync(join(tmpdir(), 'portal-server-'));
});
afterAll(async () => {
  await issuer.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
afterEach(async () => {
  await Promise.all(
    servers
      .filter(({ process: { exitCode, signalCode } }) => exitCode === null && signalCode === null)
      .map((server) => server.stop()),
  );
  servers = [];
});

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = spawnServer(productEntry(), await freePort(), {
    ...issuer.environment,
    DATA_DIR: dataDir,
    ...environment,
  });
  servers.push(server);
  return server;
}

it('refuses to start with a wrong configuration, naming every violation with its explanation', async () => {
  const server = await start({
    TENANT_ID: 'nordvik',
    CLIENT_ID: '',
    PORTAL_SIGNIN: 'maybe',
    GRAPH_URL: 'http://graph.example',
    TEAMS_HOST_ORIGINS: 'http://teams.localhost:3004 http://teams.example',
    DATABASE_URL: 'mysql://x',
    TRUST_PROXY: '10.0.0.0/8, proxy',
  });
  expect(await server.ended).toBe(2);
  const output = server.output();
  for (const part of [
    'TENANT_ID must be a GUID',
    'CLIENT_ID is missing',
    'PORTAL_SIGNIN must be one of redirect, popup',
    'GRAPH_URL must start with https://',
    'TEAMS_HOST_ORIGINS must start with https://',
    'DATABASE_URL must start with postgres://',
    'TRUST_PROXY must be a number from 1 to 9',
    'Application (client) id',
  ]) {
    expect(output).toContain(part);
  }
  expect(output).not.toContain('    at ');
});

it.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535, not "abc".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535, not "70000".'],
  [
    { DEV_TENANT_PORT: '65533' },
    'DEV_TENANT_PORT must be a whole number from 1 to 65530, not "65533".',
  ],
  [{ DEV_TENANT_SIZE: 'huge' }, 'DEV_TENANT_SIZE must be small or large, not "huge".'],
])(
  'npm start with %j says what is wrong before it does anything',
  async (environment, sentence) => {
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      env: { ...process.env, PORTAL_ENV: 'dev', TENANT_ID: '', CLIENT_ID: '', ...environment },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => (output += String(part)));
    expect(await new Promise((done) => child.once('close', done))).toBe(1);
    expect(output.trim()).toBe(sentence);
  },
);

it('refuses http addresses in production, also of the own machine', async () => {
  const server = await start({ NODE_ENV: 'production' });
  expect(await server.ended).toBe(2);
  expect(server.output()).toContain('IDENTITY_URL must start with https:// in production');
});

it('a second server on the same data directory refuses to start, and the first goes on', async () => {
  const first = await start();
  await untilAnswering(first);
  const second = await start();
  expect(await second.ended).toBe(3);
  expect(second.output()).toContain(
    `Another server (process ${first.process.pid}) already uses the data directory`,
  );
  await untilAnswering(first);
});

it('SIGTERM, also with SIGINT, finishes requests in flight, stops the database and ends with 0', async () => {
  const server = await start();
  await untilAnswering(server);
  const admin = await issuer.tokenFor('11111111-2222-4333-8444-555555555555', ['Admin']);
  const headers = { authorization: `Bearer ${admin}`, 'content-type': 'application/json' };
  const create = (Key: string) =>
    fetch(`${server.url}/api/featuresettings`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ Key, Value: 1 }),
    }).then(
      ({ status }) => status,
      () => 'refused',
    );
  await create('first');
  const inFlight = Array.from({ length: 20 }, (_, index) => create(`key-${index}`));
  await inFlight[0];
  for (const signal of ['SIGINT', 'SIGTERM'] as const) server.process.kill(signal);
  expect(await server.ended).toBe(0);
  for (const answer of await Promise.all(inFlight)) expect([201, 503, 'refused']).toContain(answer);
  expect(await findPostmaster(join(dataDir, 'postgres'))).toBeUndefined();
});

it.each<[string, (url: string, folder: string) => Promise<boolean>]>([
  [
    'while the files of its database are made',
    async (_url, folder) =>
      existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('postgres.new')),
  ],
  [
    'while its database starts',
    async (_url, folder) => (await findPostmaster(join(folder, 'postgres'))) !== undefined,
  ],
  [
    'as soon as it listens',
    (url) =>
      fetch(`${url}/health/live`).then(
        () => true,
        () => false,
      ),
  ],
])('a server that is stopped %s ends with 0 and leaves no database', async (when, isSoFar) => {
  const folder = join(dataDir, when.replaceAll(' ', '-'));
  const server = await start({ DATA_DIR: folder });
  await until(() => isSoFar(server.url, folder));
  await server.stop();
  expect(await server.ended).toBe(0);
  expect(await findPostmaster(join(folder, 'postgres'))).toBeUndefined();
  expect(server.output()).not.toMatch(/error/i);

  // Nothing stands in the way of the next start.
  const next = await start({ DATA_DIR: folder });
  await untilAnswering(next);
  await next.stop();
  expect(await next.ended).toBe(0);
});

it('a second signal, later than the first one is passed on, ends it at once and with its database', async () => {
  const server = await start({ DRAIN_SECONDS: '120' });
  await untilAnswering(server);
  server.process.kill('SIGTERM');
  await until(async () => server.output().includes('Stopping'));
  server.process.kill('SIGINT');
  await delay(2_100);
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
  server.process.kill('SIGINT');
  expect(await server.ended).toBe(1);
  expect(await findPostmaster(join(dataDir, 'postgres'))).toBeUndefined();
});

it('at SIGTERM it ends also when its database has fallen silent and requests hang on it', async () => {
  const engine = new EmbeddedEngine({ dataDir: join(dataDir, 'silent') });
  const proxy = await proxyDatabase(await engine.start());
  const server = await start({ DATABASE_URL: urlOf(proxy.address) });
  await untilAnswering(server);
  proxy.fallSilent();
  const swallowed = proxy.swallowed();
  const token = await issuer.tokenFor('11111111-2222-4333-8444-555555555555', ['Editor']);
  const hanging = fetch(`${server.url}/api/pages/content`, {
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => 'broken');
  await swallowed;
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await hanging;
  await proxy.stop();
  await engine.stop();
});

it('a server that was killed leaves its database running, and the next one takes it over', async () => {
  const first = await start();
  await untilAnswering(first);
  const before = await findPostmaster(join(dataDir, 'postgres'));
  await first.stop('SIGKILL');
  const second = await start();
  await untilAnswering(second);
  expect(await findPostmaster(join(dataDir, 'postgres'))).toEqual(before);
});

it('SETTINGS-49 one server runs the product API, hub and feed API, on its own or a given PostgreSQL', async () => {
  const headers = {
    authorization: `Bearer ${await issuer.tokenFor('11111111-2222-4333-8444-555555555555', ['Admin'])}`,
    'content-type': 'application/json',
  };
  const settings = async ({ url }: ServerProcess) =>
    (await (await fetch(`${url}/api/featuresettings`, { headers })).json()) as { Key: string }[];
  const own = await start();
  await untilAnswering(own);
  expect((await findPostmaster(join(dataDir, 'postgres')))?.pid).toBeGreaterThan(0);
  const statuses = await Promise.all([
    fetch(`${own.url}/api/featuresettings`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ Key: 'workplaceName', Value: 'Nordvik' }),
    }),
    fetch(`${own.url}/hub/negotiate?negotiateVersion=1`, {
      method: 'POST',
      headers: { authorization: headers.authorization },
    }),
    fetch(`${own.url}/api/Feed?feedUrls=none`, { headers }),
  ]);
  // The feed API is there: it refuses what nobody has set up.
  expect(statuses.map(({ status }) => status)).toEqual([201, 200, 400]);

  const engine = new EmbeddedEngine({ dataDir: join(dataDir, 'given') });
  const { host = '', port, user, password, database } = await engine.start();
  const DATABASE_URL = `postgres://${user}:${String(password)}@${encodeURIComponent(host)}:${port}/${database}`;
  const elsewhere = join(dataDir, 'elsewhere');
  const given = await start({ DATA_DIR: elsewhere, DATABASE_URL });
  await untilAnswering(given);
  expect(await settings(given)).toEqual([]);
  expect(await findPostmaster(join(elsewhere, 'postgres'))).toBeUndefined();
  await given.stop();
  await engine.stop();
});

it("writes one line of JSON for each event, without tokens, addresses' queries or names", async () => {
  const server = await start({ LOG_LEVEL: 'trace' });
  await untilAnswering(server);
  const token = await issuer.tokenFor('11111111-2222-4333-8444-555555555555', ['Editor']);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const search = await fetch(
    `${server.url}/api/pages/content/search?query=salary&amount=1&access_token=${token}`,
    { headers },
  );
  const refused = await fetch(`${server.url}/api/pages`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ Title: 'a\u0000salary', Content: 'salary', PageType: 1 }),
  });
  expect([search.status, refused.status]).toEqual([200, 400]);
  await server.stop();
  const lines = server.output().trim().split('\n');
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty('msg');
  for (const secret of [token, 'salary', 'nordvik.example', 'access_token', 'Bearer'])
    expect(server.output()).not.toContain(secret);
});

it('the server loads no code of the dev tenant and nothing outside server and shared', () => {
  const root = resolve(dirname(productEntry()), '..');
  const seen = new Set<string>();
  const follow = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = readFileSync(file, 'utf8');
    for (const [, request = ''] of source.matchAll(/(?:require|import)\("([.#][^"]+)"\)/g)) {
      const path = request.startsWith('#shared/')
        ? join(root, 'shared', request.slice(8))
        : resolve(dirname(file), request);
      follow(`${path}.js`);
    }
  };
  follow(productEntry());
  expect(seen.size).toBeGreaterThan(40);
  expect(
    [...seen].filter(
      (file) => !file.startsWith(join(root, 'server')) && !file.startsWith(join(root, 'shared')),
    ),
  ).toEqual([]);
  for (const file of seen) expect(readFileSync(file, 'utf8')).not.toContain('devTenant');
});
