import { sql, type SqlBool } from 'kysely';
import { maxRead } from '#shared/rules/news/readMarks';
import type { Database } from '../../db/database';
import type { View } from '../pages/view';
import { isVisibleAmong } from '../pages/visibility';

/** Old rows that one write takes along, whoever they are of. */
const maxRemoved = 200;

/** The pages that a person has opened since a time, the last first; rows of deleted ones stay. */
export async function listReadPages(
  db: Database,
  personId: string,
  since: Date,
): Promise<number[]> {
  const rows = await db
    .selectFrom('read_pages')
    .select('PageId')
    .where('UserId', '=', personId)
    .where('ReadAt', '>=', since.toISOString())
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('pages').select('Id').whereRef('Id', '=', 'PageId')),
    )
    .orderBy('ReadAt', 'desc')
    .orderBy('PageId', 'desc')
    .limit(maxRead)
    .execute();
  return rows.map(({ PageId }) => PageId);
}

/**
 * Notes those of the pages that the person may see; what was noted before gets a later time.
 * Answers whether any was not.
 */
export async function insertReadPages(
  db: Database,
  personId: string,
  pageIds: readonly number[],
  view: View,
  now: Date,
): Promise<boolean> {
  const pages = db
    .selectFrom('pages')
    .select([
      sql<string>`${personId}::uuid`.as('UserId'),
      'Id',
      sql<string>`${now}::timestamptz`.as('ReadAt'),
    ])
    .where(sql<SqlBool>`"Id" = any(${[...pageIds]}::int[])`)
    .orderBy('Id')
    .forKeyShare();
  const noted = await db
    .insertInto('read_pages')
    .columns(['UserId', 'PageId', 'ReadAt'])
    .expression(view.editor ? pages : pages.where(isVisibleAmong(view.targeting, now)))
    .onConflict((conflict) =>
      conflict
        .columns(['UserId', 'PageId'])
        .doUpdateSet({ ReadAt: ({ ref }) => ref('excluded.ReadAt') }),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .execute();
  return noted.some(({ isNew }) => isNew);
}

/** Removes what no mark needs any more, a part at a time. */
export async function removeOldReads(db: Database, before: Date): Promise<void> {
  await sql`
    delete from read_pages where ctid = any(array(
      select ctid from read_pages where "ReadAt" < ${before}
      order by "ReadAt" limit ${maxRemoved} for update skip locked))`.execute(db);
}
