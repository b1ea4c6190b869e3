import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { productVersion } from '../../productVersion';
import type { DatabaseAddress } from '../database';
import { withConnection } from './backupConnection';
import {
  BackupError,
  formatNumber,
  productName,
  sealOf,
  type Manifest,
  type Summary,
} from './backupFile';
import { readSchema, readTables, type PortalTable } from './portalTables';

/** The size of a backup that was written. */
export interface WrittenBackup {
  tables: number;
  rows: number;
  bytes: number;
}

/**
 * Writes all that the portal keeps into one file, as it is at one moment, while servers go on. The
 * file has its name when it is whole, and only its owner can read it.
 * @throws BackupError
 */
export async function writeBackup(
  address: DatabaseAddress,
  file: string,
  signal?: AbortSignal,
): Promise<WrittenBackup> {
  const unfinished = `${file}.unfinished-${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    const summary = await withConnection(
      address,
      (client) => writeFrom(client, unfinished),
      signal,
    );
    await rename(unfinished, file);
    await keepName(dirname(file));
    const counts = Object.values(summary.rows);
    return {
      tables: counts.length,
      rows: counts.reduce((sum, count) => sum + count, 0),
      bytes: (await stat(file)).size,
    };
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function writeFrom(client: ClientBase, file: string): Promise<Summary> {
  await client.query('begin isolation level repeatable read read only');
  const schema = await readSchema(client);
  if (schema === undefined) throw new BackupError('This database holds no portal yet.');
  const summary: Summary = { rows: {}, counters: [] };
  const hash = createHash('sha256');
  const seal = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(null, sealOf(hash.digest('hex')));
    },
  });
  await pipeline(
    Readable.from(content(client, schema, summary), { objectMode: false }),
    createGzip(),
    seal,
    createWriteStream(file, { mode: 0o600, flush: true }),
  );
  await client.query('commit');
  return summary;
}

async function* content(
  client: ClientBase,
  schema: number,
  summary: Summary,
): AsyncGenerator<string | Buffer> {
  yield line(await manifestOf(client, schema));
  for (const table of await readTables(client)) {
    const { name, columns } = table;
    yield line({ table: name, columns });
    const rows = client.query(
      copyTo(`copy "${name}" (${columns.map((column) => `"${column}"`).join(', ')}) to stdout`),
    );
    yield* rows;
    yield '\\.\n';
    summary.rows[name] = rows.rowCount;
    summary.counters.push(...(await countersOf(client, table)));
  }
  yield line(summary);
}

async function manifestOf(client: ClientBase, schema: number): Promise<Manifest> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return {
    product: productName,
    format: formatNumber,
    version: productVersion(),
    schema,
    postgres: rows[0]?.server_version ?? '',
    made: new Date().toISOString(),
  };
}

/** Read after the rows: a number that is given meanwhile is left out, never given twice. */
async function countersOf(
  client: ClientBase,
  { name, columns }: PortalTable,
): Promise<Summary['counters']> {
  const { rows: sequences } = await client.query<{ column: string; sequence: string }>(
    `select * from (
       select "column", pg_get_serial_sequence($1, "column") as sequence
       from unnest($2::text[]) as "column") as counted
     where sequence is not null`,
    [`"${name}"`, columns],
  );
  const counters: Summary['counters'] = [];
  for (const { column, sequence } of sequences) {
    const { rows } = await client.query<{ value: string; isUsed: boolean }>(
      `select last_value::text as value, is_called as "isUsed" from ${sequence}`,
    );
    counters.push(...rows.map((row) => ({ table: name, column, ...row })));
  }
  return counters;
}

function line(value: Manifest | Summary | { table: string; columns: string[] }): string {
  return `${JSON.stringify(value)}\n`;
}

/** A new name is durable when its folder is. */
async function keepName(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
