import { sql } from 'kysely';
import type { ItemToRead } from '#shared/contract/pages/itemsToRead';
import { maxListLength } from '#shared/rules/values/maxListLength';
import type { Database } from '../../db/database';

/**
 * The items as editors see them, up to the longest list: the nearest deadline first, those without
 * one, then those that are over, the latest of them first.
 */
export async function listItems(db: Database, now: Date): Promise<ItemToRead[]> {
  const isOver = sql`coalesce("Deadline" < ${now}, false)`;
  return db
    .selectFrom('items_to_read')
    .selectAll()
    .orderBy(isOver)
    .orderBy(sql`case when ${isOver} then null else "Deadline" end`)
    .orderBy('Deadline', 'desc')
    .orderBy('Id')
    .limit(maxListLength)
    .execute();
}

/**
 * That somebody who has read an item did so since everybody was last asked to; the two tables are
 * joined.
 */
export const isConfirmed = sql<boolean>`"read_items"."ReadAt" >= coalesce("items_to_read"."AskedAgain", '-infinity')`;

/**
 * The moment of asking again: after every confirmation and asking that there is, whatever the clock
 * of the server that stored it says.
 */
export function laterThanReadings(itemId: number, now: Date) {
  return sql<string>`greatest(
    ${now}::timestamptz,
    "AskedAgain" + interval '1 millisecond',
    (select max("ReadAt") + interval '1 millisecond' from read_items where "ItemToReadId" = ${itemId})
  )`;
}

/** When each of the people who have read an item did; ISO 8601 by lower-case object id. */
export async function readingTimes(db: Database, itemId: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('read_items')
    .innerJoin('items_to_read', 'items_to_read.Id', 'read_items.ItemToReadId')
    .select(['UserId', 'ReadAt'])
    .where('ItemToReadId', '=', itemId)
    .where(isConfirmed)
    .execute();
  return new Map(rows.map(({ UserId, ReadAt }) => [UserId, ReadAt]));
}
