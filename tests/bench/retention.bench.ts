import { Client } from 'pg';
import type { Retention } from '#shared/contract/people/retention';
import { freePort } from '../support/servers/freePort';
import {
  productEntry,
  spawnServer,
  untilAnswering,
  type ServerProcess,
} from '../support/servers/serverProcess';
import { startTokenIssuer, type TokenIssuer } from '../support/servers/tokenIssuer';
import { readerId, startNewsDatabases } from './newsPortal';

const events = 1_000_000;
const rowsOfPerson = 5_000;
const admin = '00000000-0000-4000-9000-999999999999';
/** Reads that go on while something is measured: from memory, and from the database. */
const reads = ['/api/pages/news/top?amount=20', '/api/userchannelterms', '/api/pages/news/1'];

/**
 * How long the removal of a million old events takes, and what readers wait meanwhile against
 * alone; and the export and the erasure of a person with 5,000 rows and 5,000 entries of the
 * history.
 */
export async function run(): Promise<void> {
  const issuer = await startTokenIssuer();
  const databases = await startNewsDatabases();
  let server: ServerProcess | undefined;
  try {
    const address = await databases.create(10_000);
    server = await startServer(address, issuer);
    const url = server.url.replace('localhost', '127.0.0.1');
    const ask = askAs(url, await issuer.tokenFor(admin, ['Admin']));
    await untilIdle(ask);
    await fill(address);
    const readers = await Promise.all([0, 1, 2, 3].map((n) => issuer.tokenFor(readerId(n))));
    await readWhile(url, readers, () => pause(3_000));
    const alone = await readWhile(url, readers, () => pause(10_000));
    let took = 0;
    const beside = await readWhile(url, readers, async () => {
      const started = performance.now();
      await ask('POST', '/admin/retention/runs');
      await untilIdle(ask);
      took = performance.now() - started;
    });
    const { Runs } = (await ask('GET', '/admin/retention')) as Retention;
    const removed = Runs[0]?.Removed.find(({ Kind }) => Kind === 'events')?.Count;
    console.log(`${removed} of ${events} events removed in ${(took / 1_000).toFixed(1)} s`);
    console.log(`  reads alone: ${inWords(alone)}\n  reads meanwhile: ${inWords(beside)}`);
    for (const [what, method, path] of [
      ['export', 'GET', '/data'],
      ['erasure', 'DELETE', ''],
    ] as const) {
      const started = performance.now();
      await ask(method, `/admin/people/${readerId(7)}${path}`);
      console.log(`${what} of one person: ${Math.round(performance.now() - started)} ms`);
    }
  } finally {
    await server?.stop();
    await databases.stop();
    await issuer.stop();
  }
}

type Ask = (method: string, path: string) => Promise<unknown>;

function askAs(url: string, token: string): Ask {
  return async (method, path) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/api${path}`, { method, headers });
    const text = await answer.text();
    if (answer.status >= 400)
      throw new Error(`${path} was answered with ${answer.status}: ${text}`);
    return text ? JSON.parse(text) : undefined;
  };
}

async function untilIdle(ask: Ask): Promise<void> {
  const isOver = async () =>
    ((await ask('GET', '/admin/retention')) as Retention).Runs.every(({ Finished }) => Finished);
  while (!(await isOver())) await pause(100);
}

/** The times of reads, in milliseconds, that readers make one after the other meanwhile. */
async function readWhile(
  url: string,
  tokens: readonly string[],
  work: () => Promise<unknown>,
): Promise<number[]> {
  let isOver = false;
  const reading = tokens.map(async (token) => {
    const taken: number[] = [];
    for (let turn = 0; !isOver; turn += 1) {
      const started = performance.now();
      const headers = { authorization: `Bearer ${token}` };
      await (await fetch(url + reads[turn % reads.length], { headers })).arrayBuffer();
      taken.push(performance.now() - started);
      await pause(20);
    }
    return taken;
  });
  await work().finally(() => (isOver = true));
  return (await Promise.all(reading)).flat();
}

function inWords(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms (${sorted.length} reads)`;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function startServer(address: string, issuer: TokenIssuer): Promise<ServerProcess> {
  const server = spawnServer(productEntry(), await freePort(), {
    ...issuer.environment,
    DATABASE_URL: address,
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_PERSON: '0',
    RATE_LIMIT_ANONYMOUS: '0',
    HOST: '127.0.0.1',
  });
  await untilAnswering(server);
  return server;
}

/** Old events, and what one person has left: rows of their own, and entries of the history. */
async function fill(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  const person = readerId(7);
  for (const statement of [
    `insert into analytics_events ("Name", "Time", "Path", "Title")
     select 'PageView', now() - interval '200 days' - n * interval '1 second', '/pages/news/news-' || n % 900, 'News'
     from generate_series(1, ${events}) n`,
    `insert into users ("Id", "UpnId", "DisplayName", "FirstDayWizardStep")
     values ('${person}', 'long.serving@nordvik.example', 'Long Serving', 'None')`,
    `insert into user_terms select '${person}', gen_random_uuid(), 'channel', 0
     from generate_series(1, ${rowsOfPerson})`,
    `insert into audits ("Resource", "ResourceId", "DateTime", "Action", "UpnId", "NewValues")
     select 'pages', n, now(), 'updated', 'long.serving@nordvik.example', jsonb_build_object(
       'Title', 'News ' || n, 'OwnerUserUpnId', 'long.serving@nordvik.example',
       'Content', repeat('<p>The terminal opens on Monday with a breakfast on the quay.</p>', 30))
     from generate_series(1, ${rowsOfPerson}) n`,
    'vacuum analyze',
  ])
    await client.query(statement);
  await client.end();
}
