import { LRUCache } from 'lru-cache';
import type { Page } from '#shared/contract/pages';
import { isForChannels, isInLanguages } from '#shared/rules/visibility';
import type { Changes } from '../../db/changes';
import type { Database } from '../../db/database';
import { Remembered } from '../../db/remembered';
import { PreparedAnswer } from '../../http/preparedAnswer';
import type { Targeting } from '../targeting/targeting';
import { findPages, listFeed, nextMoment, readWindow, type FeedEntry, type FeedName, type WindowEntry } from './feedStore';
import { pageOf } from './rows';

/** Turns pages into the bytes of the answer. */
export type Prepare = (pages: Page[]) => PreparedAnswer;

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
const mostAnswerBytes = 48_000_000;
const attempts = 3;
const [open, comma, close] = ['[', ',', ']'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer];

/**
 * Answers the reader's feeds from memory. Kept, each bounded: the newest news of each feed and the lists of known targetings
 * (until a change, or the next moment at which a page appears or disappears), the bytes of single pages by their version, and
 * whole answers. A reader whose targeting is not known costs a walk over the newest news; only one for whom too few of them
 * are meant costs a query.
 */
export class Feeds {
  readonly #lists: Remembered<FeedList>;
  readonly #windows: Remembered<Window>;
  readonly #pages = new LRUCache<number, PageBytes>({ maxSize: mostPageBytes, sizeCalculation: ({ bytes }) => bytes.length + 100 });
  /** By the list that they were made from, so that a new list never gets an old answer. */
  readonly #answers = new LRUCache<FeedList, PreparedAnswer>({ maxSize: mostAnswerBytes, sizeCalculation: (answer) => answer.size });

  constructor(
    private readonly db: Database,
    changes: Changes,
    private readonly now: () => Date,
  ) {
    this.#lists = new Remembered(changes, 20_000, ({ topic }) => (['pages', 'targeting', 'everything'].includes(topic) ? 'all' : 'none'));
    this.#windows = new Remembered(changes, 2, ({ topic }) => (topic === 'pages' || topic === 'everything' ? 'all' : 'none'));
  }

  async answer(name: FeedName, amount: number, targeting: Targeting, prepare: Prepare): Promise<PreparedAnswer> {
    const time = this.now().getTime();
    const read = () => this.#readList(name, amount, targeting);
    let list = await this.#lists.get(`${name} ${amount} ${targeting.key}`, read, (kept) => isWithin(kept, time));
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const answer = this.#answers.get(list) ?? (await this.#assemble(list, prepare));
      if (answer) return answer;
      list = await read();
    }
    throw new Error('The news changed faster than it could be read.');
  }

  async #readList(name: FeedName, amount: number, targeting: Targeting): Promise<FeedList> {
    const now = this.now();
    const { entries, from, until } = await this.#windows.get(name, () => this.#readWindow(name, now), (kept) => isWithin(kept, now.getTime()));
    const own = newestFor(targeting, entries, amount);
    const isComplete = own.length === amount || entries.length < windowLength;
    return { entries: isComplete ? own : await listFeed(this.db, name, amount, targeting, now), from, until };
  }

  async #readWindow(name: FeedName, now: Date): Promise<Window> {
    const [entries, next] = await Promise.all([readWindow(this.db, name, windowLength, now), nextMoment(this.db, now)]);
    return { entries, from: now.getTime(), until: next?.getTime() ?? Infinity };
  }

  /** Nothing when a page was changed after the list was read: it might no longer belong to it. */
  async #assemble(list: FeedList, prepare: Prepare): Promise<PreparedAnswer | undefined> {
    const known = (entry: FeedEntry) => this.#known(entry);
    const missing = list.entries.filter((entry) => !known(entry)).map(({ Id }) => Id);
    const loaded = missing.length > 0 ? await this.#load(missing, prepare) : undefined;
    const parts = list.entries.map((entry) => known(entry) ?? bytesOf(loaded?.get(entry.Id), entry.Version));
    if (!parts.every((part) => part !== undefined)) return undefined;
    const answer = new PreparedAnswer(joined(parts));
    this.#answers.set(list, answer);
    return answer;
  }

  #known({ Id, Version }: FeedEntry): Buffer | undefined {
    return bytesOf(this.#pages.get(Id), Version);
  }

  async #load(ids: readonly number[], prepare: Prepare): Promise<Map<number, PageBytes>> {
    const rows = await findPages(this.db, ids);
    const loaded = rows.map((row) => [row.Id, { version: row.Version, bytes: prepare([pageOf(row)]).bytes.subarray(1, -1) }] as const);
    for (const [id, page] of loaded) this.#pages.set(id, page);
    return new Map(loaded);
  }
}

function newestFor(targeting: Targeting, entries: readonly WindowEntry[], amount: number): FeedEntry[] {
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

function joined(parts: readonly Buffer[]): Buffer {
  const separated = parts.flatMap((part, index) => (index === 0 ? [part] : [comma, part]));
  return Buffer.concat([open, ...separated, close]);
}
