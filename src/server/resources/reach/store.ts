import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { Following } from '../targeting/store';

/** How many of the people whom the portal knows follow the same, in one query. */
export async function countFollowing(db: Database): Promise<(Following & { people: number })[]> {
  const ids = (kind: 'channel' | 'language') =>
    sql`coalesce(array_agg(terms."Guid" order by terms."Guid")
      filter (where terms."Kind" = ${sql.lit(kind)}), '{}')`;
  const { rows } = await sql<Following & { people: number }>`
    select channels, languages, count(*)::int as people
    from (
      select ${ids('channel')} as channels, ${ids('language')} as languages
      from users
      left join user_terms on user_terms."UserId" = users."Id"
      left join terms on terms."Guid" = user_terms."TermId" and terms."Kind" = user_terms."Kind"
      group by users."Id"
    ) as following
    group by channels, languages`.execute(db);
  return rows;
}

/** What decides whether pages can be opened, of those that are there. */
export function readTargets(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('pages')
    .select(['Id', 'ChannelTermIds', 'LanguageTermId', 'PublishingDate', 'ArchiveDate'])
    .where('Id', 'in', [...ids, 0])
    .execute();
}

/** The id of a person whom the portal knows. */
export async function findPersonId(db: Database, upnId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('Id')
    .where(sql<string>`lower("UpnId")`, '=', upnId.toLowerCase())
    .executeTakeFirst();
  return row?.Id;
}
