import { LRUCache } from 'lru-cache';

/** A value and how long it may be used from now on, in milliseconds. */
export interface Limited<T> {
  value: T;
  lifetime: number;
}

/** Milliseconds before its end at which a token is renewed, so that it does not end on the way. */
const margin = 60_000;

/**
 * Keeps what was made until shortly before its end, so much of a kind at most; the longest unused
 * goes first. Requests at the same time share one making. A failure is not kept.
 */
export class UntilTime<T extends object> {
  readonly #made: LRUCache<string, Promise<T>>;

  /** @param sizeOf a value's share of `max`; left out: each counts as one */
  constructor(
    max = 5_000,
    private readonly sizeOf: (value: T) => number = () => 1,
  ) {
    this.#made = new LRUCache({ maxSize: max });
  }

  get(key: string, make: () => Promise<Limited<T>>): Promise<T> {
    const known = this.#made.get(key);
    if (known) return known;
    const making = make().then(({ value, lifetime }) => {
      if (this.#made.peek(key) !== making) return value;
      // The cache takes another size of the same value for none.
      this.#made.delete(key);
      const size = Math.max(1, this.sizeOf(value));
      if (lifetime > margin) this.#made.set(key, making, { ttl: lifetime - margin, size });
      return value;
    });
    this.#made.set(key, making, { size: 1 });
    making.catch(() => this.#made.peek(key) === making && this.#made.delete(key));
    return making;
  }

  invalidate(key: string): void {
    this.#made.delete(key);
  }

  clear(): void {
    this.#made.clear();
  }
}
