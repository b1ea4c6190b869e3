import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedEngine } from '../../../src/server/db/embedded/engine';
import { freePort } from '../../support/servers/freePort';
import { hubClient } from '../../support/servers/hubClient';
import { newsPage } from '../../support/content/pages';
import { startRoundRobin } from '../../support/servers/roundRobin';
import {
  productEntry,
  spawnServer,
  untilAnswering,
  type ServerProcess,
} from '../../support/servers/serverProcess';
import { startLoad } from '../../support/servers/steadyLoad';
import { startTokenIssuer, type TokenIssuer } from '../../support/servers/tokenIssuer';
import { until } from '../../support/until';

const editorId = '11111111-2222-4333-8444-555555555555';

let issuer: TokenIssuer;
let dataDir: string;
let engine: EmbeddedEngine;
let databaseUrl: string;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  issuer = await startTokenIssuer();
  dataDir = mkdtempSync(join(tmpdir(), 'portal-rolling-'));
  engine = new EmbeddedEngine({ dataDir });
  const { host = '', port, user, password, database } = await engine.start();
  databaseUrl = `postgres://${user}:${String(password)}@${encodeURIComponent(host)}:${port}/${database}`;
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await engine.stop();
  await issuer.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(port: number): Promise<ServerProcess> {
  const server = spawnServer(productEntry(), port, {
    ...issuer.environment,
    DATABASE_URL: databaseUrl,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_PERSON: '0',
    DRAIN_SECONDS: '3',
  });
  servers.push(server);
  const { url } = server;
  const there = { ...server, url: url.replace('localhost', '127.0.0.1') };
  await untilAnswering(there);
  return there;
}

it('servers are replaced one after the other under load: no request fails, and open pages come back', async () => {
  const ports = [await freePort(), await freePort()];
  let running = await Promise.all(ports.map(start));
  const balancer = await startRoundRobin(running.map(({ url }) => url));
  const editor = await issuer.tokenFor(editorId, ['Editor']);
  const pages = Array.from({ length: 6 }, () => hubClient(`${balancer.url}/hub`, () => editor));
  await Promise.all(pages.map(({ connection }) => connection.start()));
  const load = startLoad(
    balancer.url,
    [
      { path: '/api/pages/news/top?amount=5' },
      { path: '/api/pages/query', method: 'POST', body: { Take: 5 } },
      { path: '/api/pages', method: 'POST', body: newsPage() },
    ],
    [editor],
    { callers: 4, pause: 10 },
  );
  for (const [index, port] of ports.entries()) {
    await running[index]!.stop();
    expect(await running[index]!.ended).toBe(0);
    running = running.with(index, await start(port));
    await until(async () => balancer.ready() === 2);
  }
  const { failures } = await load.stop();
  expect([...failures, ...balancer.failures()]).toEqual([]);
  await until(async () => pages.every(({ connection }) => connection.state === 'Connected'));
  const heard = pages.map(({ updates, update }) => {
    const before = updates.length;
    return update((each) => updates.indexOf(each) >= before);
  });
  const stored = await fetch(`${balancer.url}/api/pages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${editor}`, 'content-type': 'application/json' },
    body: JSON.stringify(newsPage()),
  });
  expect(stored.status).toBe(201);
  await Promise.all(heard);
  await Promise.all(pages.map(({ stop }) => stop()));
  await balancer.stop();
});

it('a server that drains says that it is not ready, answers, and keeps no connection', async () => {
  const server = await start(await freePort());
  const ask = (path: string) => fetch(`${server.url}${path}`);
  server.process.kill('SIGTERM');
  await until(async () => (await ask('/health/ready')).status === 503);
  const answer = await ask('/api/openapi.json');
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await server.ended).toBe(0);
});
