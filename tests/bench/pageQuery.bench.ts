import { compare, median } from '../support/bench/ratios';
import { freePort } from '../support/servers/freePort';
import {
  productEntry,
  spawnServer,
  untilAnswering,
  type ServerProcess,
} from '../support/servers/serverProcess';
import { startTokenIssuer } from '../support/servers/tokenIssuer';
import { load } from './load';
import { readerCount, readerId, startNewsDatabases } from './newsPortal';

const rounds = 7;
const queries = 20;
const seconds = 5;
const connections = 16;
const sizes = [10_000, 100_000];
const lists = { 'the list of pages': '/api/pages/query', 'a center': '/api/pages/query/center' };

/** As the filter panel asks: words, channels and a range of dates, the first part of the list. */
const query = {
  PageType: [1],
  FindText: 'news number',
  Channels: [1, 2, 3].map((n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`),
  StartDate: new Date(Date.now() - 60 * 86_400_000).toISOString(),
  EndDate: new Date().toISOString(),
  Take: 20,
};

/**
 * Lists of pages filtered by words, channels and dates, for an editor, among 10,000 and among
 * 100,000 pages; then the slowest under load.
 */
export async function run(): Promise<void> {
  const issuer = await startTokenIssuer();
  const databases = await startNewsDatabases();
  const servers: ServerProcess[] = [];
  try {
    for (const size of sizes) {
      const server = spawnServer(productEntry(), await freePort(), {
        ...issuer.environment,
        DATABASE_URL: await databases.create(size),
        LOG_LEVEL: 'error',
        RATE_LIMIT_PER_PERSON: '0',
        RATE_LIMIT_ANONYMOUS: '0',
        HOST: '127.0.0.1',
      });
      servers.push(server);
      await untilAnswering(server);
    }
    const token = await issuer.tokenFor(readerId(readerCount), ['Editor']);
    const [small, large] = servers.map(({ url }) => url.replace('localhost', '127.0.0.1'));
    for (const [name, path] of Object.entries(lists)) {
      await compare(
        `${name}, filtered, 100,000 pages against 10,000`,
        'at most 1.5',
        rounds,
        () => timed(small + path, token),
        () => timed(large + path, token),
        `ms for ${queries} queries`,
      );
      await slowest(name, large + path, token);
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await databases.stop();
    await issuer.stop();
  }
}

async function timed(address: string, token: string): Promise<number> {
  const started = performance.now();
  for (let index = 0; index < queries; index += 1) {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(query),
    });
    if (!answer.ok || !(await answer.text()).includes('News number'))
      throw new Error(`The query was not answered: ${answer.status}`);
  }
  return performance.now() - started;
}

async function slowest(name: string, address: string, token: string): Promise<void> {
  const loads = [];
  for (let round = 0; round < 3; round += 1)
    loads.push(await load(address, seconds, [token], { connections, body: query }));
  const ratio = median(loads.map((each) => each.p99 / Math.max(1, each.median)));
  console.log(
    `${name}, ${connections} connections at 100,000 pages: p99 ${ratio.toFixed(1)} times the median (target under 10); median ${median(loads.map((each) => each.median)).toFixed(0)} ms, ${median(loads.map((each) => each.rate)).toFixed(0)}/s`,
  );
}
