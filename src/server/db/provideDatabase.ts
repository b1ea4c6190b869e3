import { statfsSync } from 'node:fs';
import type { DatabaseConfig } from '../config';
import { takeOverOlder } from './backup/takeOver';
import type { DatabaseAddress } from './database';
import { explainDataDir } from './embedded/dataDirError';
import { DataDirInUseError } from './embedded/ownership';
import { EmbeddedEngine } from './embedded/engine';
import { inTime } from './inTime';

/** Milliseconds that a database may take to end again which could not be used. */
const stopTimeout = 2_000;

/** The database that the configuration asks for. */
export interface ProvidedDatabase {
  address: DatabaseAddress;
  /** How much room is left for the files of an own one. */
  freeBytes?: () => number;
  /** Stops it, when it is this server's own. */
  stop: () => Promise<void>;
}

/** The database at DATABASE_URL, else the embedded one, started; one of an older version is taken over. */
export async function provideDatabase(
  config: DatabaseConfig,
  onTrouble: (message: string, error?: unknown) => void,
): Promise<ProvidedDatabase> {
  if (config.databaseUrl)
    return { address: { connectionString: config.databaseUrl }, stop: async () => undefined };
  const explain = (error: unknown) => explainDataDir(config.dataDir, error);
  await takeOverOlder(config.dataDir, config.previousPostgres, onTrouble).catch(explain);
  const engine = new EmbeddedEngine({ dataDir: config.dataDir, onTrouble });
  const address = await engine.start().catch(async (error: unknown) => {
    // One that does not answer may not end either.
    if (!(error instanceof DataDirInUseError))
      await inTime(engine.stop(), stopTimeout).catch(() => undefined);
    return explain(error);
  });
  return { address, freeBytes: () => freeBytesOf(config.dataDir), stop: () => engine.stop() };
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
