import { sql } from 'kysely';
import type { TrashedPage } from '#shared/contract/pages/pageCenter';
import type { Database } from '../../db/database';

/** A deleted page, without what follows from the settings. */
type Trashed = Omit<TrashedPage, 'KeptUntil' | 'DeletedByUser'> & {
  UpnId: string;
  DisplayName: string | null;
};

/** Pages that can be put back, the latest first; of those that are left out nothing is read. */
export async function listTrash(db: Database, amount: number, skip: number): Promise<Trashed[]> {
  const { rows } = await sql<Trashed>`
    select "ResourceId" as "Id", "NewValues" ->> 'Title' as "Title",
      ("NewValues" ->> 'PageType')::int as "PageType",
      "NewValues" ->> 'PublishingDate' as "PublishingDate",
      "NewValues" ->> 'LanguageTermId' as "LanguageTermId",
      coalesce("NewValues" -> 'ChannelTermPages', '[]') as "ChannelTermIds",
      "DateTime" as "Deleted", "UpnId",
      (select "DisplayName" from users where lower(users."UpnId") = lower(audits."UpnId") limit 1)
        as "DisplayName"
    from audits where "Id" in (
      select "Id" from audits where "Resource" = 'pages' and "InTrash"
      order by "Id" desc limit ${amount} offset ${skip})
    order by audits."Id" desc`.execute(db);
  return rows;
}

/** When a page was deleted, held against putting it back until the transaction ends. */
export async function lockTrashed(
  db: Database,
  id: number,
): Promise<{ Id: number; Deleted: string; Title: unknown } | undefined> {
  const row = await db
    .selectFrom('audits')
    .select(['Id', 'DateTime as Deleted', sql<unknown>`"NewValues" -> 'Title'`.as('Title')])
    .where('Resource', '=', 'pages')
    .where('ResourceId', '=', id)
    .where('InTrash', '=', true)
    .forUpdate()
    .executeTakeFirst();
  return row;
}
