import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { median } from '../../support/bench/ratios';
import type { ServerProcess } from '../../support/servers/serverProcess';
import { startLoad, type LoadedCall } from '../../support/servers/steadyLoad';

const loadSeconds = 8;
const rounds = 3;
const callers = 32;

interface Result {
  rate: number;
  middle: number;
  p99: number;
  /** Milliseconds of processor time that the servers took for a request. */
  cost: number;
}

/** One, two and four servers in turn, under the same load from this machine. */
export async function compareServers(
  servers: readonly ServerProcess[],
  calls: readonly LoadedCall[],
  tokens: readonly string[],
): Promise<void> {
  const results = new Map<number, Result[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const count of [1, 2, 4]) {
      const result = await loaded(servers.slice(0, count), calls, tokens);
      results.set(count, [...(results.get(count) ?? []), result]);
    }
  for (const [count, each] of results) {
    const middle = (key: keyof Result) => median(each.map((result) => result[key]));
    console.log(
      `${count} server(s) on one database, ${callers} callers on the same machine: ${middle('rate').toFixed(0)} requests/s, median ${middle('middle').toFixed(1)} ms, p99 ${middle('p99').toFixed(0)} ms; ${middle('cost').toFixed(2)} ms of processor time of the servers for a request`,
    );
  }
}

async function loaded(
  servers: readonly ServerProcess[],
  calls: readonly LoadedCall[],
  tokens: readonly string[],
): Promise<Result> {
  const before = processorTime(servers);
  const loads = servers.map(({ url }) =>
    startLoad(url, calls, tokens, { callers: callers / servers.length }),
  );
  await delay(loadSeconds * 1_000);
  const ended = await Promise.all(loads.map((load) => load.stop()));
  const [failure] = ended.flatMap(({ failures }) => failures);
  if (failure) throw new Error(failure);
  const times = ended.flatMap((load) => load.times).sort((a, b) => a - b);
  return {
    rate: times.length / loadSeconds,
    middle: median(times),
    p99: times[Math.floor(times.length * 0.99)]!,
    cost: (processorTime(servers) - before) / times.length,
  };
}

/** Milliseconds of processor time so far (Linux counts in hundredths of a second). */
function processorTime(servers: readonly ServerProcess[]): number {
  return servers.reduce((sum, { process: { pid } }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) * 10;
  }, 0);
}
