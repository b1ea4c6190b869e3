import { randomBytes } from 'node:crypto';
import type { DatabaseAddress } from '../../../src/server/db/database';
import { addressOf, runOn, type TestServer } from './testServer';

/** A migrated database of its own for one suite. */
export interface TestDatabase {
  address: DatabaseAddress;
  /** Throws every other connection out and refuses new ones, as if the database were away. */
  takeAway(): Promise<void>;
  giveBack(): Promise<void>;
  drop(): Promise<void>;
}

/** Creates a database on the server of this run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { administrator, template } = JSON.parse(
    process.env.PORTAL_TEST_SERVER ?? '',
  ) as TestServer;
  const name = `portal_test_${randomBytes(6).toString('hex')}`;
  await runOn(administrator, `create database ${name} template ${template}`);
  return {
    address: addressOf(administrator, name),
    takeAway: () =>
      runOn(
        administrator,
        `alter database ${name} allow_connections false`,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      ),
    giveBack: () => runOn(administrator, `alter database ${name} allow_connections true`),
    drop: () => runOn(administrator, `drop database ${name} with (force)`),
  };
}
