import type { DatabaseConfig } from '../config';
import { takeOverOlder } from './backup/takeOver';
import type { DatabaseAddress } from './database';
import { EmbeddedEngine } from './embedded/engine';

/** The database that the configuration asks for. */
export interface ProvidedDatabase {
  address: DatabaseAddress;
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
  await takeOverOlder(config.dataDir, config.previousPostgres, onTrouble);
  const engine = new EmbeddedEngine({ dataDir: config.dataDir, onTrouble });
  const address = await engine.start();
  return { address, stop: () => engine.stop() };
}
