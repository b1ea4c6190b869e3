import { sql, type Selectable } from 'kysely';
import type { RetentionRun } from '#shared/contract/people/retention';
import { keysOf } from '#shared/rules/values/records';
import type { RetentionKind } from '#shared/rules/retention';
import type { Announcement } from '../../db/announcement';
import type { Database } from '../../db/database';
import type { RetentionRunTable } from '../../db/tables';

export type RunRow = Selectable<RetentionRunTable>;

/** Nights whose runs can be looked up. */
const maxRuns = 400;

/** Notes that a run is due for a night, once; one of a later time was noted by a wrong clock. */
export async function noteDue(db: Database, due: Date, now: Date): Promise<void> {
  const noted = await db
    .selectFrom('retention_runs')
    .select('Id')
    .where('Due', '>=', due.toISOString())
    .where('Due', '<=', now.toISOString())
    .limit(1)
    .executeTakeFirst();
  if (noted) return;
  await db
    .insertInto('retention_runs')
    .values({ Due: due })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Notes that an administrator wants a run now; nothing while there is one that has not ended. */
export async function noteAsked(db: Database, now: Date): Promise<RunRow | undefined> {
  await sql`lock table retention_runs in share row exclusive mode`.execute(db);
  const running = await db
    .selectFrom('retention_runs')
    .select('Id')
    .where('Finished', 'is', null)
    .executeTakeFirst();
  if (running) return undefined;
  return db
    .insertInto('retention_runs')
    .values({ Due: now, IsAsked: true })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Takes the oldest run that has not ended, unless a server is at one; it is this server's until the
 * lease ends. One that was interrupted goes on.
 */
export async function claimRun(db: Database, now: Date, lease: Date): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    update retention_runs set "LeasedUntil" = ${lease}, "Started" = coalesce("Started", ${now})
    where "Id" = (
      select "Id" from retention_runs
      where "Finished" is null and not exists (
        select from retention_runs where "Finished" is null and "LeasedUntil" > ${now})
      order by "Id" limit 1 for update skip locked)
    returning *`.execute(db);
  return rows[0];
}

/** Stores the progress of a run; answers false where another server has taken it over meanwhile. */
export async function noteRun(
  db: Database,
  { Id, LeasedUntil, Removed, Failed }: RunRow,
  changes: { LeasedUntil: Date | null; Finished?: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('retention_runs')
    .set({ ...changes, Removed: JSON.stringify(Removed), Failed })
    .where('Id', '=', Id)
    .where('LeasedUntil', '=', LeasedUntil)
    .returning('Id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function listRuns(db: Database, amount: number): Promise<RetentionRun[]> {
  const rows = await db
    .selectFrom('retention_runs')
    .selectAll()
    .orderBy('Id', 'desc')
    .limit(amount)
    .execute();
  return rows.map(runOf);
}

export function runOf({ Removed, ...row }: RunRow): RetentionRun {
  const kinds = keysOf(Removed as Record<RetentionKind, number>);
  return { ...row, Removed: kinds.map((Kind) => ({ Kind, Count: Removed[Kind] ?? 0 })) };
}

/** Open pages of administrators show that a run began or ended. */
export function changeOfRun(Id: number, Change: 'created' | 'updated'): Announcement {
  return { ComponentId: 'retention', Data: { Change, Id }, audience: { roles: ['Admin'] } };
}

export async function deleteOldRuns(db: Database): Promise<void> {
  await sql`
    delete from retention_runs where "Id" <= (
      select "Id" from retention_runs order by "Id" desc offset ${maxRuns} limit 1)`.execute(db);
}
