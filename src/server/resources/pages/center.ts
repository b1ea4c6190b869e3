import { sql } from 'kysely';
import type { PageCenter } from '#shared/contract/pages/pageCenter';
import { maxListLength } from '#shared/rules/values/maxListLength';
import type { Database } from '../../db/database';
import { listedColumns, listedPageOf, type ListedRow } from './rows';
import { matchingPages, type AskedPages } from './store';

/**
 * So many pages are counted at most: more than an organisation has in a list that it filters, and
 * few enough that an answer takes the same time however many there are.
 */
const maxCounted = 10_000;

type FoundRow = { [K in keyof ListedRow]: ListedRow[K] | null } & {
  Total: number;
  /** On the first row only. */
  Channels: PageCenter['Channels'] | null;
};

/**
 * What a center shows of the pages that match a filter: filtered, counted and paged in one
 * statement. A row without a page says that none is in this part of the list.
 */
export async function readCenter(db: Database, asked: AskedPages): Promise<PageCenter> {
  const { query } = asked;
  const keys = (wanted: AskedPages) =>
    matchingPages(db, wanted).select(['Id', 'PublishingDate', 'ChannelTermIds']).limit(maxCounted);
  const isNarrowed = (query.Channels ?? []).length > 0 && query.ChannelMatchingMode !== 1;
  const whole = { ...asked, query: { ...query, Channels: [] } };
  const columns = sql.join(listedColumns.map((column) => sql.ref(`pages.${column}`)));
  const { rows } = await sql<FoundRow>`
    with matching as materialized ${keys(asked)},
    counted as ${isNarrowed ? keys(whole) : sql`(select * from matching)`},
    part as (
      select "Id", row_number() over (order by "PublishingDate" desc nulls first, "Id" desc) as place
      from matching
      order by place offset ${query.Skip ?? 0} limit ${query.Take ?? maxListLength}
    )
    select ${columns},
      (select count(*)::int from matching) as "Total",
      case when place is null or place = (select min(place) from part) then (
        select coalesce(jsonb_agg(jsonb_build_object('ChannelTermId', term, 'Count', amount)), '[]')
        from (
          select term, count(*)::int as amount from counted, unnest("ChannelTermIds") as term
          group by term
        ) as channels
      ) end as "Channels"
    from (select 1) as always
      left join (part join pages using ("Id")) on true
    order by place`.execute(db);
  return {
    Pages: rows.filter(isPage).map(listedPageOf),
    Total: rows[0]?.Total ?? 0,
    Channels: rows[0]?.Channels ?? [],
  };
}

function isPage(row: FoundRow): row is FoundRow & ListedRow {
  return row.Id !== null;
}
