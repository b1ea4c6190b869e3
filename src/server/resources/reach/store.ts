import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isGuid } from '#shared/rules/values/guid';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import type { Database } from '../../db/database';

/** What limits content to some of the people whom the portal knows. */
export interface Audience {
  /** Lower case. */
  ChannelTermIds: readonly string[];
  /** Left out: in whatever language it is. */
  LanguageTermId?: string | null;
}

/** Those of the ids that are terms; what people follow beside them counts for nothing. */
function termsOf(kind: 'channel' | 'language', ids?: readonly string[]) {
  return sql`array(select "Guid" from terms where "Kind" = ${sql.lit(kind)}
    ${ids ? sql`and "Guid" = any(${ids}::uuid[])` : sql``})`;
}

/** Each person once who follows one of the terms. */
function followersOf(kind: 'channel' | 'language', ids?: readonly string[]) {
  return sql`(select distinct "UserId" from user_terms
    where "Kind" = ${sql.lit(kind)} and "TermId" = any(${termsOf(kind, ids)}))`;
}

/**
 * Ids of the people whom content reaches: the rule of `isReader` and `targetingOf`, for everybody at
 * once.
 */
function readersOf(
  { ChannelTermIds, LanguageTermId }: Audience,
  settings: FeatureSettings,
): RawBuilder<unknown> {
  const channels =
    ChannelTermIds.length > 0
      ? sql`join ${followersOf('channel', ChannelTermIds)} as followers on followers."UserId" = users."Id"`
      : sql``;
  const { join, where } = inLanguage(LanguageTermId, settings);
  return sql`select users."Id" from users ${channels} ${join} where ${where}`;
}

interface Filter {
  join: RawBuilder<unknown>;
  where: RawBuilder<SqlBool>;
}

const everybody: Filter = { join: sql``, where: sql<SqlBool>`true` };

function inLanguage(
  language: string | null | undefined,
  {
    enableLanguageFilteringForWorkplace,
    enableShowNonLanguageContentForAllUsers,
    defaultLanguageTermId,
  }: FeatureSettings,
): Filter {
  if (language === undefined || !enableLanguageFilteringForWorkplace) return everybody;
  if (language === null && enableShowNonLanguageContentForAllUsers) return everybody;
  const byDefault = isGuid(defaultLanguageTermId) ? defaultLanguageTermId.toLowerCase() : undefined;
  const choosing = sql`left join ${followersOf('language')} as choosing on choosing."UserId" = users."Id"`;
  const hasNone = sql<SqlBool>`choosing."UserId" is null`;
  if (language === null)
    return byDefault ? { ...everybody, where: sql`false` } : { join: choosing, where: hasNone };
  const reading = sql`left join ${followersOf('language', [language])} as reading on reading."UserId" = users."Id"`;
  const isReading = sql<SqlBool>`reading."UserId" is not null`;
  return byDefault === undefined || byDefault === language
    ? { join: sql`${choosing} ${reading}`, where: sql`(${isReading} or ${hasNone})` }
    : { join: reading, where: isReading };
}

/** How many people content reaches. */
export async function countReaders(
  db: Database,
  audience: Audience,
  settings: FeatureSettings,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${readersOf(audience, settings)}) as readers`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many of those whom content reaches follow one of the channels of each list. */
export async function countFollowingReaders(
  db: Database,
  audience: Audience,
  settings: FeatureSettings,
  lists: readonly (readonly string[])[],
): Promise<number[]> {
  if (lists.length === 0) return [];
  const counts = lists.map(
    (channels) => sql`(select count(*)::int from ${followersOf('channel', channels)} as followers
      join readers on readers."Id" = followers."UserId")`,
  );
  const { rows } = await sql<{ counts: number[] }>`
    with readers as materialized (${readersOf(audience, settings)})
    select array[${sql.join(counts)}] as counts`.execute(db);
  return rows[0]?.counts ?? [];
}

/** Those of the channels that nobody follows whom the portal knows. */
export async function listUnfollowed(db: Database, channels: readonly string[]): Promise<string[]> {
  if (channels.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${channels}::uuid[]) with ordinality as asked (id, place)
    where not exists (
      select from user_terms join users on users."Id" = user_terms."UserId"
      join terms on terms."Guid" = user_terms."TermId" and terms."Kind" = user_terms."Kind"
      where user_terms."Kind" = 'channel' and user_terms."TermId" = asked.id)
    order by place`.execute(db);
  return rows.map(({ id }) => id);
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
