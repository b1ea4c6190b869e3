import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../support/servers/freePort';
import { median } from '../support/bench/ratios';
import {
  productEntry,
  spawnServer,
  untilAnswering,
  type ServerProcess,
} from '../support/servers/serverProcess';
import { startTokenIssuer, type TokenIssuer } from '../support/servers/tokenIssuer';
import { acceptEncoding, load, type Load } from './load';
import {
  readerCount,
  readerId,
  sharedReaderCount,
  sharedReaderId,
  startNewsDatabases,
} from './newsPortal';

const rounds = 5;
const seconds = 3;
const path = '/api/pages/news/top?amount=20';
const sizes = [100, 10_000, 100_000];

interface Measured {
  floor: Load;
  product: Load;
}

/**
 * Featured news for readers with 20 channels each, against a bare Fastify route that answers the
 * same compressed bytes from memory.
 */
export async function run(): Promise<void> {
  const issuer = await startTokenIssuer();
  const databases = await startNewsDatabases();
  const floor = await start(join(__dirname, 'floor', 'bareFastify.js'), {});
  const products = new Map<number, ServerProcess>();
  try {
    for (const size of sizes)
      products.set(
        size,
        await start(productEntry(), {
          ...issuer.environment,
          DATABASE_URL: await databases.create(size),
          LOG_LEVEL: 'error',
          RATE_LIMIT_PER_PERSON: '0',
          RATE_LIMIT_ANONYMOUS: '0',
        }),
      );
    const tokensOf = (count: number, idOf: (number: number) => string) =>
      Promise.all(Array.from({ length: count }, (_, number) => issuer.tokenFor(idOf(number))));
    const shared = await tokensOf(sharedReaderCount, sharedReaderId);
    await fillFloor(floor, products.get(10_000)!, shared[0]!);
    const own = await tokensOf(readerCount, readerId);
    await compareKinds(floor, products, { shared, own }, issuer);
  } finally {
    await Promise.all([floor, ...products.values()].map((server) => server.stop()));
    await databases.stop();
    await issuer.stop();
  }
}

async function compareKinds(
  floor: ServerProcess,
  products: Map<number, ServerProcess>,
  tokens: Record<'shared' | 'own', readonly string[]>,
  issuer: TokenIssuer,
): Promise<void> {
  const shared = await measureAll(floor, products, tokens.shared);
  const own = await measureAll(floor, products, tokens.own);
  const changing = await whileChanging(products.get(10_000)!, issuer, () =>
    measure(floor, products.get(10_000)!, tokens.own),
  );
  print(
    'readers share their targeting, 10,000 pages',
    shared.get(10_000)!,
    'at least 0.5; p99 under 4',
  );
  print(
    "every reader's targeting differs, 10,000 pages",
    own.get(10_000)!,
    'at least 0.25; p99 under 4',
  );
  print('the same while a page is published every half second', changing, 'none');
  for (const [name, kind] of [
    ['shared', shared],
    ['own', own],
  ] as const) {
    for (const size of [10_000, 100_000])
      printGrowth(`${name} targeting, ${size} pages against 100`, kind.get(100)!, kind.get(size)!);
  }
}

/** Floor and products in turn, in each round. */
async function measureAll(
  floor: ServerProcess,
  products: Map<number, ServerProcess>,
  tokens: readonly string[],
): Promise<Map<number, Measured[]>> {
  const measured = new Map<number, Measured[]>([...products.keys()].map((size) => [size, []]));
  for (let round = 0; round < rounds; round += 1) {
    const bare = await load(`${floor.url}${path}`, seconds, tokens);
    for (const [size, product] of products)
      measured
        .get(size)!
        .push({ floor: bare, product: await load(`${product.url}${path}`, seconds, tokens) });
  }
  return measured;
}

async function measure(
  floor: ServerProcess,
  product: ServerProcess,
  tokens: readonly string[],
): Promise<Measured[]> {
  return (await measureAll(floor, new Map([[0, product]]), tokens)).get(0)!;
}

/** Each published page makes every kept list of the server wrong. */
async function whileChanging<T>(
  product: ServerProcess,
  issuer: TokenIssuer,
  action: () => Promise<T>,
): Promise<T> {
  const headers = {
    authorization: `Bearer ${await issuer.tokenFor(readerId(readerCount), ['Editor'])}`,
    'content-type': 'application/json',
  };
  const body = () =>
    JSON.stringify({
      Title: 'Just in',
      Content: '<p>News</p>',
      PageType: 1,
      PublishingDate: new Date().toISOString(),
      IsFeaturedPage: true,
    });
  let running = true;
  const writing = (async () => {
    while (running) {
      const { status } = await fetch(`${product.url}/api/pages`, {
        method: 'POST',
        headers,
        body: body(),
      });
      if (status !== 201) throw new Error(`The page was refused with ${status}.`);
      await delay(500);
    }
  })();
  const result = await action();
  running = false;
  await writing;
  return result;
}

async function start(entry: string, environment: Record<string, string>): Promise<ServerProcess> {
  const server = spawnServer(entry, await freePort(), { ...environment, HOST: '127.0.0.1' });
  await untilAnswering(server);
  return { ...server, url: server.url.replace('localhost', '127.0.0.1') };
}

async function fillFloor(
  floor: ServerProcess,
  product: ServerProcess,
  token: string,
): Promise<void> {
  const { bytes, encoding } = await answerOf(`${product.url}${path}`, token);
  await fetch(`${floor.url}/bytes`, {
    method: 'PUT',
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'application/octet-stream', 'x-encoding': encoding },
  });
  console.log(
    `The answer has ${bytes.length} bytes (${encoding}); ${rounds} rounds of ${seconds} s, floor and product in turn, 20 connections`,
  );
}

/** The bytes of an answer as they come over the wire. */
function answerOf(url: string, token: string): Promise<{ bytes: Buffer; encoding: string }> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': acceptEncoding };
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (answer) => {
      const bytes = await buffer(answer);
      resolve({ bytes, encoding: String(answer.headers['content-encoding']) });
    }).on('error', reject);
  });
}

function print(name: string, measured: readonly Measured[], target: string): void {
  console.log(
    `${name}: ${spread(measured.map(({ floor, product }) => product.rate / floor.rate))} of the floor's requests/s (target ${target})`,
  );
  console.log(
    `  p99 ${spread(measured.map(({ floor, product }) => product.p99 / Math.max(1, floor.p99)))} times the floor's; product median ${median(measured.map(({ product }) => product.rate)).toFixed(0)}/s, floor ${median(measured.map(({ floor }) => floor.rate)).toFixed(0)}/s`,
  );
}

function printGrowth(name: string, small: readonly Measured[], large: readonly Measured[]): void {
  console.log(
    `${name}: ${spread(small.map(({ product }, index) => product.rate / large[index]!.product.rate))} times the time of a request (target at most 1.3)`,
  );
}

function spread(values: readonly number[]): string {
  return `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)})`;
}
