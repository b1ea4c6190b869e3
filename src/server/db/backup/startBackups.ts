import { join } from 'node:path';
import { lastDue } from '#shared/rules/retention';
import type { BackupConfig } from '../../config';
import type { Figures } from '../../figures';
import type { DatabaseAddress } from '../database';
import { withConnection } from './backupConnection';
import {
  backupName,
  deleteOlderBackups,
  deleteUnfinishedBackups,
  scheduledBackups,
} from './backupFolder';
import { writeBackup } from './writeBackup';

/** Any number that no other program uses for its advisory locks on this database. */
const backupLock = 7_216_013;
/** Milliseconds between two looks whether a backup is due. */
const interval = 60_000;

interface Surroundings {
  now: () => Date;
  log: { info(message: string): void; error(message: string): void };
  figures?: Figures | undefined;
}

/**
 * Backs the portal up every day at the time of its variable, or as soon after it as a server runs;
 * of several servers that share the folder one does. Returns how to stop it, which waits for a backup
 * that is under way.
 */
export function startBackups(
  address: DatabaseAddress,
  backups: BackupConfig,
  { now, log, figures }: Surroundings,
): () => Promise<void> {
  const { dir, time } = backups;
  if (!dir) return async () => undefined;
  const look = async () => {
    try {
      if (await isDue(dir, time, now())) await backUp(address, backups, { now, log, figures });
    } catch (error) {
      figures?.job('backup', 'failed', now());
      log.error(`The backup into ${dir} failed: ${error instanceof Error ? error.message : error}`);
    }
  };
  let looking: Promise<void> | undefined;
  const lookOnce = () => (looking ??= look().finally(() => (looking = undefined)));
  void lookOnce();
  const timer = setInterval(() => void lookOnce(), interval).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

async function isDue(folder: string, time: string, now: Date): Promise<boolean> {
  const [newest] = await scheduledBackups(folder, now);
  return !newest || newest.made.getTime() < lastDue(time, now).getTime();
}

async function backUp(
  address: DatabaseAddress,
  { dir: folder, time, kept }: BackupConfig,
  { now, log, figures }: Surroundings,
): Promise<void> {
  await withConnection(address, async (client) => {
    const { rows } = await client.query<{ locked: boolean }>(
      `select pg_try_advisory_lock(${backupLock}) as locked`,
    );
    // Another server may have made it between the look and the lock.
    if (!rows[0]?.locked || !(await isDue(folder, time, now()))) return;
    await deleteUnfinishedBackups(folder);
    const file = join(folder, backupName('portal', now()));
    const { rows: count, bytes } = await writeBackup(address, file);
    await deleteOlderBackups(folder, kept, now());
    figures?.job('backup', 'done', now());
    log.info(`Backed up ${count} rows to ${file} (${bytes} bytes)`);
  });
}
