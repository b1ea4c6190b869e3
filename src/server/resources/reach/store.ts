import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import type { Database } from '../../db/database';
import { isUpn } from '../../db/isUpn';

/** The limits of content to some of the people whom the portal knows. */
export interface Audience {
  /** Lower case. */
  ChannelTermIds: readonly string[];
  /** Left out: in whatever language it is. */
  LanguageTermId?: string | null;
}

type Kind = 'channel' | 'language';

/**
 * Each person once who follows one of the terms. Ids stand in the statement, so that the planner
 * knows by its figures how many people that is.
 */
function followersOf(kind: Kind, terms: readonly string[]) {
  return sql`(select distinct "UserId" from user_terms
    where "Kind" = ${sql.lit(kind)} and "TermId" = any(${terms}::uuid[]))`;
}

/** Those of the ids that are terms, or all; what people follow beside them counts for nothing. */
async function knownTerms(db: Database, kind: Kind, ids?: readonly string[]): Promise<string[]> {
  const terms = db.selectFrom('terms').select('Guid').where('Kind', '=', kind);
  const known = ids ? terms.where(sql<SqlBool>`"Guid" = any(${ids}::uuid[])`) : terms;
  return (await known.execute()).map(({ Guid }) => Guid);
}

/**
 * Ids of the people whom content reaches: the rule of `isReader` and `targetingOf`, for everybody at
 * once.
 */
async function readersOf(
  db: Database,
  { ChannelTermIds, LanguageTermId }: Audience,
  settings: FeatureSettings,
): Promise<RawBuilder<unknown>> {
  const channels =
    ChannelTermIds.length > 0
      ? sql`join ${followersOf('channel', await knownTerms(db, 'channel', ChannelTermIds))} as followers
          on followers."UserId" = users."Id"`
      : sql``;
  const { join, where } = await inLanguage(db, LanguageTermId, settings);
  return sql`select users."Id" from users ${channels} ${join} where ${where}`;
}

interface Filter {
  join: RawBuilder<unknown>;
  where: RawBuilder<SqlBool>;
}

const everybody: Filter = { join: sql``, where: sql<SqlBool>`true` };

async function inLanguage(
  db: Database,
  language: string | null | undefined,
  {
    enableLanguageFilteringForWorkplace,
    enableShowNonLanguageContentForAllUsers,
    defaultLanguageTermId: byDefault,
  }: FeatureSettings,
): Promise<Filter> {
  if (language === undefined || !enableLanguageFilteringForWorkplace) return everybody;
  if (language === null && enableShowNonLanguageContentForAllUsers) return everybody;
  const languages = await knownTerms(db, 'language');
  const choosing = sql`left join ${followersOf('language', languages)} as choosing on choosing."UserId" = users."Id"`;
  const hasNone = sql<SqlBool>`choosing."UserId" is null`;
  if (language === null)
    return byDefault ? { ...everybody, where: sql`false` } : { join: choosing, where: hasNone };
  const asked = languages.filter((id) => id === language);
  const reading = sql`left join ${followersOf('language', asked)} as reading on reading."UserId" = users."Id"`;
  const isReading = sql<SqlBool>`reading."UserId" is not null`;
  return !byDefault || byDefault === language
    ? { join: sql`${choosing} ${reading}`, where: sql`(${isReading} or ${hasNone})` }
    : { join: reading, where: isReading };
}

/** How many people content reaches. */
export async function countReaders(
  db: Database,
  audience: Audience,
  settings: FeatureSettings,
): Promise<number> {
  const readers = await readersOf(db, audience, settings);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${readers}) as readers`.execute(db);
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
  const known = new Set(await knownTerms(db, 'channel', lists.flat()));
  const counts = lists.map(
    (channels) => sql`(select count(*)::int
      from ${followersOf(
        'channel',
        channels.filter((id) => known.has(id)),
      )} as followers
      join readers on readers."Id" = followers."UserId")`,
  );
  const readers = await readersOf(db, audience, settings);
  const { rows } = await sql<{ counts: number[] }>`
    with readers as materialized (${readers})
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

/** The columns that decide whether pages can be opened, of those that exist. */
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
    .where(isUpn(sql`"UpnId"`, upnId))
    .executeTakeFirst();
  return row?.Id;
}
