/** How a value lies in the cache (CACHE-01). Times are ISO 8601. */
export interface CacheEntry<T = unknown> {
  Data: T;
  AddedToCache: string;
  AbsoluteExpirationDate: string;
  /** The value's subject has changed since: it is shown only where the new answer cannot be had. */
  Outdated?: true;
}

/** Wraps a value that was read now and may be shown for `lifetime` milliseconds. */
export function wrap<T>(value: T, lifetime: number, now: Date): CacheEntry<T> {
  return {
    Data: value,
    AddedToCache: now.toISOString(),
    AbsoluteExpirationDate: new Date(now.getTime() + lifetime).toISOString(),
  };
}

/** For how many milliseconds an entry was to be kept when it was added. */
export function lifetimeOf({ AddedToCache, AbsoluteExpirationDate }: CacheEntry): number {
  return Date.parse(AbsoluteExpirationDate) - Date.parse(AddedToCache);
}

/**
 * True for an entry that is past its time, and for anything that is no entry at all: a damaged one
 * is as good as none.
 */
export function isExpired(entry: unknown, now: Date): boolean {
  const expires = (entry as CacheEntry | undefined)?.AbsoluteExpirationDate;
  return !(Date.parse(expires ?? '') > now.getTime());
}
