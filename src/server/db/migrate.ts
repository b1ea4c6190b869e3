import { sql } from 'kysely';
import { codeOfError } from '#shared/rules/values/records';
import type { Database } from './database';
import { DatabaseStartError, lockNotAvailable, maxLockWait } from './databaseStartError';
import { migrations, type Migration } from './migrations';

/** Any number that no other program uses for its advisory locks on this database. */
export const migrationLock = 7_216_011;

/**
 * The list of what a database has; before every migration. `"Breaks"`: servers that do not know the
 * migration must not go on with the database.
 */
export const createMigrations = `create table if not exists migrations ("Number" integer primary key,
  "Name" text not null, "AppliedAt" timestamptz not null default now());
  alter table migrations add column if not exists "Breaks" boolean not null default false`;

/**
 * Brings the database to the latest version; safe when several servers start at once. Each
 * migration commits on its own. A database of a newer server is left as it is: what it has more is
 * added beside what this one knows.
 * @throws DatabaseStartError when the newer server has said that it is not, or when another
 * server does not come to the end of its migrations
 */
export async function migrate(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql.raw(`set lock_timeout = ${maxLockWait}`).execute(connection);
    await lock(connection);
    try {
      await sql.raw(createMigrations).execute(connection);
      const done = await appliedMigrations(connection);
      if (await isBroken(connection))
        throw new DatabaseStartError(
          `The database is at version ${done}, and this server knows only ${migrations.length}. Start a newer server.`,
        );
      for (const [index, migration] of migrations.entries()) {
        if (index >= done) await apply(connection, index + 1, migration);
      }
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection);
      await sql`reset lock_timeout`.execute(connection);
    }
  });
}

async function lock(db: Database): Promise<void> {
  await sql`select pg_advisory_lock(${migrationLock})`.execute(db).catch((error: unknown) => {
    if (codeOfError(error) !== lockNotAvailable) throw error;
    throw new DatabaseStartError(
      'Another server has been changing the database, or restoring a backup, for more than ' +
        `${maxLockWait / 1_000} s. Start the portal again when that one has ended.`,
    );
  });
}

async function isBroken(db: Database): Promise<boolean> {
  const { rows } = await sql`select from migrations
    where "Breaks" and "Number" > ${migrations.length} limit 1`.execute(db);
  return rows.length > 0;
}

/** True when the database answers and has every migration of this server. */
export async function isMigrated(db: Database): Promise<boolean> {
  return (await appliedMigrations(db)) >= migrations.length;
}

async function appliedMigrations(db: Database): Promise<number> {
  const { rows } = await sql<{
    latest: number | null;
  }>`select max("Number") as latest from migrations`.execute(db);
  return rows[0]?.latest ?? 0;
}

async function apply(
  db: Database,
  number: number,
  { name, statements, breaks = false }: Migration,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql.raw(statements).execute(transaction);
    await sql`insert into migrations ("Number", "Name", "Breaks") values (${number}, ${name}, ${breaks})`.execute(
      transaction,
    );
  });
}
