import type { MarkedText } from '../../contract/pages/foundPages';

/** Shown at first in each section of the search dialog, and with each "Show more" (SEARCH-29). */
export const rowsAtOnce = 5;
/** SEARCH-21. */
export const suggestionsAtOnce = 5;
/** Milliseconds without a key press after which is searched (SEARCH-22). */
export const searchDelay = 500;
/** Longest text that is searched for. */
export const maxSearchLength = 200;

/** Time filters of the search dialog in days; `any`: no filter (SEARCH-31). */
export const timeRanges = { any: undefined, '7d': 7, '30d': 30, '90d': 90 } as const;
export type TimeRange = keyof typeof timeRanges;

/**
 * First moment of a time filter, at the start of the hour so that the same search can be answered
 * from the cache for a while.
 */
export function sinceOf(range: TimeRange, now: Date): string | undefined {
  const days = timeRanges[range];
  if (days === undefined) return undefined;
  const since = new Date(now.getTime() - days * 86_400_000);
  since.setUTCMinutes(0, 0, 0);
  return since.toISOString();
}

/** The words of a text, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? [];
}

/**
 * A typed text as a query of the Keyword Query Language: every word must occur, the last may be
 * unfinished. Operators and punctuation become plain words or vanish, so that no text is malformed.
 * Empty for a text without words.
 */
export function keywordQuery(text: string): string {
  const words = wordsOf(text);
  return words.length === 0 ? '' : `${words.join(' ')}*`;
}

/** SEARCH-19. */
export function withoutFirstQuote(text: string): string {
  return text.replace("'", '');
}

/** Addresses that queries can name. */
export interface QueryAddresses {
  tenant: string;
  coreRootSite: string;
  newsCenterSite: string;
}

/** The configured addresses; one that is not configured is the tenant's own site. */
export function queryAddresses(
  sharePointUrl: string,
  { coreRootSiteUrl, newsCenterSiteUrl }: { coreRootSiteUrl: string; newsCenterSiteUrl: string },
): QueryAddresses {
  const site = (configured: string) => (configured || sharePointUrl).replace(/\/+$/, '');
  return {
    tenant: sharePointUrl,
    coreRootSite: site(coreRootSiteUrl),
    newsCenterSite: site(newsCenterSiteUrl),
  };
}

/**
 * A query with the addresses in place of `<tenant>`, `<coreRootSite>` and `<newsCenterSite>`
 * (SEARCH-28).
 */
export function filledQuery(query: string, addresses: QueryAddresses): string {
  return query.replace(
    /<(tenant|coreRootSite|newsCenterSite)>/g,
    (_, name: keyof QueryAddresses) => addresses[name],
  );
}

/** A text with the beginnings of words marked that were searched for. */
export function marked(text: string, query: string): MarkedText {
  const words = wordsOf(query).sort((one, other) => other.length - one.length);
  if (words.length === 0) return text ? [{ Text: text, IsMatch: false }] : [];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu');
  const parts = text.split(pattern);
  return parts
    .map((Text, index) => ({ Text, IsMatch: index % 2 === 1 }))
    .filter(({ Text }) => Text !== '');
}
