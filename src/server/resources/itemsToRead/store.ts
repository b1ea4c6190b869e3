import type { Database } from '../../db/database';

/** When each of the people who have read an item did; ISO 8601 by lower-case object id. */
export async function readingTimes(db: Database, itemId: number): Promise<Map<string, string>> {
  const rows = await db.selectFrom('read_items').select(['UserId', 'ReadAt']).where('ItemToReadId', '=', itemId).execute();
  return new Map(rows.map(({ UserId, ReadAt }) => [UserId, ReadAt]));
}
