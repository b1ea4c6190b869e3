import { Client } from 'pg';
import { freePort } from '../support/freePort';
import { compare } from '../support/ratios';
import {
  productEntry,
  spawnServer,
  untilAnswering,
  type ServerProcess,
} from '../support/serverProcess';
import { startTokenIssuer } from '../support/tokenIssuer';
import { readerId, startNewsDatabases } from './newsPortal';

const rounds = 7;
const searches = 20;

/**
 * Full-text search among 10,000 pages against the same among 100: for a word that few pages have,
 * and for words that stand on every page.
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
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await databases.stop();
    await issuer.stop();
  }
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
