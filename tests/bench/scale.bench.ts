import { loadavg } from 'node:os';
import { median } from '../support/bench/ratios';
import { startRoundRobin } from '../support/servers/roundRobin';
import { idOf } from '../support/scale/rows';
import type { ServerProcess } from '../support/servers/serverProcess';
import { startLoad, type LoadedCall } from '../support/servers/steadyLoad';
import { startTokenIssuer, type TokenIssuer } from '../support/servers/tokenIssuer';
import { startScaleDatabases } from './scale/databases';
import { compareServers } from './scale/compareServers';
import { callsOf, compareCalls } from './scale/hotTimes';
import { startServer } from './scale/servers';

const sizes = (process.env.BENCH_PAGES ?? '10000,1000000').split(',').map(Number);
const readers = 400;

/** Requests of a visit, as often as visits make them. */
const visit: LoadedCall[] = [
  '/pages/news/top?amount=20',
  '/pages/news/my?amount=20',
  '/broadcastmessages',
  '/infoboxes?route=/&area=default',
  '/NavigationNodes',
  '/me/userapptiles',
  '/users/me',
  '/featuresettings',
].map((path) => ({ path: `/api${path}` }));

/**
 * The portal on a server of PostgreSQL with 10,000 and with 1,000,000 pages: the hot calls beside
 * each other; two and four servers beside one; and servers that are replaced under load.
 */
export async function run(): Promise<void> {
  const issuer = await startTokenIssuer();
  const databases = await startScaleDatabases();
  const servers: ServerProcess[] = [];
  try {
    const urls = [];
    for (const size of sizes) urls.push(await databases.provide(size));
    const [smallUrl, largeUrl] = urls as [string, string];
    const start = async (url: string) => {
      const server = await startServer(issuer, url);
      servers.push(server);
      return server;
    };
    const measured = async (url: string, pages: number) => ({
      pages,
      url: (await start(url)).url,
      calls: await callsOf(url),
    });
    printLoad('before');
    await compareCalls(issuer, [
      await measured(smallUrl, sizes[0]!),
      await measured(largeUrl, sizes[1]!),
    ]);
    printLoad('after the hot calls');
    while (servers.length < 5) await start(largeUrl);
    await compareServers(servers.slice(1), visit, await tokensOf(issuer));
    printLoad('after the servers');
    await replaceServers(issuer, servers.slice(1, 3), largeUrl);
  } finally {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    await databases.stop();
    await issuer.stop();
  }
}

function printLoad(when: string): void {
  console.log(
    `Load average ${when}: ${loadavg()
      .map((each) => each.toFixed(1))
      .join(' ')}`,
  );
}

/** Two servers behind a balancer, each stopped and started again while people read and write. */
async function replaceServers(
  issuer: TokenIssuer,
  pair: readonly ServerProcess[],
  databaseUrl: string,
): Promise<void> {
  const balancer = await startRoundRobin(pair.map(({ url }) => url));
  const write: LoadedCall = {
    path: '/api/analytics/events',
    method: 'POST',
    body: { Events: [{ Name: 'PageView', Time: new Date().toISOString(), Path: '/' }] },
  };
  const load = startLoad(balancer.url, [...visit, write], await tokensOf(issuer), { callers: 16 });
  const replaced: ServerProcess[] = [];
  for (const server of pair) {
    await server.stop();
    replaced.push(await startServer(issuer, databaseUrl, Number(new URL(server.url).port)));
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  }
  const { failures, times } = await load.stop();
  const sorted = times.sort((a, b) => a - b);
  console.log(
    `Two servers replaced one after the other: ${failures.length} of ${times.length} requests failed (target 0); median ${median(sorted).toFixed(1)} ms, p99 ${sorted[Math.floor(sorted.length * 0.99)]!.toFixed(0)} ms, longest ${sorted.at(-1)!.toFixed(0)} ms`,
  );
  for (const failure of failures.slice(0, 5)) console.log(`  ${failure}`);
  await balancer.stop();
  await Promise.all(replaced.map((server) => server.stop('SIGKILL')));
}

function tokensOf(issuer: TokenIssuer): Promise<string[]> {
  return Promise.all(
    Array.from({ length: readers }, (_, number) => issuer.tokenFor(idOf('person', 1 + number * 3))),
  );
}
