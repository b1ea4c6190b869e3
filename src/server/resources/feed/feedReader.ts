import { LRUCache } from 'lru-cache';
import { certain } from '#shared/rules/values/certain';
import { orInTime } from '../../orInTime';
import { fetchFeed } from './fetchFeed';
import type { Item } from './parseFeed';
import { readItems } from './readItems';
import { messageOfError } from '#shared/rules/values/records';

export interface ReadFeed {
  items: readonly Item[];
  /** The last attempt failed; the items are those of the last success. */
  failed: boolean;
}

interface CachedFeed extends ReadFeed {
  etag?: string;
  lastModified?: string;
  /** Milliseconds since 1970; before it nobody is asked again. */
  freshUntil: number;
}

const freshFor = 10 * 60_000;
const retryAfter = 60_000;
/** Milliseconds after which nobody waits for a feed; it is read to its end for those who come later. */
const maxWait = 3_000;

/**
 * Reads feeds for everybody: one request to a feed's server in ten minutes, whatever the number of
 * readers.
 */
export class FeedReader {
  readonly #feeds = new LRUCache<string, CachedFeed>({ max: 500 });
  readonly #reading = new Map<string, Promise<CachedFeed>>();

  constructor(
    private readonly privateHosts: readonly string[],
    private readonly now: () => Date,
    /** Called for each failure, with a sentence. */
    private readonly onFailure: (address: string, reason: string) => void,
  ) {}

  async read(address: string): Promise<ReadFeed> {
    const known = this.#feeds.get(address);
    if (known && this.now().getTime() < known.freshUntil) return known;
    const reading =
      this.#reading.get(address) ??
      this.#refresh(address, known).finally(() => this.#reading.delete(address));
    this.#reading.set(address, reading);
    return orInTime<ReadFeed>(reading, maxWait, () => ({ items: [], failed: true, ...known }));
  }

  async #refresh(address: string, known: CachedFeed | undefined): Promise<CachedFeed> {
    const read = await this.#fetch(address, known).catch((error: unknown): CachedFeed => {
      this.onFailure(address, messageOfError(error));
      return {
        ...known,
        items: known?.items ?? [],
        failed: true,
        freshUntil: this.now().getTime() + retryAfter,
      };
    });
    this.#feeds.set(address, read);
    return read;
  }

  async #fetch(address: string, known: CachedFeed | undefined): Promise<CachedFeed> {
    const answer = await fetchFeed(address, {
      privateHosts: this.privateHosts,
      ...(known ? { known } : {}),
    });
    const freshUntil = this.now().getTime() + freshFor;
    if (answer.kind === 'unchanged') return { ...certain(known), failed: false, freshUntil };
    const { etag, lastModified } = answer;
    return {
      items: await readItems(answer),
      failed: false,
      freshUntil,
      etag,
      lastModified,
    };
  }
}
