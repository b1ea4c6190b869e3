import { existsSync } from 'node:fs';
import { readFile, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries, postgresMajor, type Binaries } from '../embedded/binaries';
import { DataDirError } from '../embedded/dataDirError';
import { EmbeddedEngine } from '../embedded/engine';
import { backupName } from './backupFolder';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';

/** Where Debian and Red Hat put the programs of each major version. */
const usualPlaces = (major: number) => [
  `/usr/lib/postgresql/${major}/bin`,
  `/usr/pgsql-${major}/bin`,
];
const beingMade = 'postgres.upgrade';
const made = 'postgres.upgraded';

/**
 * Brings an embedded database that an older PostgreSQL has written to the one of this portal: the
 * older programs start it, all of it is backed up into `backups`, and restored to a new database.
 * The old files stay beside it. A take-over that is cut off begins again, or is finished, at the next
 * start.
 * @throws DataDirError where that cannot be done
 */
export async function takeOverOlder(
  dataDir: string,
  previousPostgres: string,
  notify: (message: string) => void,
): Promise<void> {
  await finish(dataDir);
  const found = await majorOf(join(dataDir, 'postgres'));
  if (found === undefined || found === postgresMajor()) return;
  if (found > postgresMajor())
    throw new DataDirError(
      `The database in ${dataDir} was written by PostgreSQL ${found}, and this portal has ` +
        `${postgresMajor()}. Start a newer portal, or set DATA_DIR to another folder.`,
    );
  const binaries = await olderBinaries(found, previousPostgres);
  if (!binaries)
    throw new DataDirError(
      `The database in ${dataDir} was written by PostgreSQL ${found}, and this portal has ` +
        `${postgresMajor()}. Install PostgreSQL ${found} and set PREVIOUS_POSTGRES to the folder of its ` +
        'programs, or restore a backup to an empty DATA_DIR with "npm run restore".',
    );
  notify(`Taking over the database of PostgreSQL ${found}`);
  const file = await backUp(dataDir, binaries);
  notify(`It was backed up to ${file}`);
  await remake(dataDir, file);
  await finish(dataDir);
}

async function majorOf(clusterDir: string): Promise<number | undefined> {
  const text = await readFile(join(clusterDir, 'PG_VERSION'), 'utf8').catch(() => '');
  return Number.parseInt(text, 10) || undefined;
}

async function olderBinaries(major: number, given: string): Promise<Binaries | undefined> {
  const folders = given ? [given] : usualPlaces(major);
  const folder = folders.find((path) => existsSync(join(path, 'postgres')));
  return folder === undefined
    ? undefined
    : { initdb: join(folder, 'initdb'), postgres: join(await realpath(folder), 'postgres'), major };
}

async function backUp(dataDir: string, binaries: Binaries): Promise<string> {
  const engine = new EmbeddedEngine({ dataDir, binaries });
  const file = join(
    dataDir,
    'backups',
    backupName(`before-upgrade-of-postgresql-${binaries.major}`, new Date()),
  );
  try {
    await writeBackup(await engine.start(), file);
    return file;
  } finally {
    await engine.stop();
  }
}

async function remake(dataDir: string, file: string): Promise<void> {
  const folder = join(dataDir, beingMade);
  await rm(folder, { recursive: true, force: true });
  const engine = new EmbeddedEngine({ dataDir: folder, binaries: findBinaries() });
  try {
    await restoreBackup(await engine.start(), file, false);
  } finally {
    await engine.stop();
  }
  // From here on the new database is the one.
  await rename(folder, join(dataDir, made));
}

/** Puts a new database that is whole in the place of the old one. */
async function finish(dataDir: string): Promise<void> {
  const fresh = join(dataDir, made, 'postgres');
  if (!existsSync(fresh)) {
    if (existsSync(join(dataDir, made))) await rm(join(dataDir, made), { recursive: true });
    return;
  }
  const place = join(dataDir, 'postgres');
  if (existsSync(place)) await rename(place, await asideOf(dataDir, place));
  await rename(fresh, place);
  await rm(join(dataDir, made), { recursive: true });
}

async function asideOf(dataDir: string, clusterDir: string): Promise<string> {
  const { mtime } = await stat(clusterDir);
  const name = `postgres.${await majorOf(clusterDir)}-${mtime.toISOString().slice(0, 10)}`;
  const taken = await readdir(dataDir);
  return join(dataDir, taken.includes(name) ? `${name}-${taken.length}` : name);
}
