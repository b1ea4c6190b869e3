import { LRUCache } from 'lru-cache';
import type { ListedPage } from '#shared/contract/pages';
import { isForChannels, isInLanguages } from '#shared/rules/visibility';
import type { Changes } from '../../db/changes';
import type { Database } from '../../db/database';
import { Remembered } from '../../db/remembered';
import { CompressedForms } from '../../http/compressedForms';
import { PreparedList } from '../../http/preparedList';
import type { Targeting } from '../targeting/targeting';
import {
  findPages,
  listFeed,
  nextMoment,
  readWindow,
  type FeedEntry,
  type FeedName,
  type WindowEntry,
} from './feedStore';
import { listedPageOf } from './rows';

/** Turns pages into the bytes of the answer. */
export type Prepare = (pages: ListedPage[]) => Buffer;

/** Milliseconds since 1970 between which no page appears or disappears by its dates. */
interface Span {
  from: number;
  until: number;
}

interface FeedList extends Span {
  entries: readonly FeedEntry[];
}

/** The newest news, from which the lists of most readers are made without asking the database. */
interface Window extends Span {
  entries: readonly WindowEntry[];
}

interface PageBytes {
  version: number;
  bytes: Buffer;
}

/** Pages of each feed that are kept to choose from. */
const windowLength = 1_000;
const mostPageBytes = 48_000_000;
const mostCompressedBytes = 24_000_000;
const attempts = 3;

/**
 * Answers the reader's feeds from memory. Kept, each bounded: the newest news of each feed and the
 * lists of known targetings (until a change, or the next moment at which a page appears or
 * disappears), the bytes of single pages by their version, and compressed answers. A reader whose
 * targeting is not known costs a walk over the newest news; only one for whom too few of them are
 * meant costs a query.
 */
export class Feeds {
  readonly #lists: Remembered<FeedList>;
  readonly #windows: Remembered<Window>;
  readonly #pages = new LRUCache<number, PageBytes>({
    maxSize: mostPageBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 100,
  });
  /** By the list that they were made from, so that a new list never gets an old answer. */
  readonly #compressed = new CompressedForms<FeedList>(mostCompressedBytes);

  constructor(
    private readonly db: Database,
    changes: Changes,
    private readonly now: () => Date,
  ) {
    this.#lists = new Remembered(changes, 20_000, ({ topic }) =>
      ['pages', 'targeting', 'everything'].includes(topic) ? 'all' : 'none',
    );
    this.#windows = new Remembered(changes, 2, ({ topic }) =>
      topic === 'pages' || topic === 'everything' ? 'all' : 'none',
    );
  }

  async answer(
    name: FeedName,
    amount: number,
    targeting: Targeting,
    prepare: Prepare,
  ): Promise<PreparedList> {
    const time = this.now().getTime();
    const read = () => this.#readList(name, amount, targeting);
    let list = await this.#lists.get(`${name} ${amount} ${targeting.key}`, read, (kept) =>
      isWithin(kept, time),
    );
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const pages = this.#known(list) ?? (await this.#load(list, prepare));
      if (pages) return this.#listOf(list, pages);
      list = await read();
    }
    throw new Error('The news changed faster than it could be read.');
  }

  async #readList(name: FeedName, amount: number, targeting: Targeting): Promise<FeedList> {
    const now = this.now();
    const { entries, from, until } = await this.#windows.get(
      name,
      () => this.#readWindow(name, now),
      (kept) => isWithin(kept, now.getTime()),
    );
    const own = newestFor(targeting, entries, amount);
    const isComplete = own.length === amount || entries.length < windowLength;
    return {
      entries: isComplete ? own : await listFeed(this.db, name, amount, targeting, now),
      from,
      until,
    };
  }

  async #readWindow(name: FeedName, now: Date): Promise<Window> {
    const [entries, next] = await Promise.all([
      readWindow(this.db, name, windowLength, now),
      nextMoment(this.db, now),
    ]);
    return { entries, from: now.getTime(), until: next?.getTime() ?? Infinity };
  }

  #listOf(list: FeedList, pages: Buffer[]): PreparedList {
    return new PreparedList(pages, (bytes, encoding) => this.#compressed.of(list, encoding, bytes));
  }

  /** The pages of a list, if all of them are in memory. */
  #known({ entries }: FeedList): Buffer[] | undefined {
    const found: Buffer[] = [];
    for (const entry of entries) {
      const bytes = this.#pageOf(entry);
      if (!bytes) return undefined;
      found.push(bytes);
    }
    return found;
  }

  /** Nothing when a page was changed after the list was read: it might no longer belong to it. */
  async #load({ entries }: FeedList, prepare: Prepare): Promise<Buffer[] | undefined> {
    const missing = entries.filter((entry) => !this.#pageOf(entry)).map(({ Id }) => Id);
    const rows = await findPages(this.db, missing);
    const loaded = new Map(
      rows.map((row) => [
        row.Id,
        { version: row.Version, bytes: prepare([listedPageOf(row)]).subarray(1, -1) },
      ]),
    );
    for (const [id, page] of loaded) this.#pages.set(id, page);
    const pages = entries.map(
      (entry) => bytesOf(loaded.get(entry.Id), entry.Version) ?? this.#pageOf(entry),
    );
    return pages.every((page) => page !== undefined) ? pages : undefined;
  }

  #pageOf({ Id, Version }: FeedEntry): Buffer | undefined {
    return bytesOf(this.#pages.get(Id), Version);
  }
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

function isWithin({ from, until }: Span, time: number): boolean {
  return from <= time && time < until;
}

function bytesOf(page: PageBytes | undefined, version: number): Buffer | undefined {
  return page?.version === version ? page.bytes : undefined;
}
