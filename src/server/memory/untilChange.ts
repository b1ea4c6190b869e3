import { LRUCache } from 'lru-cache';
import type { Change, Changes } from '../db/changes';
import { inTime } from '../db/inTime';
import type { MaybePromise } from '../maybePromise';

/** Milliseconds after which nobody waits for a read that others began; the next one reads again. */
const readTimeout = 15_000;

/**
 * Values read from the database that are kept in memory until something changes. Never older than a
 * change made by this server, and not used at all while changes of other servers could be missed.
 */
export class UntilChange<V extends object> {
  /** Made with its first value: it is made with room for all of them. */
  #values: LRUCache<string, V> | undefined;
  readonly #reading = new Map<string, Promise<V>>();
  #generation = 0;

  /**
   * @param max number of values; the longest unused goes first
   * @param invalidatedBy which changes make which values wrong: all of them, one key, or none
   */
  constructor(
    private readonly changes: Changes,
    private readonly max: number,
    invalidatedBy: (change: Change) => 'all' | { key: string } | 'none',
  ) {
    changes.onChange((change) => this.#invalidate(invalidatedBy(change)));
  }

  /**
   * The kept value, or what `read` answers. `isCurrent` may refuse a kept value, for instance
   * because its time is over.
   */
  get(
    key: string,
    read: () => Promise<V>,
    isCurrent: (value: V) => boolean = () => true,
  ): MaybePromise<V> {
    if (!this.changes.complete) return read();
    const known = this.#values?.get(key);
    if (known && isCurrent(known)) return known;
    return this.#reading.get(key) ?? this.#read(key, read);
  }

  #read(key: string, read: () => Promise<V>): Promise<V> {
    const generation = this.#generation;
    const reading = inTime(read(), readTimeout)
      .then((value) => {
        if (generation === this.#generation && this.changes.complete) this.#keep(key, value);
        return value;
      })
      .finally(() => {
        if (this.#reading.get(key) === reading) this.#reading.delete(key);
      });
    this.#reading.set(key, reading);
    return reading;
  }

  #keep(key: string, value: V): void {
    this.#values ??= new LRUCache({ max: this.max });
    this.#values.set(key, value);
  }

  /**
   * A read that is under way may have seen the old state: later requests must not share it, and it
   * is not kept.
   */
  #invalidate(what: 'all' | { key: string } | 'none'): void {
    if (what === 'none') return;
    this.#generation += 1;
    this.#reading.clear();
    if (what !== 'all') this.#values?.delete(what.key);
    // Clearing goes through every place that a value could have, taken or not.
    else if (this.#values?.size) this.#values.clear();
  }
}
