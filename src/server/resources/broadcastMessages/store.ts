import { sql } from 'kysely';
import { maxListLength } from '#shared/rules/values/maxListLength';
import type { Database } from '../../db/database';
import type { BroadcastRow } from './rows';

/** The messages that have not ended, the newest first. */
export async function listUnended(db: Database, now: Date): Promise<BroadcastRow[]> {
  return db
    .selectFrom('broadcast_messages')
    .selectAll()
    .where((message) =>
      message.or([message('EndDate', 'is', null), message('EndDate', '>', now.toISOString())]),
    )
    .orderBy('Id', 'desc')
    .limit(maxListLength)
    .execute();
}

/**
 * Every message, the newest first; where there are more than a list may have, those that have ended
 * are left out first.
 */
export async function listMessages(db: Database, now: Date): Promise<BroadcastRow[]> {
  const rows = await db
    .selectFrom('broadcast_messages')
    .selectAll()
    .orderBy(sql`coalesce("EndDate" <= ${now}, false)`)
    .orderBy('Id', 'desc')
    .limit(maxListLength)
    .execute();
  return rows.sort((a, b) => b.Id - a.Id);
}

/** Ids of the messages that a person has hidden. */
export async function listHidden(db: Database, personId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('hidden_broadcast_messages')
    .select('BroadcastMessageId')
    .where('UserId', '=', personId)
    .execute();
  return rows.map(({ BroadcastMessageId }) => BroadcastMessageId);
}

/** Hides a message for a person; hiding it again, or one that was just deleted, changes nothing. */
export async function insertHidden(db: Database, personId: string, id: number): Promise<void> {
  await db
    .insertInto('hidden_broadcast_messages')
    .columns(['UserId', 'BroadcastMessageId'])
    .expression(
      db
        .selectFrom('broadcast_messages')
        .select([sql<string>`${personId}::uuid`.as('UserId'), 'Id'])
        .where('Id', '=', id)
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteHidden(db: Database, personId: string, id: number): Promise<void> {
  await db
    .deleteFrom('hidden_broadcast_messages')
    .where('UserId', '=', personId)
    .where('BroadcastMessageId', '=', id)
    .execute();
}
