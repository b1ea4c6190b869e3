const minute = 60_000;
const hour = 60 * minute;

/** How long cached values live, in milliseconds. Spec: core §9, content §9. */
export const lifetimes = {
  /** Where nothing else is given (CACHE-02, CACHE-21). */
  standard: 3 * hour,
  /** CACHE-03. */
  search: 15 * minute,
  /** Flags that channels and languages have been synchronised (CACHE-04). */
  syncFlags: 24 * hour,
  /** CACHE-05. */
  channelSelection: 24 * hour,
  /** CACHE-06. */
  channelTree: 24 * hour,
  /** CACHE-09. */
  languageTerms: 24 * hour,
  /** A person's unstored writing: as long as the server keeps it. */
  workingCopy: 90 * 24 * hour,
  /** When the person was last somewhere, which another build leaves as it is. */
  visit: 365 * 24 * hour,
} as const;

/**
 * Channel tree and language terms are requested again from this long before their expiry (CACHE-07,
 * CACHE-20).
 */
export const termsRecheckWithin = 30 * minute;

/** Channel calls are repeated at most this often (CACHE-08). */
export const channelRetries = 3;

/** Milliseconds until midnight where the person is; for the restaurant menu (CACHE-11). */
export function untilEndOfDay(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}
