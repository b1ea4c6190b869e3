import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, types, type PoolClient, type PoolConfig } from 'pg';
import type { PoolUse } from '../figures';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;

/** How to reach a PostgreSQL server; the same for the embedded engine and any other. */
export type DatabaseAddress = Pick<
  PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'
>;

/** The limits of one pool of connections. */
export interface PoolLimits {
  /** Largest number of connections. */
  connections: number;
  /** Milliseconds that making a connection may take, or waiting for a free one. */
  connect: number;
  /** Milliseconds that one statement may take. */
  statement: number;
}

/**
 * Of the limit of a statement: for how long a connection may carry nothing before it is taken for
 * broken. The database would have said before that the statement took too long.
 */
const maxSilence = 1.25;

const timestamptz = types.builtins.TIMESTAMPTZ;
const readDefault = types.getTypeParser;
/** In the form of PostgreSQL; JavaScript takes its years below 100 for other ones. */
const ofFourDigits = /^(\d{4}-\d\d-\d\d) (.*[+-]\d\d)$/;
/** Times leave the database as the wire has them: ISO 8601 in UTC with milliseconds. */
const wireTypes = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === timestamptz
      ? (value: string) => new Date(value.replace(ofFourDigits, '$1T$2:00')).toISOString()
      : readDefault(oid, format)) as typeof types.getTypeParser,
};

/** Options of every connection, so that the system notices a network that has gone. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * Opens a pool of connections; it connects when first used and recovers by itself when a lost
 * database is back. Whoever asks gets an answer or a failure within the limits, also when the
 * database has fallen silent.
 * @param onLost called about idle connections that broke
 */
export function openDatabase(
  address: DatabaseAddress,
  { connections, connect, statement }: PoolLimits,
  onLost: (error: Error) => void,
): Database {
  const pool = new Pool({
    ...address,
    ...keptAlive,
    max: connections,
    connectionTimeoutMillis: connect,
    idleTimeoutMillis: 30_000,
    statement_timeout: statement,
    lock_timeout: Math.ceil(statement / 2),
    // A server that has gone gives its locks back by then.
    idle_in_transaction_session_timeout: statement,
    // Compiling a statement takes longer than any of them; the embedded database never does. In other
    // zones than UTC moments of early years come with offsets that JavaScript cannot read.
    options: '-c jit=off -c timezone=UTC',
    types: wireTypes,
    application_name: 'portal',
  });
  pool.on('error', onLost);
  // The pool listens to idle connections only. One that breaks in use fails its query, which is
  // enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  endSilentOnes(pool, statement * maxSilence);
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  pools.set(database, pool);
  return database;
}

const pools = new WeakMap<Database, Pool>();

/** How the connections of a pool are used now. */
export function usageOf(database: Database): PoolUse {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(database) ?? {};
  return { total: totalCount, idle: idleCount, waiting: waitingCount };
}

/**
 * Breaks connections that are in use and carry nothing for so many milliseconds. A limit of pg's
 * own for queries would leave them in the pool, where the next query would wait behind the lost
 * one.
 */
function endSilentOnes(pool: Pool, milliseconds: number): void {
  pool.on('connect', (client) => {
    const socket = socketOf(client);
    socket?.on('timeout', () => socket.destroy(new Error('Connection terminated: it was silent')));
  });
  pool.on('acquire', (client) => socketOf(client)?.setTimeout(milliseconds));
  pool.on('release', (_error, client) => socketOf(client)?.setTimeout(0));
}

function socketOf(client: PoolClient): Socket | undefined {
  const stream = client instanceof Client ? client.connection.stream : undefined;
  return stream instanceof Socket ? stream : undefined;
}
