import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { codeOfError } from '#shared/rules/values/records';

/** A running database process and where it listens; nowhere yet when it has just been started. */
export interface Postmaster {
  pid: number;
  place: { host: string; port: number } | undefined;
}

/**
 * The database process that runs on these files: our own, or one that a killed server left behind.
 */
export async function findPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const lines = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
  const pid = Number(lines[0]);
  if (!(pid > 0) || !(await runsOn(pid, clusterDir))) return undefined;
  // The last line says how far the start has come; without it the others may be half written.
  const host = lines[7]?.trim() ? lines[4]?.trim() || lines[5]?.trim() : undefined;
  return { pid, place: host ? { host, port: Number(lines[3]) } : undefined };
}

/**
 * Removes lock files whose process number now belongs to another program, or to a killed database
 * that nobody has buried yet: PostgreSQL takes any living process for another database. Those of
 * dead processes it removes itself, and safely.
 */
export async function removeMisleadingLocks(clusterDir: string): Promise<void> {
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    const path = join(clusterDir, name);
    const pid = Number((await readFile(path, 'utf8').catch(() => '')).split('\n')[0]);
    if (pid > 0 && isAlive(pid) && !(await runsOn(pid, clusterDir)))
      await rm(path, { force: true });
  }
}

/**
 * Stops the database: open transactions are rolled back, the rest is written to disk. Resolves when
 * it has ended.
 */
export async function stopPostmaster(clusterDir: string): Promise<void> {
  const postmaster = await findPostmaster(clusterDir);
  if (!postmaster) return;
  interrupt(postmaster.pid);
  while (await findPostmaster(clusterDir)) await delay(20);
}

/** Nothing to do when it has ended since it was found. */
function interrupt(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if (codeOfError(error) !== 'ESRCH') throw error;
  }
}

async function runsOn(pid: number, clusterDir: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  if (process.platform !== 'linux')
    return (
      await promisify(execFile)('ps', ['-o', 'comm=', '-p', String(pid)]).catch(() => ({
        stdout: '',
      }))
    ).stdout.includes('postgres');
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  if (!/\(postgres\) [^ZX]/.test(state)) return false;
  const directory = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return directory === undefined || directory === (await realpath(clusterDir));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOfError(error) === 'EPERM';
  }
}
