/**
 * `backup FILE` and `restore FILE [--overwrite]` as a process, for the database of the environment:
 * the one of DATABASE_URL, or the embedded one of DATA_DIR, which need not run. SIGINT and SIGTERM
 * end it as a failure does: what it has started is stopped, and no part of a file stays.
 */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, readDatabaseConfig, type DatabaseConfig } from '../../config';
import type { DatabaseAddress } from '../database';
import { DatabaseStartError, explainDatabase } from '../databaseStartError';
import { DataDirError } from '../embedded/dataDirError';
import { EmbeddedEngine } from '../embedded/engine';
import { DataDirInUseError } from '../embedded/ownership';
import { provideDatabase } from '../provideDatabase';
import { InterruptedError } from './backupConnection';
import { BackupError, checkWhole } from './backupFile';
import { explainFile } from './explainFile';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';

const expected = [ConfigError, BackupError, DatabaseStartError, DataDirError, DataDirInUseError];

const interruption = new AbortController();
const { signal } = interruption;
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => interruption.abort());

async function main([command, ...words]: string[]): Promise<void> {
  const file = words.find((word) => !word.startsWith('--'));
  const flags = words.filter((word) => word.startsWith('--'));
  if (!file || words.length > flags.length + 1) throw new BackupError(usage(command));
  const config = readDatabaseConfig(process.env);
  if (command === 'restore' && flags.every((flag) => flag === '--overwrite'))
    await restore(config, file, flags.length > 0);
  else if (command === 'backup' && flags.length === 0) await backUp(config, file);
  else throw new BackupError(usage(command));
}

function usage(command: string | undefined): string {
  return command === 'restore'
    ? 'Say which backup to restore: npm run restore -- FILE [--overwrite]'
    : 'Say where the backup goes: npm run backup -- FILE';
}

async function backUp(config: DatabaseConfig, file: string): Promise<void> {
  const known = await stat(file).catch(() => undefined);
  if (known?.isDirectory()) throw new BackupError(`${file} is a folder. Name a file in it.`);
  const { address, stop } = await reach(config);
  try {
    const { tables, rows, bytes } = await writeBackup(address, file, signal)
      .catch(explainInterruption('no backup was made'))
      .catch(explainFile(file))
      .catch(explainDatabase(address));
    console.log(`Backed up ${rows} rows of ${tables} tables to ${file} (${bytes} bytes).`);
  } finally {
    await stop();
  }
}

async function restore(config: DatabaseConfig, file: string, mayOverwrite: boolean): Promise<void> {
  // No database is made for a file that cannot be restored.
  await checkWhole(file).catch(explainFile(file));
  const { address, stop } = await provideDatabase(config, (message) => console.error(message));
  try {
    const { manifest, rows } = await restoreBackup(address, file, mayOverwrite, signal)
      .catch(explainInterruption('nothing was restored, and the database holds what it held'))
      .catch(explainFile(file))
      .catch(explainDatabase(address));
    console.log(
      `Restored ${rows} rows from ${file}, made on ${manifest.made} by the portal ${manifest.version}.`,
    );
  } finally {
    await stop();
  }
}

/** Says what became of work that a signal ended; what fails after it has other reasons. */
function explainInterruption(outcome: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof InterruptedError ? new BackupError(`Interrupted: ${outcome}.`) : error;
  };
}

/** The database, of a running server or of none; only one that was started here is stopped. */
async function reach(
  config: DatabaseConfig,
): Promise<{ address: DatabaseAddress; stop: () => Promise<void> }> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres')))
    throw new BackupError(`There is no database in ${config.dataDir}. Set DATA_DIR to its folder.`);
  try {
    return await provideDatabase(config, (message) => console.error(message));
  } catch (error) {
    if (!(error instanceof DataDirInUseError)) throw error;
    const address = await EmbeddedEngine.runningIn(config.dataDir);
    return { address, stop: async () => undefined };
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected = expected.some((kind) => error instanceof kind);
  console.error(isExpected && error instanceof Error ? error.message : error);
  process.exit(1);
});
