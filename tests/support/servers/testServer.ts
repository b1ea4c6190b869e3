import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DatabaseAddress } from '../../../src/server/db/database';
import { openDatabases } from '../../../src/server/db/databases';
import { EmbeddedEngine } from '../../../src/server/db/embedded/engine';
import { DataDirInUseError } from '../../../src/server/db/embedded/ownership';
import { migrate } from '../../../src/server/db/migrate';
import { projectRoot } from '../projectRoot';

/** The PostgreSQL server of a run, and what its databases begin with. */
export interface TestServer {
  /** Of the server's own database, with which others are made. */
  administrator: DatabaseAddress;
  /** Name of a migrated, empty database; each suite works on a copy. */
  template: string;
}

/** Nothing that tests store must outlive a power cut: they do not wait for the disk. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** The server of TEST_DATABASE_URL, else an embedded one for as long as the run. */
export async function startTestServer(): Promise<TestServer & { stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  const engine = given ? undefined : await embeddedServer(1);
  const administrator = engine ? await engine.addressOf('postgres') : { connectionString: given! };
  const template = `portal_template_${randomBytes(6).toString('hex')}`;
  await runOn(administrator, `create database ${template}`);
  const { upkeepDb, destroy } = openDatabases(
    addressOf(administrator, template),
    1,
    () => undefined,
  );
  await migrate(upkeepDb).finally(destroy);
  const stop = async () => {
    await runOn(administrator, `drop database ${template} with (force)`);
    await engine?.stop();
  };
  return { administrator, template, stop };
}

/** The address of another database of the same server. */
export function addressOf(administrator: DatabaseAddress, database: string): DatabaseAddress {
  if (!administrator.connectionString) return { ...administrator, database };
  const url = new URL(administrator.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

export async function runOn(address: DatabaseAddress, ...statements: string[]): Promise<void> {
  const client = new Client(address);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Runs at the same time take the next free directory. */
async function embeddedServer(number: number): Promise<EmbeddedEngine> {
  const engine = new EmbeddedEngine({
    dataDir: join(projectRoot, '.cache', 'test-postgres', String(number)),
    settings,
  });
  try {
    await engine.start();
    return engine;
  } catch (error) {
    if (error instanceof DataDirInUseError) return embeddedServer(number + 1);
    throw error;
  }
}
