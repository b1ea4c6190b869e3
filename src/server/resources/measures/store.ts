import { sql, type RawBuilder } from 'kysely';
import {
  groupCount,
  metrics,
  upperEnds,
  vitalLimits,
  vitals,
  type DeviceClass,
  type MeasureHost,
  type Metric,
} from '#shared/rules/measures/measures';
import { entriesOf, isOneOf } from '#shared/rules/values/records';
import type { Database } from '../../db/database';
import type { MeasureTable } from '../../db/tables';

export async function addMeasures(db: Database, rows: readonly MeasureTable[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('measures')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['Day', 'Metric', 'Subject', 'Host', 'Device', 'Build']).doUpdateSet({
        Counts: sql<number[]>`(
          select array_agg(coalesce(known, 0) + coalesce(added, 0) order by at)
          from unnest(measures."Counts", excluded."Counts") with ordinality
            as counts(known, added, at))`,
      }),
    )
    .execute();
}

/** The filter of requested figures. Days as 2026-01-31. */
export interface MeasureFilter {
  since: string;
  metrics: readonly Metric[];
  host?: MeasureHost | undefined;
  device?: DeviceClass | undefined;
  subject?: string | undefined;
}

const dimensions = ['Day', 'Subject', 'Host', 'Device'] as const;
type Dimension = (typeof dimensions)[number];

/** Figures of one metric; a dimension that does not separate them is null. */
export interface SpreadRow extends Record<Dimension, string | null> {
  Metric: Metric;
  Count: number;
  P50: number;
  P75: number;
  P95: number;
  /** Shares of the count. */
  Good: number;
  Poor: number;
}

/**
 * The spread of the values of metrics, once for each of `by`: separated by these dimensions. Within
 * a group values count as evenly spread.
 */
export async function spreads(
  db: Database,
  filter: MeasureFilter,
  by: readonly (readonly Dimension[])[],
): Promise<SpreadRow[]> {
  const [used, unused] = [true, false].map((isUsed) =>
    dimensions.filter((name) => by.some((names) => names.includes(name)) === isUsed),
  );
  const columns = sql.join([...(used ?? []), 'Metric'].map((name) => sql.ref(name)));
  const shown = [
    ...(used ?? []).map((name) =>
      name === 'Day' ? sql`to_char("Day", 'YYYY-MM-DD') as "Day"` : sql.ref(name),
    ),
    ...(unused ?? []).map((name) => sql`null as ${sql.ref(name)}`),
  ];
  const sets = sql.join(
    by.map((names) => sql`(${sql.join(['Metric', ...names].map((name) => sql.ref(name)))})`),
  );
  const { rows } = await sql<SpreadRow>`
    with counted as (
      select ${columns}, ${totals} as totals
      from measures where ${matching(filter)} group by grouping sets (${sets})
    ), grouped as (
      select ${columns}, at, n::float8
      from counted cross join unnest(totals) with ordinality as counts(n, at) where n > 0
    ), summed as (
      select grouped.*, low, high, rating,
        sum(n) over (partition by ${columns} order by at) as upto,
        sum(n) over (partition by ${columns}) as total
      from grouped join ${groups()} using ("Metric", at)
    )
    select "Metric", ${sql.join(shown)}, max(total) as "Count",
      ${percentile(0.5)} as "P50", ${percentile(0.75)} as "P75", ${percentile(0.95)} as "P95",
      coalesce(sum(n) filter (where rating = 0), 0) / max(total) as "Good",
      coalesce(sum(n) filter (where rating = 2), 0) / max(total) as "Poor"
    from summed group by ${columns}`.execute(db);
  return rows;
}

/** Of each group; much quicker than to add up a row for each. */
const totals = sql`array[${sql.join(
  Array.from({ length: Math.max(...metrics.map(groupCount)) }, (_, index) =>
    sql.raw(`sum("Counts"[${index + 1}])`),
  ),
)}]`;

/** How often each group of a metric was seen, of each widget or page. */
export async function groupTotals(db: Database, filter: MeasureFilter) {
  const { rows } = await sql<{ Metric: Metric; Subject: string; Group: number; Count: number }>`
    select "Metric", "Subject", at::int - 1 as "Group", sum(counted)::int as "Count"
    from measures cross join unnest("Counts") with ordinality as counts(counted, at)
    where counted > 0 and ${matching(filter)}
    group by "Metric", "Subject", at`.execute(db);
  return rows;
}

/** The first day of each build that came after the first day. */
export async function buildsSince(db: Database, since: string) {
  const { rows } = await sql<{ Build: string; Since: string }>`
    select "Build", to_char(min("Day"), 'YYYY-MM-DD') as "Since" from measures
    where "Day" >= ${since}::date group by "Build" having min("Day") > ${since}::date
    order by min("Day"), "Build"`.execute(db);
  return rows;
}

function matching({ since, metrics, host, device, subject }: MeasureFilter): RawBuilder<unknown> {
  const wanted = { Host: host, Device: device, Subject: subject };
  return sql.join(
    [
      sql`"Day" >= ${since}::date`,
      sql`"Metric" = any(${[...metrics]}::text[])`,
      ...entriesOf(wanted).flatMap(([name, value]) =>
        value === undefined ? [] : [sql`${sql.ref(name)} = ${value}`],
      ),
    ],
    sql` and `,
  );
}

/** Where in its group the value lies that this part of all stays below. */
function percentile(part: number): RawBuilder<unknown> {
  const place = sql`${part}::float8 * total`;
  return sql`max(low + (high - low) * (${place} - (upto - n)) / n)
    filter (where upto - n < ${place} and upto >= ${place})`;
}

/** The groups as rows: ends, and whether values are good (0), fair (1) or poor (2). */
function groups(): RawBuilder<unknown> {
  const rows = entriesOf(upperEnds).flatMap(([metric, ends]) =>
    ends.flatMap((high, index) => {
      const low = ends[index - 1] ?? 0;
      const [good, poor] = isOneOf(vitals, metric) ? vitalLimits[metric] : [0, Infinity];
      const rating = high <= good ? 0 : low < poor ? 1 : 2;
      // A widget that was there at once did not wait.
      const isAtOnce = metric === 'Wait' && high === 0;
      return isAtOnce ? [] : [{ metric, at: index + 1, low, high, rating }];
    }),
  );
  return sql`unnest(
    ${rows.map(({ metric }) => metric)}::text[], ${rows.map(({ at }) => at)}::int[],
    ${rows.map(({ low }) => low)}::float8[], ${rows.map(({ high }) => high)}::float8[],
    ${rows.map(({ rating }) => rating)}::int[]) as groups("Metric", at, low, high, rating)`;
}
