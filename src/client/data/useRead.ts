import type { ReadState } from './readState';

/** One thing that can be read, kept under `key` for the signed-in person. */
export interface Read<T> {
  /** Name within the person's cache, e.g. `news/top`; `null`: do not read. */
  key: string | null;
  read: (signal: AbortSignal) => Promise<T>;
  /** Milliseconds that the value may be shown without being asked again; default 3 hours (CACHE-02). */
  lifetime?: number;
  isEmpty?: (value: T) => boolean;
  /** Keep showing the value of the key before while the next one loads. */
  keepPrevious?: boolean;
  /**
   * Milliseconds before expiry from which a cached value is asked for again (CACHE-07).
   * Left out: a value of an earlier visit is shown at once and refreshed behind it.
   */
  recheckWithin?: number;
}

/** Reads through the person's cache. */
export function useRead<T>(read: Read<T>): ReadState<T> {
  void read;
  return { state: 'loading' };
}
