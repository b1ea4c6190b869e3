import { sql, type RawBuilder } from 'kysely';
import type { AuditedResource } from '#shared/rules/audits';
import type { Database } from '../../db/database';
import type { Tables } from '../../db/tables';
import { dependentsInTrash } from '../editable/dependents';
import type { Removable, Removal } from './Removable';

/**
 * Rows that one transaction removes, or looks at. They are named by an array of their places:
 * joined with a subquery, some estimates let PostgreSQL read the whole table.
 */
const maxAtOnce = 2_000;

/**
 * Events of use, and how fast things were. Batches go on at the time of the last event, so that none
 * reads what is gone.
 */
export const oldEvents: Removable = {
  kind: 'events',
  removeSome: async ({ transaction, before, from }) => {
    const since = (from as string | undefined) ?? '-infinity';
    const { rows } = await sql<{ removed: number; next: string | null }>`
      with gone as (
        delete from analytics_events where ctid = any(array(
          select ctid from analytics_events where "Time" >= ${since} and "Time" < ${before}
          order by "Time" limit ${maxAtOnce}))
        returning "Time")
      select count(*)::int as removed, max("Time") as next from gone`.execute(transaction);
    const events = whole(rows[0]);
    return events.next === undefined ? withMeasures(transaction, before, events) : events;
  },
  count: (db, before, max) =>
    countOf(
      db,
      sql`
        select from analytics_events where "Time" < ${before}
        union all select from measures where "Day" < ${before}::date`,
      max,
    ),
};

/** Once the events are gone: the days of figures that end before it. */
async function withMeasures(
  transaction: Database,
  before: Date,
  { removed }: Removal,
): Promise<Removal> {
  const gone = await sql`
    delete from measures where ctid = any(array(
      select ctid from measures where "Day" < ${before}::date
      order by "Day" limit ${maxAtOnce}))`.execute(transaction);
  const count = Number(gone.numAffectedRows ?? 0);
  return { removed: removed + count, ...(count === maxAtOnce && { next: before.toISOString() }) };
}

/** Notifications that were sent, or given up. */
export const oldNotifications: Removable = {
  kind: 'notifications',
  removeSome: async ({ transaction, before }) => {
    const { rows } = await sql<{ removed: number }>`
      with gone as (
        delete from notifications where ctid = any(array(
          select ctid from notifications where "Finished" < ${before} order by "Id" limit ${maxAtOnce}))
        returning 1)
      select count(*)::int as removed from gone`.execute(transaction);
    return whole(rows[0]);
  },
  count: (db, before, max) =>
    countOf(db, sql`select from notifications where "Finished" < ${before}`, max),
};

/**
 * Whether rows of a table went with what they belonged to, of which alone the history tells. The
 * trash is unpacked once for all of them.
 */
const wentWithIt = (resource: AuditedResource, table: keyof Tables, owner: AuditedResource) => sql`
  old."Resource" = ${resource}
  and not exists (select from ${sql.table(table)} as thing where thing."Id" = old."ResourceId")
  and old."ResourceId" not in (${dependentsInTrash(owner, table)})`;

/**
 * Whether an entry of the history may go: what is in the trash can be put back, and the newest
 * entry of what exists says what it is like, and which pictures it uses. Of people and of removals
 * there are single events.
 */
const isSuperseded = sql`not old."InTrash" and (
  old."Action" in ('deleted', 'purged')
  or old."Resource" in ('people', 'retention')
  or ${wentWithIt('restaurantmenus', 'restaurant_menus', 'restaurants')}
  or ${wentWithIt('navigationnodes', 'navigation_nodes', 'navigationnodes')}
  or exists (
    select from audits as later
    where later."Resource" = old."Resource" and later."ResourceId" = old."ResourceId"
      and later."ResourceKey" is not distinct from old."ResourceKey" and later."Id" > old."Id")
  or old."Resource" = 'images' and not exists (
    select from images where images."Id" = old."ResourceId"))`;

interface Place {
  DateTime: string;
  Id: number;
}

/** Entries of the history. */
export const oldAudits: Removable = {
  kind: 'audits',
  removeSome: async ({ transaction, before, from }) => {
    const after = (from as Place | undefined) ?? { DateTime: '-infinity', Id: 0 };
    const { rows } = await sql<{ removed: number; seen: number } & Partial<Place>>`
      with looked as (
        select "Id", "DateTime" from audits
        where "DateTime" < ${before} and ("DateTime", "Id") > (${after.DateTime}::timestamptz, ${after.Id}::int)
        order by "DateTime", "Id" limit ${maxAtOnce}
      ), gone as (
        delete from audits as old using looked
        where old."Id" = looked."Id" and ${isSuperseded}
        returning 1)
      select (select count(*)::int from gone) as removed, (select count(*)::int from looked) as seen,
        last."Id", last."DateTime"
      from (select) as one left join lateral (
        select * from looked order by "DateTime" desc, "Id" desc limit 1) as last on true`.execute(
      transaction,
    );
    const [row] = rows;
    const isLast = !row || row.seen < maxAtOnce;
    return { removed: row?.removed ?? 0, ...(!isLast && { next: row }) };
  },
  count: (db, before, max) =>
    countOf(
      db,
      sql`select from audits as old where "DateTime" < ${before} and ${isSuperseded}`,
      max,
    ),
};

/** Counts rows, up to one more than `max`. */
export async function countOf(
  db: Database,
  rows: RawBuilder<unknown>,
  max: number,
): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from (${rows} limit ${max + 1}) as found`.execute(db);
  return counted.rows[0]?.count ?? 0;
}

/** A batch that was full may not have been the last. */
function whole(row: { removed: number; next?: string | null } | undefined): Removal {
  const { removed, next = true } = row ?? { removed: 0 };
  return removed < maxAtOnce ? { removed } : { removed, next };
}
