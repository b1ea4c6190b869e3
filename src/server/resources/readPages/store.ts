import { sql } from 'kysely';
import { maxRead } from '#shared/rules/news/readMarks';
import type { Database } from '../../db/database';

/** Old rows that one write takes along, whoever they are of. */
const maxRemoved = 200;

/** The pages that a person has opened since a time, the last first. */
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
    .orderBy('ReadAt', 'desc')
    .orderBy('PageId', 'desc')
    .limit(maxRead)
    .execute();
  return rows.map(({ PageId }) => PageId);
}

/** Notes those of the pages that exist; what was noted before stays as it is. */
export async function insertReadPages(
  db: Database,
  personId: string,
  pageIds: readonly number[],
  now: Date,
): Promise<void> {
  await sql`
    insert into read_pages ("UserId", "PageId", "ReadAt")
    select ${personId}::uuid, "Id", ${now}::timestamptz from pages
    where "Id" = any(${[...pageIds]}::int[])
    on conflict ("UserId", "PageId") do update set "ReadAt" = excluded."ReadAt"`.execute(db);
}

/** Removes what no mark needs any more, a part at a time. */
export async function removeOldReads(db: Database, before: Date): Promise<void> {
  await sql`
    delete from read_pages where ctid = any(array(
      select ctid from read_pages where "ReadAt" < ${before}
      order by "ReadAt" limit ${maxRemoved} for update skip locked))`.execute(db);
}
