import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { newsPage } from '../support/content/pages';
import { freePort } from '../support/servers/freePort';
import { median } from '../support/bench/ratios';
import {
  productEntry,
  spawnServer,
  untilAnswering,
  type ServerProcess,
} from '../support/servers/serverProcess';
import { startTokenIssuer } from '../support/servers/tokenIssuer';
import type { CrowdOrder, CrowdReport } from './crowd/openPages';
import { readerCount, readerId, startNewsDatabases } from './newsPortal';

const connectionCount = 5_000;
const idleSeconds = 35;
const rounds = 5;
const oneChannel = {
  ChannelTermPages: [{ ChannelTermId: '00000000-0000-4000-8000-000000000007' }],
};

/**
 * Many idle connections to the hub: their memory, what they cost, and how long a change takes to
 * reach them all.
 */
export async function run(): Promise<void> {
  const [issuer, databases] = await Promise.all([startTokenIssuer(), startNewsDatabases()]);
  const limits = { RATE_LIMIT_PER_PERSON: '0', RATE_LIMIT_ANONYMOUS: '0', LOG_LEVEL: 'error' };
  const server = spawnServer(productEntry(), await freePort(), {
    ...issuer.environment,
    ...limits,
    DATABASE_URL: await databases.create(1_000),
  });
  const crowd = fork(join(__dirname, 'crowd', 'openPages.js'));
  try {
    await untilAnswering(server);
    const tokens = await Promise.all(
      Array.from({ length: connectionCount }, (_, number) =>
        issuer.tokenFor(readerId(number % readerCount)),
      ),
    );
    await measure(server, crowd, tokens, await issuer.tokenFor(readerId(0), ['Editor']));
  } finally {
    crowd.kill();
    await server.stop();
    await databases.stop();
    await issuer.stop();
  }
}

async function measure(
  server: ServerProcess,
  crowd: ChildProcess,
  tokens: string[],
  editor: string,
): Promise<void> {
  const publish = async (fields: object) => {
    const answer = await fetch(`${server.url}/api/pages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${editor}`, 'content-type': 'application/json' },
      body: JSON.stringify(newsPage(fields)),
    });
    if (!answer.ok) throw new Error(`The page was refused with ${answer.status}.`);
    return ((await answer.json()) as { Id: number }).Id;
  };
  await publish({});
  const before = memory(server);
  const begun = Date.now();
  await ask(crowd, { open: { url: `${server.url.replace('http', 'ws')}/hub`, tokens } });
  console.log(
    `${connectionCount} connections opened in ${((Date.now() - begun) / 1_000).toFixed(1)} s`,
  );
  const busy = processorTime(server);
  await delay(idleSeconds * 1_000);
  const share = (processorTime(server) - busy) / idleSeconds;
  const held = memory(server) - before;
  console.log(
    `Idle: ${(share * 100).toFixed(1)} % of a core (pings included); ${held.toFixed(0)} MB more than without them, ${((held * 1_024) / connectionCount).toFixed(1)} kB for each`,
  );
  await reach('a page for everybody', crowd, () => publish({}), connectionCount);
  await reach('a page of one channel', crowd, () => publish(oneChannel));
}

/** From the editor's request to the last page that was notified (target: all in under 2 s). */
async function reach(
  name: string,
  crowd: ChildProcess,
  publish: () => Promise<number>,
  expected?: number,
): Promise<void> {
  const firsts: number[] = [];
  const lasts: number[] = [];
  let count = expected;
  for (let round = 0; round < rounds; round += 1) {
    const asked = Date.now();
    const id = await publish();
    if (count === undefined) await delay(3_000);
    const answer = await ask(crowd, { arrivalsOf: id, expected: count ?? 1 });
    const times = 'arrivals' in answer ? answer.arrivals : [];
    if (expected !== undefined && times.length < expected)
      throw new Error(`Only ${times.length} of ${expected} heard of it.`);
    count ??= times.length;
    firsts.push(Math.min(...times) - asked);
    lasts.push(Math.max(...times) - asked);
  }
  console.log(
    `Told to ${count}, ${name}: first after ${median(firsts).toFixed(0)} ms, all after ${median(lasts).toFixed(0)} ms (at most ${Math.max(...lasts)} ms in ${rounds} rounds; target for all under 2000)`,
  );
}

function ask(crowd: ChildProcess, order: CrowdOrder): Promise<CrowdReport> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new Error('The crowd has ended.'));
    crowd.once('exit', leave);
    crowd.once('message', (report: CrowdReport) => {
      crowd.off('exit', leave);
      resolve(report);
    });
    crowd.send(order);
  });
}

/** Megabytes; Linux only, as the benchmark of memory explains. */
function memory({ process: { pid } }: ServerProcess): number {
  return (
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1_024
  );
}

/** Seconds of processor time so far (Linux counts in hundredths). */
function processorTime({ process: { pid } }: ServerProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
