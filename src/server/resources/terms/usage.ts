import { sql, type RawBuilder } from 'kysely';
import type { TermUsage } from '#shared/contract/pages/terms';
import { maxPagesCounted, maxPeopleCounted } from '#shared/rules/targeting/termUsage';
import { certain } from '#shared/rules/values/certain';
import type { Database } from '../../db/database';
import type { TermKind } from '../../db/tables';

type Place = Exclude<keyof TermUsage, 'People' | 'Settings'>;

/**
 * Where terms of a kind are named: each statement gives one id for each thing that names it. What
 * there may be very many of is found by the terms that are asked for, of which it may name others.
 */
const places: Record<
  TermKind,
  { Pages: RawBuilder<unknown> } & Partial<Record<Place, RawBuilder<unknown>>>
> = {
  channel: {
    Pages: sql`select unnest("ChannelTermIds") from pages where "Audience" && asked.ids`,
    BroadcastMessages: sql`select unnest("ChannelTermIds") from broadcast_messages`,
    Infoboxes: sql`select unnest("ChannelTermIds") from infoboxes`,
    Restaurants: sql`select (link ->> 'ChannelTermId')::uuid from restaurants,
      jsonb_array_elements("ChannelTermRestaurants") link`,
    AppTiles: sql`select (link ->> 'ChannelTermId')::uuid from app_tiles,
      jsonb_array_elements("ChannelTermAppTiles") link where not "IsPersonal"`,
    PowerBIFrames: sql`select (link ->> 'ChannelTermId')::uuid from power_bi_frames,
      jsonb_array_elements("ChannelTermPowerBIFrames") link`,
    NavigationNodes: sql`select (link ->> 'ChannelTermId')::uuid from navigation_nodes,
      jsonb_array_elements("ChannelTermNavigationNodes") link`,
  },
  language: {
    Pages: sql`select "LanguageTermId" from pages where "LanguageTermId" = any(asked.ids)`,
    Infoboxes: sql`select "LanguageTermId" from infoboxes`,
    AppTiles: sql`select (link ->> 'LanguageTermId')::uuid from app_tiles,
      jsonb_array_elements("LanguageTermAppTiles") link where not "IsPersonal"`,
    NavigationNodes: sql`select (link ->> 'LanguageTermId')::uuid from navigation_nodes,
      jsonb_array_elements("LanguageTermNavigationNodes") link`,
  },
};

/** The same for the pages of one term: a channel of hundreds of thousands is not gone through. */
const firstPages: Record<TermKind, RawBuilder<unknown>> = {
  channel: sql`select asked.ids[1] from (select from pages where "Audience" && asked.ids
    order by "PublishingDate" desc nulls first, "Id" desc limit ${sql.lit(maxPagesCounted + 1)}) first`,
  language: sql`select asked.ids[1] from (select from pages where "LanguageTermId" = any(asked.ids)
    limit ${sql.lit(maxPagesCounted + 1)}) first`,
};

/** Settings name terms in values of several shapes, and nothing else looks like a GUID. */
const settings = sql`select distinct (regexp_matches("Value"::text,
  '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'gi'))[1]::uuid as id, "Key" from feature_settings`;
const unused: TermUsage = {
  People: 0,
  Pages: 0,
  BroadcastMessages: 0,
  Infoboxes: 0,
  Restaurants: 0,
  AppTiles: 0,
  PowerBIFrames: 0,
  NavigationNodes: 0,
  Settings: 0,
};

/** Who and what hangs on each of these terms; of a single one, what is very many up to a bound. */
export async function readUsage(
  db: Database,
  kind: TermKind,
  guids: readonly string[],
): Promise<Map<string, TermUsage>> {
  const isSingle = guids.length === 1;
  const people = sql`select "TermId" from user_terms
    where "Kind" = ${kind} and "TermId" = any(asked.ids)`;
  const counted = Object.entries({
    ...places[kind],
    Pages: isSingle ? firstPages[kind] : places[kind].Pages,
    People: isSingle ? sql`${people} limit ${sql.lit(maxPeopleCounted + 1)}` : people,
    Settings: sql`select id from (${settings}) settings`,
  }).map(
    ([place, ids]) =>
      sql`select ${place}::text as place, id, count(*)::int as count
        from (values (${guids}::uuid[])) as asked (ids), lateral (${ids}) named (id)
        where id = any(asked.ids) group by id`,
  );
  const { rows } = await sql<{
    place: keyof TermUsage;
    id: string;
    count: number;
  }>`${sql.join(counted, sql` union all `)}`.execute(db);
  const usage = new Map(guids.map((guid): [string, TermUsage] => [guid, { ...unused }]));
  for (const { place, id, count } of rows) certain(usage.get(id))[place] = count;
  return usage;
}
