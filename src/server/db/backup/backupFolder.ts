import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseAddress } from '../database';
import { maxLockWait } from '../databaseStartError';
import { migrations } from '../migrations';
import { withConnection } from './backupConnection';
import { holdsContent, readSchema } from './portalTables';
import { writeBackup, type WrittenBackup } from './writeBackup';

const nightly = 'portal';
/** Before a newer portal, and before a newer PostgreSQL. */
const beforeUpgrade = 'before-upgrade-of-(?:postgresql-)?\\d+';
const nightlyUnfinished = /^portal-[\dTZ-]+\.backup\.unfinished-\d+$/;

/** The name of a backup says when it was made; names of files take no colons. */
export function backupName(kind: string, time: Date): string {
  return `${kind}-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
}

interface FoundBackup {
  file: string;
  made: Date;
}

/**
 * The backups that were made by schedule, the newest first. One of a later time was made while the
 * clock was wrong: it says nothing of when the next one is due.
 */
export async function scheduledBackups(folder: string, now: Date): Promise<FoundBackup[]> {
  return backupsOf(nightly, folder, now);
}

async function backupsOf(kind: string, folder: string, now: Date): Promise<FoundBackup[]> {
  const named = new RegExp(`^${kind}-(\\d{4}-\\d\\d-\\d\\d)T(\\d\\d)-(\\d\\d)-(\\d\\d)Z\\.backup$`);
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => {
      const [, day, hour, minute, second] = named.exec(name) ?? [];
      return day
        ? [{ file: join(folder, name), made: new Date(`${day}T${hour}:${minute}:${second}Z`) }]
        : [];
    })
    .filter(({ made }) => made <= now)
    .sort((a, b) => b.made.getTime() - a.made.getTime());
}

/** Deletes all but the newest, and those of upgrades before them; files of other names stay. */
export async function deleteOlderBackups(folder: string, kept: number, now: Date): Promise<void> {
  const scheduled = await scheduledBackups(folder, now);
  const oldest = scheduled[kept - 1];
  const ofUpgrades = oldest ? await backupsOf(beforeUpgrade, folder, oldest.made) : [];
  for (const { file } of [...scheduled.slice(kept), ...ofUpgrades]) await rm(file);
}

/** Deletes parts of backups whose server ended while it made them; nobody must be making one now. */
export async function deleteUnfinishedBackups(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => nightlyUnfinished.test(each)))
    await rm(join(folder, name), { force: true });
}

/**
 * Backs a database up that this server is about to change. Answers the file; nothing where there is
 * nothing to lose.
 */
export async function backUpBeforeUpgrade(
  address: DatabaseAddress,
  folder: string,
  now: Date,
): Promise<{ file: string; written: WrittenBackup } | undefined> {
  const schema = await schemaWithContent(address);
  if (schema === undefined || schema >= migrations.length) return undefined;
  const file = join(folder, backupName(`before-upgrade-of-${schema}`, now));
  return { file, written: await writeBackup(address, file) };
}

/** Nothing for a database without content. */
async function schemaWithContent(address: DatabaseAddress): Promise<number | undefined> {
  return withConnection(address, async (client) => {
    await client.query(`set lock_timeout = ${maxLockWait}`);
    const schema = await readSchema(client);
    return schema !== undefined && (await holdsContent(client)) ? schema : undefined;
  });
}
