import { LRUCache } from 'lru-cache';
import type { ListedPage } from '#shared/contract/pages/pages';
import { certain, itemAt } from '#shared/rules/values/certain';
import { isForChannels, isInLanguages } from '#shared/rules/targeting/visibility';
import type { Changes } from '../../db/changes';
import type { Database } from '../../db/database';
import { whenThere, type MaybePromise } from '../../maybePromise';
import { UntilChange } from '../../memory/untilChange';
import type { Targeting } from '../targeting/targeting';
import {
  findPages,
  listFeed,
  nextMoment,
  readWindow,
  type AskedFeed,
  type FeedEntry,
  type FeedName,
  type WindowEntry,
} from './feedStore';
import { listedPageOf } from './rows';

/** Milliseconds since 1970 between which no page appears or disappears by its dates. */
interface Span {
  from: number;
  until: number;
}

interface FeedList extends Span {
  pages: ListedPage[];
}

/** The newest news, from which the lists of most readers are made without asking the database. */
interface Window extends Span {
  entries: readonly WindowEntry[];
}

interface KeptPage {
  version: number;
  page: ListedPage;
}

/** Pages of each feed that are kept to choose from. */
const windowLength = 1_000;
/** Characters of the pages that are kept; short ones count as 1,000. */
const maxPageLength = 24_000_000;
const attempts = 3;
const day = 24 * 60 * 60_000;

/** A reader's list: of so many days back from now. */
type AskedList = Omit<AskedFeed, 'since' | 'now'> & { days: number };

/**
 * Answers the reader's feeds from memory. Kept, each bounded: the newest news of each feed and the
 * lists of known targetings (until a change, or the next moment at which a page appears, disappears
 * or grows too old), and single pages by their version. A reader whose targeting is not known costs
 * a walk over the newest news; only one for whom too few of them are meant costs a query.
 */
export class Feeds {
  readonly #lists: UntilChange<FeedList>;
  readonly #windows: UntilChange<Window>;
  #pages = keptPages();

  constructor(
    private readonly db: Database,
    changes: Changes,
    private readonly now: () => Date,
  ) {
    this.#lists = new UntilChange(changes, 20_000, ({ topic }) =>
      ['pages', 'targeting', 'everything'].includes(topic) ? 'all' : 'none',
    );
    this.#windows = new UntilChange(changes, 2, ({ topic }) =>
      topic === 'pages' || topic === 'everything' ? 'all' : 'none',
    );
    // The name of somebody who was erased is taken out of pages whose version stays. What is being
    // read meanwhile goes into the cache that is discarded.
    changes.onChange(({ topic }) => {
      if (topic === 'everything') this.#pages = keptPages();
    });
  }

  /** The same list as long as it holds. */
  newest(asked: AskedList): MaybePromise<ListedPage[]> {
    const { name, amount, days, targeting } = asked;
    const time = this.now().getTime();
    const list = this.#lists.get(
      `${name} ${amount} ${days} ${targeting.key}`,
      () => this.#readList(asked),
      (kept) => isWithin(kept, time),
    );
    return whenThere(list, ({ pages }) => pages);
  }

  async #readList(asked: AskedList): Promise<FeedList> {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const { entries, from, until } = await this.#readEntries(asked, attempt > 1);
      const pages = await this.#load(entries);
      if (pages) return { pages, from, until };
    }
    throw new Error('The news changed faster than it could be read.');
  }

  async #readEntries(
    asked: AskedList,
    isKeptWrong: boolean,
  ): Promise<Span & { entries: readonly FeedEntry[] }> {
    const { name, amount, days, targeting } = asked;
    const now = this.now();
    const since = daysBefore(now, days);
    const read = () => this.#readWindow(name, now);
    const { entries, from, until } = isKeptWrong
      ? await read()
      : await this.#windows.get(name, read, (kept) => isWithin(kept, now.getTime()));
    const newest = newestFor(targeting, entries, amount);
    const isRecent = (entry: FeedEntry) => publishedAt(entry) >= since.getTime();
    const isComplete =
      newest.length === amount || entries.length < windowLength || !isRecent(itemAt(entries, -1));
    const own = isComplete
      ? newest.filter(isRecent)
      : await listFeed(this.db, { ...asked, since, now });
    const oldest = own.at(-1);
    const tooOld = oldest ? publishedAt(oldest) + days * day + 1 : Infinity;
    return { entries: own, from, until: Math.min(until, tooOld) };
  }

  async #readWindow(name: FeedName, now: Date): Promise<Window> {
    const [entries, next] = await Promise.all([
      readWindow(this.db, name, windowLength, now),
      nextMoment(this.db, now),
    ]);
    return { entries, from: now.getTime(), until: next?.getTime() ?? Infinity };
  }

  /** Nothing when a page was changed after the list was read: it might no longer belong to it. */
  async #load(entries: readonly FeedEntry[]): Promise<ListedPage[] | undefined> {
    const known = new Map(entries.map((entry) => [entry.Id, this.#known(entry)]));
    const missing = entries.filter(({ Id }) => !known.get(Id)).map(({ Id }) => Id);
    const kept = this.#pages;
    const rows = missing.length > 0 ? await findPages(this.db, missing) : [];
    const versions = new Map(entries.map(({ Id, Version }) => [Id, Version]));
    for (const row of rows) {
      const page = listedPageOf(row);
      kept.set(row.Id, { version: row.Version, page });
      if (row.Version === versions.get(row.Id)) known.set(row.Id, page);
    }
    const pages = entries.map(({ Id }) => known.get(Id));
    return pages.every((page) => page !== undefined) ? pages : undefined;
  }

  #known({ Id, Version }: FeedEntry): ListedPage | undefined {
    const kept = this.#pages.get(Id);
    return kept?.version === Version ? kept.page : undefined;
  }
}

function keptPages(): LRUCache<number, KeptPage> {
  return new LRUCache({
    maxSize: maxPageLength,
    sizeCalculation: ({ page }) => 1_000 + page.Description.length,
  });
}

function newestFor(
  targeting: Targeting,
  entries: readonly WindowEntry[],
  amount: number,
): FeedEntry[] {
  const found: FeedEntry[] = [];
  for (const entry of entries) {
    if (found.length === amount) break;
    if (isForChannels(entry, targeting) && isInLanguages(entry, targeting)) found.push(entry);
  }
  return found;
}

/** The moment before which news is too old for the start page (NEWS-46). */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

/** Milliseconds since 1970; a feed has no page without a date. */
function publishedAt({ PublishingDate }: FeedEntry): number {
  return Date.parse(certain(PublishingDate));
}

function isWithin({ from, until }: Span, time: number): boolean {
  return from <= time && time < until;
}
