import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries';
import { launch, type Launch } from './launch';
import { findPostmaster, removeMisleadingLocks } from './postmaster';
import { postgresWords } from './settings';

interface Place {
  dataDir: string;
  clusterDir: string;
  /** Port on the loopback network, where a socket cannot be used. */
  port: number;
  settings?: Readonly<Record<string, string>> | undefined;
}

/** The last processes of a killed database may hold its shared memory for a moment. */
const attempts = 24;
const pause = 250;

/**
 * Starts the database process; resolves when it has taken its lock file, before it accepts
 * connections.
 */
export async function startPostmaster(
  binaries: Binaries,
  run: Launch,
  place: Place,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await removeMisleadingLocks(place.clusterDir);
    const said = await startOnce(binaries, run, place);
    if (said === undefined || (await findPostmaster(place.clusterDir))) return;
    if (
      attempt === attempts ||
      !/is still in use|Address already in use|lock file .* already exists/.test(said)
    )
      throw new Error(`The embedded database did not start: ${lastWords(place.dataDir)}`);
    await delay(pause);
  }
}

/** Answers what the database said when it ended at once, else nothing. */
async function startOnce(
  { postgres, major }: Binaries,
  run: Launch,
  { dataDir, clusterDir, port, settings }: Place,
): Promise<string | undefined> {
  const log = openSync(logOf(dataDir), 'w', 0o600);
  const child = launch(
    run,
    postgres,
    postgresWords(clusterDir, port, settings, major),
    clusterDir,
    ['ignore', log, log],
  );
  closeSync(log);
  let ended = false;
  child.once('error', () => (ended = true));
  child.once('exit', () => (ended = true));
  child.unref();
  while (!ended) {
    if ((await findPostmaster(clusterDir))?.pid === child.pid) return undefined;
    await delay(10);
  }
  return linesOf(dataDir).slice(-5).join(' ');
}

/** Why the database has ended, in its own words. */
export function lastWords(dataDir: string): string {
  const lines = linesOf(dataDir);
  const reasons = lines.filter((line) => /(FATAL|PANIC): /.test(line));
  const [reason] = (reasons.length > 0 ? reasons : lines).slice(-1);
  return reason?.replace(/^.*?(FATAL|PANIC): +/, '') || 'it ended without a message';
}

function linesOf(dataDir: string): string[] {
  return readFileSync(logOf(dataDir), 'utf8').trim().split('\n');
}

function logOf(dataDir: string): string {
  return join(dataDir, 'postgres.log');
}
