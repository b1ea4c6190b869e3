import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DatabaseAddress } from '../../src/server/db/database';
import { EmbeddedEngine } from '../../src/server/db/embedded/engine';
import { DataDirInUseError } from '../../src/server/db/embedded/ownership';

/** An empty database of its own for one suite. */
export interface TestDatabase {
  address: DatabaseAddress;
  /** Throws every other connection out and refuses new ones, as if the database were away. */
  takeAway(): Promise<void>;
  giveBack(): Promise<void>;
  drop(): Promise<void>;
}

interface Server {
  addressOf(database: string): Promise<DatabaseAddress>;
  stop(): Promise<void>;
}

let server: Promise<Server> | undefined;
let users = 0;

/** Creates a database on the server of TEST_DATABASE_URL, else on an embedded one that stops with its last database. */
export async function createTestDatabase(): Promise<TestDatabase> {
  users += 1;
  server ??= process.env.TEST_DATABASE_URL ? Promise.resolve(givenServer(process.env.TEST_DATABASE_URL)) : embeddedServer(Number(process.env.JEST_WORKER_ID ?? 1));
  const { addressOf, stop } = await server;
  const name = `portal_test_${randomBytes(6).toString('hex')}`;
  const administrator = await addressOf('postgres');
  await run(administrator, `create database ${name}`);
  return {
    address: await addressOf(name),
    takeAway: () => run(administrator, `alter database ${name} allow_connections false`, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`),
    giveBack: () => run(administrator, `alter database ${name} allow_connections true`),
    drop: async () => {
      await run(administrator, `drop database ${name} with (force)`);
      if (--users > 0) return;
      server = undefined;
      await stop();
    },
  };
}

function givenServer(address: string): Server {
  const addressOf = async (database: string) => {
    const url = new URL(address);
    url.pathname = `/${database}`;
    return { connectionString: url.href };
  };
  return { addressOf, stop: async () => undefined };
}

/** Nothing that tests store must outlive a power cut: they do not wait for the disk. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Suites that run at the same time take the next free directory. */
async function embeddedServer(number: number): Promise<Server> {
  const engine = new EmbeddedEngine({ dataDir: join(__dirname, '..', '..', '.cache', 'test-postgres', String(number)), settings });
  try {
    await engine.start();
    return { addressOf: (database) => engine.addressOf(database), stop: () => engine.stop() };
  } catch (error) {
    if (error instanceof DataDirInUseError) return embeddedServer(number + 10);
    throw error;
  }
}

async function run(address: DatabaseAddress, ...statements: string[]): Promise<void> {
  const client = new Client(address);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
