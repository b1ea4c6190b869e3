import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DatabaseAddress } from '../../../src/server/db/database';
import { openDatabases } from '../../../src/server/db/databases';
import { EmbeddedEngine } from '../../../src/server/db/embedded/engine';
import { migrate } from '../../../src/server/db/migrate';
import { fillPortal, sizeOf } from '../../support/scale/fillPortal';
import { addressOf, runOn } from '../../support/servers/testServer';

/** As a server of its own would be set, on a machine with some gigabytes. */
const settings = {
  shared_buffers: '1GB',
  effective_cache_size: '8GB',
  max_wal_size: '8GB',
  work_mem: '16MB',
  max_connections: '120',
};

/** Databases with the rows of an organisation, on one server of PostgreSQL. */
export interface ScaleDatabases {
  /** DATABASE_URL of one with so many pages; filled when there is none yet. */
  provide(pages: number): Promise<string>;
  stop(): Promise<void>;
}

/**
 * On the server of BENCH_DATABASE_URL, else on one in BENCH_DATA_DIR, where both keep what was
 * filled for the next run; else on one that goes with the run.
 */
export async function startScaleDatabases(): Promise<ScaleDatabases> {
  const { BENCH_DATABASE_URL: given, BENCH_DATA_DIR: kept } = process.env;
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'portal-scale-'));
  const engine = given ? undefined : new EmbeddedEngine({ dataDir, settings });
  const administrator = engine ? await engine.start() : { connectionString: given! };
  return {
    provide: async (pages) => {
      const name = `portal_scale_${pages}`;
      const address = addressOf(administrator, name);
      if (!(await exists(administrator, name))) await create(administrator, name, pages);
      return urlOf(address);
    },
    stop: async () => {
      await engine?.stop();
      if (engine && !kept) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Filled under another name: what was broken off is not taken for whole. */
async function create(administrator: DatabaseAddress, name: string, pages: number): Promise<void> {
  const part = `${name}_part`;
  const address = addressOf(administrator, part);
  await runOn(administrator, `drop database if exists ${part}`, `create database ${part}`);
  const { upkeepDb, destroy } = openDatabases(address, 2, () => undefined);
  await migrate(upkeepDb).finally(destroy);
  const started = performance.now();
  await fillPortal(address, sizeOf(pages));
  console.log(
    `${pages} pages were written in ${((performance.now() - started) / 1_000).toFixed(0)} s`,
  );
  await runOn(administrator, `alter database ${part} rename to ${name}`);
}

async function exists(address: DatabaseAddress, name: string): Promise<boolean> {
  const client = new Client(address);
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  await client.end();
  return rowCount === 1;
}

function urlOf({ connectionString, user, password, host, port, database }: DatabaseAddress) {
  return (
    connectionString ??
    `postgres://${user}:${encodeURIComponent(String(password))}@${encodeURIComponent(String(host))}:${port}/${database}`
  );
}
