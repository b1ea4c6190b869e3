import { Client } from 'pg';
import { freePort } from '../support/servers/freePort';
import { compare, median } from '../support/bench/ratios';
import {
  productEntry,
  spawnServer,
  untilAnswering,
  type ServerProcess,
} from '../support/servers/serverProcess';
import { startTokenIssuer } from '../support/servers/tokenIssuer';
import { writeManyWords } from './manyWords';
import { readerId, startNewsDatabases } from './newsPortal';

const rounds = 7;
const searches = 20;

/**
 * Full-text search among 10,000 pages against the same among 100: for a word that few pages have,
 * and for words that are on every page. Then the time that others wait while one member searches
 * for single letters.
 */
export async function run(): Promise<void> {
  const issuer = await startTokenIssuer();
  const databases = await startNewsDatabases();
  const servers: ServerProcess[] = [];
  try {
    const token = await issuer.tokenFor(readerId(0));
    const start = async (size: number) => {
      const address = await databases.create(size);
      await writeWords(address);
      const server = await startServer(address, issuer, servers);
      return (query: string) =>
        timed(
          `${server.url.replace('localhost', '127.0.0.1')}/api/pages/search?query=${encodeURIComponent(query)}`,
          token,
        );
    };
    const [small, large] = [await start(100), await start(10_000)];
    await compare(
      'a word on ten pages, 10,000 pages against 100',
      'at most 1.5',
      rounds,
      () => small('walrus'),
      () => large('walrus'),
      `ms for ${searches} searches`,
    );
    await compare(
      'two words on every page, 10,000 pages against 100',
      'at most 10',
      rounds,
      () => small('breakfast quay'),
      () => large('breakfast quay'),
      `ms for ${searches} searches`,
    );
    await besideLetters(await databases.create(100_000), issuer, servers);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await databases.stop();
    await issuer.stop();
  }
}

/**
 * Times that others wait for their searches and news at 100,000 pages, alone and while one member
 * keeps ten searches for single letters going.
 */
async function besideLetters(
  address: string,
  issuer: Awaited<ReturnType<typeof startTokenIssuer>>,
  servers: ServerProcess[],
): Promise<void> {
  await writeManyWords(address);
  const server = await startServer(address, issuer, servers);
  const url = server.url.replace('localhost', '127.0.0.1');
  const others = await Promise.all([1, 2, 3, 4].map((number) => issuer.tokenFor(readerId(number))));
  const letters = await issuer.tokenFor(readerId(5));
  const ask = async (token: string, path: string) => {
    const started = performance.now();
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    return { status: answer.status, took: performance.now() - started };
  };
  const round = async () => {
    const times = others.map(async (token, person) => {
      const taken: number[] = [];
      for (const word of ['capest', 'sepernt', 'tid', 'urrk', 'mockennting']) {
        const path = `/api/pages/search?query=${word.slice(0, 6 - (person % 2))}`;
        for (const each of [
          path,
          '/api/pages/news/top?amount=20',
          '/api/pages/news?isFeaturedPage=false',
        ]) {
          const { status, took } = await ask(token, each);
          if (status !== 200) throw new Error(`${each} was answered with ${status}`);
          taken.push(took);
        }
      }
      return taken;
    });
    return median((await Promise.all(times)).flat());
  };
  await compare(
    'others, while one member searches for single letters ten times at once, against alone',
    'at most 3',
    rounds,
    round,
    async () => {
      let isOver = false;
      const searching = [...'abcdefghij'].map(async (letter) => {
        while (!isOver) await ask(letters, `/api/pages/search?query=${letter}&amount=50`);
      });
      const result = await round();
      isOver = true;
      await Promise.all(searching);
      return result;
    },
    'ms, median of others',
  );
}

async function startServer(
  address: string,
  issuer: Awaited<ReturnType<typeof startTokenIssuer>>,
  servers: ServerProcess[],
): Promise<ServerProcess> {
  const server = spawnServer(productEntry(), await freePort(), {
    ...issuer.environment,
    DATABASE_URL: address,
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_PERSON: '0',
    RATE_LIMIT_ANONYMOUS: '0',
    HOST: '127.0.0.1',
  });
  servers.push(server);
  await untilAnswering(server);
  return server;
}

/** Gives every page its words, and ten of them a word of their own. */
async function writeWords(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query('alter table pages enable trigger pages_search_words');
  await client.query(
    `update pages set "Title" = case when "Id" <= 10 then 'Walrus number ' || "Id" else "Title" end`,
  );
  await client.query('vacuum analyze pages');
  await client.end();
}

async function timed(address: string, token: string): Promise<number> {
  const started = performance.now();
  for (let index = 0; index < searches; index += 1) {
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok || !(await answer.text()).includes('"IsMatch":true'))
      throw new Error(`The search was not answered: ${answer.status}`);
  }
  return performance.now() - started;
}
