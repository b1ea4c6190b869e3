import { sql, type RawBuilder } from 'kysely';
import type { ChannelReach, TermUsage } from '#shared/contract/pages/terms';
import { certain } from '#shared/rules/values/certain';
import type { Database } from '../../db/database';
import type { TermKind } from '../../db/tables';

type Place = Exclude<keyof TermUsage, 'People' | 'Settings'>;

/**
 * Where terms of a kind are named: each statement gives one id for each thing that names it. What
 * there may be very many of is found by the terms that are asked for, of which it may name others.
 */
const places: Record<TermKind, Partial<Record<Place, RawBuilder<unknown>>>> = {
  channel: {
    Pages: sql`select unnest("ChannelTermIds") from pages where "Audience" && asked.ids`,
    BroadcastMessages: sql`select unnest("ChannelTermIds") from broadcast_messages`,
    Infoboxes: sql`select unnest("ChannelTermIds") from infoboxes`,
    Restaurants: sql`select (link ->> 'ChannelTermId')::uuid from restaurants,
      jsonb_array_elements("ChannelTermRestaurants") link`,
    AppTiles: sql`select (link ->> 'ChannelTermId')::uuid from app_tiles,
      jsonb_array_elements("ChannelTermAppTiles") link`,
    PowerBIFrames: sql`select (link ->> 'ChannelTermId')::uuid from power_bi_frames,
      jsonb_array_elements("ChannelTermPowerBIFrames") link`,
    NavigationNodes: sql`select (link ->> 'ChannelTermId')::uuid from navigation_nodes,
      jsonb_array_elements("ChannelTermNavigationNodes") link`,
  },
  language: {
    Pages: sql`select "LanguageTermId" from pages where "LanguageTermId" = any(asked.ids)`,
    Infoboxes: sql`select "LanguageTermId" from infoboxes`,
    NavigationNodes: sql`select (link ->> 'LanguageTermId')::uuid from navigation_nodes,
      jsonb_array_elements("LanguageTermNavigationNodes") link`,
  },
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

/** Who and what hangs on each of these terms. */
export async function readUsage(
  db: Database,
  kind: TermKind,
  guids: readonly string[],
): Promise<Map<string, TermUsage>> {
  const people = sql`select "TermId" from user_terms
    where "Kind" = ${kind} and "TermId" = any(asked.ids)`;
  const counted = Object.entries({
    ...places[kind],
    People: people,
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

/**
 * Counts the people with a user record, and those among them who follow at least one of the
 * channels; without channels all of them.
 */
export async function countReached(
  db: Database,
  channels: readonly string[],
): Promise<ChannelReach> {
  const { rows } = await sql<ChannelReach>`
    select count(*)::int as "People", count(followers."UserId")::int as "Reached"
    from users left join (
      select distinct user_terms."UserId" from user_terms
      join terms on terms."Guid" = user_terms."TermId" and terms."Kind" = user_terms."Kind"
      where user_terms."Kind" = 'channel' and user_terms."TermId" = any(${channels}::uuid[])
    ) as followers on followers."UserId" = users."Id"`.execute(db);
  const { People, Reached } = certain(rows[0]);
  return { People, Reached: channels.length === 0 ? People : Reached };
}
