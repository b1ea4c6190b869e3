import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { DatabaseAddress } from '../database';
import { openDatabases } from '../databases';
import { createMigrations, migrate, migrationLock } from '../migrate';
import { migrations } from '../migrations';
import { withConnection } from './backupConnection';
import { BackupError, type Manifest, type Summary, type TableHeader } from './backupFile';
import { functionNames, holdsContent, readTables, tableNames } from './portalTables';
import { readBackup } from './readBackup';

/**
 * Puts a backup in the place of what a database holds, in one transaction: all of it, or nothing.
 * Then the database has the schema of this portal, also where the backup is of an older one.
 * @param mayOverwrite whether content that is there may go
 * @param signal ends it, as long as nothing has changed
 * @throws BackupError
 */
export async function restoreBackup(
  address: DatabaseAddress,
  file: string,
  mayOverwrite: boolean,
  signal?: AbortSignal,
): Promise<{ manifest: Manifest; rows: number }> {
  const restored = await withConnection(
    address,
    async (client, keepOn) => {
      await client.query('begin');
      const restore = new Restore(client, file, mayOverwrite);
      await readBackup(file, restore);
      keepOn();
      await client.query('commit');
      return { manifest: restore.manifest!, rows: restore.rows };
    },
    signal,
  );
  await withConnection(address, (client) => client.query('analyze'));
  const { upkeepDb, destroy } = openDatabases(address, 1, () => undefined);
  await migrate(upkeepDb).finally(destroy);
  return restored;
}

class Restore {
  manifest: Manifest | undefined;
  readonly #counts = new Map<string, number>();

  constructor(
    private readonly client: ClientBase,
    private readonly file: string,
    private readonly mayOverwrite: boolean,
  ) {}

  get rows(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  async begin(manifest: Manifest): Promise<void> {
    if (manifest.schema > migrations.length)
      throw new BackupError(
        `${this.file} was made by the newer portal ${manifest.version}. ` +
          'Restore it with that version or a newer one.',
      );
    this.manifest = manifest;
    await this.client.query(`select pg_advisory_xact_lock(${migrationLock})`);
    await this.#refuseInUse();
    if (!this.mayOverwrite && (await holdsContent(this.client)))
      throw new BackupError(
        'The database is not empty, and nothing was changed. ' +
          'Add "--overwrite" to put the backup in the place of what is there, or restore to an empty one.',
      );
    await this.#makeTables(manifest.schema);
  }

  async table({ table, columns }: TableHeader, rows: AsyncIterable<Buffer>): Promise<void> {
    if (!tableNames.includes(table))
      throw new BackupError(`${this.file} has a table "${table}" that this portal does not know.`);
    const names = columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');
    const target = this.client.query(copyFrom(`copy "${table}" (${names}) from stdin`));
    await pipeline(Readable.from(rows, { objectMode: false }), target);
    this.#counts.set(table, target.rowCount);
  }

  async end({ rows, counters }: Summary): Promise<void> {
    for (const [table, count] of Object.entries(rows))
      if (this.#counts.get(table) !== count)
        throw new BackupError(
          `${this.file} is not whole: of ${count} rows of "${table}" it has ${this.#counts.get(table) ?? 0}.`,
        );
    for (const { table, column, value, isUsed } of counters)
      await this.client.query('select setval(pg_get_serial_sequence($1, $2), $3, $4)', [
        `"${table}"`,
        column,
        value,
        isUsed,
      ]);
    for (const { name } of await readTables(this.client))
      await this.client.query(`alter table "${name}" enable trigger user`);
  }

  /** A server would go on with what it remembers of content that is gone. */
  async #refuseInUse(): Promise<void> {
    const { rows } = await this.client.query<{ servers: number }>(
      `select count(*)::integer as servers from pg_stat_activity
       where datname = current_database() and application_name in ('portal', 'portal-changes')`,
    );
    if ((rows[0]?.servers ?? 0) > 0)
      throw new BackupError(
        'A portal uses this database, and nothing was changed. Stop every server of it first.',
      );
  }

  /** As they were when the backup was made; what their migrations put into them is in it too. */
  async #makeTables(schema: number): Promise<void> {
    const there = await readTables(this.client);
    const names = there.map(({ name }) => `"${name}"`).join(', ');
    if (names) await this.client.query(`drop table ${names} cascade`);
    for (const name of functionNames)
      await this.client.query(`drop function if exists "${name}" cascade`);
    await this.client.query(createMigrations);
    for (const { statements } of migrations.slice(0, schema)) await this.client.query(statements);
    for (const { name } of await readTables(this.client)) {
      await this.client.query(`truncate "${name}" cascade`);
      await this.client.query(`alter table "${name}" disable trigger user`);
    }
  }
}
