import { LRUCache } from 'lru-cache';

interface Times {
  /** Milliseconds after which a value is made anew, behind those who get it meanwhile. */
  freshFor: number;
  /** Milliseconds after which it counts no more. */
  keptFor: number;
  /** Milliseconds in which nothing is made anew after that has failed. */
  pause: number;
}

interface Kept<T> {
  value: T;
  madeAt: number;
  /** When it may be made anew. */
  renewedFrom: number;
}

/**
 * Keeps what takes long to make, so many of a kind at most; the longest unused goes first. Nobody
 * waits for a new value while there is one: the old one is answered until the new one is whole, or
 * for as long as none can be made, within its time. Requests at the same time share one making. A
 * failure is not kept.
 */
export class RenewedBehind<T extends object> {
  readonly #kept: LRUCache<string, Kept<T>>;
  readonly #making = new Map<string, Promise<T>>();

  /** @param onFailure called for each making that fails, also where nobody waits for it any more */
  constructor(
    max: number,
    private readonly times: Times,
    private readonly onFailure: (error: unknown) => void,
    private readonly now: () => number = Date.now,
  ) {
    this.#kept = new LRUCache({ max });
  }

  async get(key: string, make: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key);
    const now = this.now();
    if (!kept || now >= kept.madeAt + this.times.keptFor) return this.#made(key, make);
    if (now >= kept.renewedFrom)
      this.#made(key, make).catch(() => {
        kept.renewedFrom = this.now() + this.times.pause;
      });
    return kept.value;
  }

  /** Drops all values; one that is being made will not be kept either. */
  clear(): void {
    this.#kept.clear();
    this.#making.clear();
  }

  #made(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#making.get(key);
    if (known) return known;
    const making = make()
      .then((value) => {
        const madeAt = this.now();
        if (this.#making.get(key) === making)
          this.#kept.set(key, { value, madeAt, renewedFrom: madeAt + this.times.freshFor });
        return value;
      })
      .catch((error: unknown) => {
        this.onFailure(error);
        throw error;
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key);
      });
    this.#making.set(key, making);
    return making;
  }
}
