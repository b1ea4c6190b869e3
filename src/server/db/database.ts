import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;

/** How to reach a PostgreSQL server; the same for the embedded engine and any other. */
export type DatabaseAddress = Pick<
  PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'
>;

const timestamptz = types.builtins.TIMESTAMPTZ;
const readDefault = types.getTypeParser;
/** Times leave the database as the wire has them: ISO 8601 in UTC with milliseconds. */
const wireTypes = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === timestamptz
      ? (value: string) => new Date(value).toISOString()
      : readDefault(oid, format)) as typeof types.getTypeParser,
};

/**
 * Opens a pool of connections; it connects when first used and recovers by itself when a lost
 * database is back.
 * @param connections largest number of connections
 * @param onLost told about idle connections that broke
 */
export function openDatabase(
  address: DatabaseAddress,
  connections: number,
  onLost: (error: Error) => void,
): Database {
  const pool = new Pool({
    ...address,
    max: connections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    types: wireTypes,
    application_name: 'portal',
  });
  pool.on('error', onLost);
  // The pool listens to idle connections only. One that breaks in use fails its query, which is
  // enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
