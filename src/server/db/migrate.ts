import { sql } from 'kysely';
import type { Database } from './database';
import { migrations } from './migrations';

/** Any number that no other program uses for its advisory locks on this database. */
const migrationLock = 7_216_011;

/**
 * Brings the database to the latest version; safe when several servers start at once. Each
 * migration commits on its own.
 * @throws Error when the database is newer than this server.
 */
export async function migrate(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${migrationLock})`.execute(connection);
    try {
      await sql`create table if not exists migrations ("Number" integer primary key, "Name" text not null,
        "AppliedAt" timestamptz not null default now())`.execute(connection);
      const done = await appliedMigrations(connection);
      if (done > migrations.length)
        throw new Error(
          `The database is at version ${done}, and this server knows only ${migrations.length}. Start a newer server.`,
        );
      for (const [index, migration] of migrations.entries()) {
        if (index >= done) await apply(connection, index + 1, migration);
      }
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection);
    }
  });
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
  { name, statements }: (typeof migrations)[number],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql.raw(statements).execute(transaction);
    await sql`insert into migrations ("Number", "Name") values (${number}, ${name})`.execute(
      transaction,
    );
  });
}
