import { sql, type Selectable, type Updateable } from 'kysely';
import type { Database } from '../../db/database';
import type { NotificationTable } from '../../db/tables';

export type NotificationRow = Selectable<NotificationTable>;
export type NotificationSource = NotificationTable['Source'];

/** How long a notification belongs to a server that says nothing more; the clocks of servers differ. */
const leaseEnd = sql<string>`clock_timestamp() + interval '2 minutes'`;

/**
 * Notes that the readers are to be notified; while that has not happened, asking again changes
 * nothing. Must run in the transaction of the change.
 */
export async function insertNotification(
  db: Database,
  Source: NotificationSource,
  SourceId: number,
  now: Date,
): Promise<void> {
  await db
    .insertInto('notifications')
    .values({ Source, SourceId, Created: now, NextAttempt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The unfinished notification of something: it waits for its time, or is being sent. */
export async function findUnfinished(
  db: Database,
  source: NotificationSource,
  sourceId: number,
): Promise<Pick<NotificationRow, 'Id'> | undefined> {
  return db
    .selectFrom('notifications')
    .select('Id')
    .where('Source', '=', source)
    .where('SourceId', '=', sourceId)
    .where('Finished', 'is', null)
    .executeTakeFirst();
}

/**
 * Deletes the unfinished notification of something; answers whether there was one. Who is sending it
 * stops.
 */
export async function deleteNotification(
  db: Database,
  source: NotificationSource,
  sourceId: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('Source', '=', source)
    .where('SourceId', '=', sourceId)
    .where('Finished', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Takes the oldest notification whose content readers can see now and that no other server has; it
 * is this server's until the lease ends.
 */
export async function claimNotification(
  db: Database,
  now: Date,
): Promise<NotificationRow | undefined> {
  const { rows } = await sql<NotificationRow>`
    update notifications set "LeasedUntil" = ${leaseEnd} where "Id" = (
      select "Id" from notifications as waiting
      where "Finished" is null and "NextAttempt" <= ${now}
        and coalesce("LeasedUntil", '-infinity') <= clock_timestamp() and (
        "Source" = 'page' and exists (
          select from pages where pages."Id" = waiting."SourceId" and "PublishingDate" <= ${now} and
            coalesce("ArchiveDate", 'infinity') > ${now})
        or "Source" = 'broadcastMessage' and exists (
          select from broadcast_messages as message where message."Id" = waiting."SourceId" and
            "AppTileIds" = '{}' and
            coalesce("StartDate", '-infinity') <= ${now} and coalesce("EndDate", 'infinity') > ${now}))
      order by "Id" limit 1 for update skip locked)
    returning *`.execute(db);
  return rows[0];
}

/** When the next notification can be sent, if no change comes before. */
export async function nextNotification(db: Database, now: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ due: string | null }>`
    select min(greatest("NextAttempt", "LeasedUntil", "PublishingDate", "StartDate")) as due
    from notifications as waiting
    left join pages on "Source" = 'page' and pages."Id" = "SourceId"
    left join broadcast_messages as message on "Source" = 'broadcastMessage' and message."Id" = "SourceId"
      and "AppTileIds" = '{}'
    where "Finished" is null and ("PublishingDate" is not null or message."Id" is not null) and
      coalesce("ArchiveDate", "EndDate", 'infinity') > ${now}`.execute(db);
  return rows[0]?.due ? new Date(rows[0].due) : undefined;
}

/** Ids of people who have not refused notifications, in their order, after one of them. */
export async function listPeople(db: Database, after: string, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('Id')
    .where('Id', '>', after)
    .where(sql<boolean>`"WantsNotifications" is distinct from false`)
    .orderBy('Id')
    .limit(max)
    .execute();
  return rows.map(({ Id }) => Id);
}

/** Notes how far a notification has come, and keeps it for this server. */
export async function noteReached(
  db: Database,
  id: number,
  { ReachedUntil, Sent }: Pick<NotificationRow, 'ReachedUntil' | 'Sent'>,
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ ReachedUntil, Sent, Attempts: 0, LeasedUntil: leaseEnd })
    .where('Id', '=', id)
    .execute();
}

/** Changes a notification. */
export async function updateNotification(
  db: Database,
  id: number,
  changes: Updateable<NotificationTable>,
): Promise<void> {
  await db.updateTable('notifications').set(changes).where('Id', '=', id).execute();
}

/** Ends a notification. */
export async function finishNotification(db: Database, id: number, now: Date): Promise<void> {
  await updateNotification(db, id, { Finished: now, LeasedUntil: null });
}
