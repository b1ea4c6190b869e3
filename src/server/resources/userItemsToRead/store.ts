import { sql } from 'kysely';
import type { UserItemToRead } from '#shared/contract/people/userItemsToRead';
import type { Database } from '../../db/database';
import { isConfirmed } from '../itemsToRead/store';

/** Who asks, and what of it counts. */
export interface ReadingOf {
  personId: string;
  /** Lower-case object ids. */
  groupIds: readonly string[];
  withDrafts: boolean;
}

/** Whether anything is for the members of a group. */
export async function hasGroupItems(db: Database): Promise<boolean> {
  const link = JSON.stringify([{ Principal: 'Group' }]);
  return (
    (await db
      .selectFrom('items_to_read')
      .select('Id')
      .where(sql<boolean>`"ItemsToReadForPrincipal" @> ${link}::jsonb`)
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

/**
 * The items that a person has to read, themselves or as a member of a group, each once (READING-08,
 * READING-09): unread ones first, the nearest deadline first.
 */
export async function listItems(
  db: Database,
  { personId, groupIds, withDrafts }: ReadingOf,
): Promise<UserItemToRead[]> {
  const isFor = sql<boolean>`exists (
    select 1 from jsonb_array_elements("items_to_read"."ItemsToReadForPrincipal") as link
    where (link ->> 'Principal' = 'User' and link ->> 'PrincipalId' = ${personId})
      or (link ->> 'Principal' = 'Group' and link ->> 'PrincipalId' = any(${groupIds}::text[]))
  )`;
  let items = db
    .selectFrom('items_to_read')
    .leftJoin('read_items', (join) =>
      join
        .onRef('read_items.ItemToReadId', '=', 'items_to_read.Id')
        .on('read_items.UserId', '=', personId)
        .on(isConfirmed),
    )
    .select([
      'Guid',
      'Url',
      'Title',
      'Deadline',
      'IsDraft',
      'Modified',
      sql<boolean>`"read_items"."ReadAt" is not null`.as('HasRead'),
    ])
    .where(isFor);
  if (!withDrafts) items = items.where('IsDraft', '=', false);
  return items.orderBy('HasRead').orderBy('Deadline').orderBy('Id').execute();
}

/**
 * A second time changes nothing, unless everybody was asked again meanwhile; a server whose clock
 * is behind confirms after that all the same.
 */
export async function insertReading(
  db: Database,
  Guid: string,
  UserId: string,
  ReadAt: Date,
): Promise<void> {
  const time = sql<string>`greatest(${ReadAt}::timestamptz, "AskedAgain")`;
  await db
    .insertInto('read_items')
    .columns(['ItemToReadId', 'UserId', 'ReadAt'])
    .expression(
      db
        .selectFrom('items_to_read')
        .select(['Id', sql<string>`${UserId}::uuid`.as('UserId'), time.as('ReadAt')])
        .where('Guid', '=', Guid)
        .forKeyShare(),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['ItemToReadId', 'UserId'])
        .doUpdateSet({ ReadAt: sql`excluded."ReadAt"` })
        .where(
          sql<boolean>`read_items."ReadAt" < (select "AskedAgain" from items_to_read
            where items_to_read."Id" = read_items."ItemToReadId")`,
        ),
    )
    .execute();
}

/** Takes a reading back; without one nothing changes. */
export async function deleteReading(db: Database, guid: string, personId: string): Promise<void> {
  await db
    .deleteFrom('read_items')
    .where('UserId', '=', personId)
    .where('ItemToReadId', 'in', (of) =>
      of.selectFrom('items_to_read').select('Id').where('Guid', '=', guid),
    )
    .execute();
}
