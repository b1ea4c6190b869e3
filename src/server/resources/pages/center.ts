import { sql } from 'kysely';
import type { PageCenter } from '#shared/contract/pages/pageCenter';
import { maxCounted } from '#shared/rules/pages/pageCenter';
import type { Changes } from '../../db/changes';
import type { Database } from '../../db/database';
import type { MaybePromise } from '../../maybePromise';
import { UntilChange } from '../../memory/untilChange';
import { nextMoment } from './feedStore';
import { listedPageOf } from './rows';
import { hasFewByDate, matchingPages, queryPages, unordered, type AskedPages } from './store';

type Counts = Pick<PageCenter, 'Total' | 'Channels'>;

/** Counts, and the milliseconds since 1970 between which no page appears or disappears by its dates. */
interface KeptCounts extends Counts {
  from: number;
  until: number;
}

/** Filters whose counts are kept: each may count as many channels as there are. */
const maxKept = 100;

/**
 * Answers what a center shows of the pages that match a filter. Its rows are read each time; what
 * is counted stays until a page changes, or the next moment at which one appears or disappears: so
 * the next rows, or another channel, cost no count of the whole.
 */
export class Centers {
  readonly #counts: UntilChange<KeptCounts>;

  constructor(
    private readonly db: Database,
    changes: Changes,
  ) {
    this.#counts = new UntilChange(changes, maxKept, ({ topic }) =>
      topic === 'pages' || topic === 'everything' ? 'all' : 'none',
    );
  }

  async read(asked: AskedPages): Promise<PageCenter> {
    const { query } = asked;
    const isNarrowed = (query.Channels ?? []).length > 0 && query.ChannelMatchingMode !== 1;
    const whole = isNarrowed ? { ...asked, query: { ...query, Channels: [] } } : asked;
    const [rows, { Total }, { Channels }] = await Promise.all([
      queryPages(this.db, asked),
      this.#countsOf(asked, isNarrowed ? countAll : countChannels),
      this.#countsOf(whole, countChannels),
    ]);
    return { Pages: rows.map(listedPageOf), Total, Channels };
  }

  #countsOf(
    asked: AskedPages,
    count: (db: Database, asked: AskedPages) => Promise<Counts>,
  ): MaybePromise<KeptCounts> {
    const time = asked.now.getTime();
    return this.#counts.get(
      keyOf(asked),
      async () => {
        const next = await nextMoment(this.db, asked.now);
        const few = await hasFewByDate(this.db, asked);
        const counts = await count(this.db, { ...asked, hasFewByDate: few });
        return { ...counts, from: time, until: next?.getTime() ?? Infinity };
      },
      ({ from, until }) => from <= time && time < until,
    );
  }
}

/** Equal where the same pages match. */
function keyOf({ query, view, languages }: AskedPages): string {
  const { Channels = [], ChannelMatchingMode } = query;
  return JSON.stringify([
    { ...query, Skip: undefined, Take: undefined, Channels, ChannelMatchingMode: undefined },
    Channels.length > 0 && ChannelMatchingMode,
    view.editor ? 'editor' : view.targeting.key,
    languages?.key,
  ]);
}

/**
 * Up to a bound: an answer takes the same time however many there are. In no order, as sorting all
 * that have a large channel takes most of the time.
 */
async function countAll(db: Database, asked: AskedPages): Promise<Counts> {
  const matching = unordered(db, asked).select('Id').limit(maxCounted);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${matching}) as matching`.execute(db);
  return { Total: rows[0]?.total ?? 0, Channels: [] };
}

/** The same with each channel, of the newest that match. */
async function countChannels(db: Database, asked: AskedPages): Promise<Counts> {
  const matching = matchingPages(db, asked).select('ChannelTermIds').limit(maxCounted);
  const { rows } = await sql<{ total: number; terms: string[]; amounts: number[] }>`
    with matching as materialized ${matching}
    select (select count(*)::int from matching) as total,
      coalesce(array_agg(term), '{}') as terms, coalesce(array_agg(amount), '{}') as amounts
    from (
      select term, count(*)::int as amount
      from (select unnest("ChannelTermIds") as term from matching) as named group by term
    ) as channels`.execute(db);
  const { total = 0, terms = [], amounts = [] } = rows[0] ?? {};
  return {
    Total: total,
    Channels: terms.map((ChannelTermId, index) => ({ ChannelTermId, Count: amounts[index] ?? 0 })),
  };
}
