import type { Feed, FeedItem } from '../../contract/feed';
import type { Breakpoint } from './newsBatch';
import type { FeatureSettings } from '../settings/settings';

type RssConfig = FeatureSettings['rssFeedConfig'];
export type RssSource = NonNullable<RssConfig['feedLinksAndTagName']>[number];

/**
 * Posts of one page with the setting Small (RSS-05) and with a larger one (RSS-06), by breakpoint.
 */
const small: Readonly<Record<Breakpoint, number>> = {
  xs: 2,
  sm: 2,
  md: 4,
  lg: 3,
  xl: 3,
  xxl: 4,
  xxxl: 4,
};
/** Posts of one page in the compact layout (RSS-07). */
const compactPerPage = 4;
/** Pages that are asked for at once (RSS-04). */
const pages = 3;
/** Presses of "Show more" (RSS-08). */
export const maxRssPages = 2;
/** Longest title in characters (RSS-11). */
export const rssTitleLength = 100;

/** Posts of one page. */
export function rssPerPage(
  { amountToShowPerLoad }: RssConfig,
  breakpoint: Breakpoint,
  isCompact: boolean,
): number {
  if (isCompact) return compactPerPage;
  return small[breakpoint] * (amountToShowPerLoad === 'Small' ? 1 : 2);
}

/** Posts that are asked for of each feed (RSS-04). */
export function rssAmount(perPage: number): number {
  return perPage * pages;
}

/** The sources that have an address. */
export function configuredSources({ feedLinksAndTagName = [] }: RssConfig): RssSource[] {
  return feedLinksAndTagName.filter(
    ({ FeedLink }) => typeof FeedLink === 'string' && FeedLink.trim() !== '',
  );
}

/**
 * The sources without a language and those in one that the person reads; ids of language terms
 * (RSS-09).
 */
export function sourcesInLanguages(
  sources: readonly RssSource[],
  languages: readonly string[],
): RssSource[] {
  const own = new Set(languages.map((id) => id.toLowerCase()));
  return sources.filter(({ Language }) => !Language || own.has(Language.toLowerCase()));
}

/**
 * The posts of all feeds, the newest first and at most so many; those without a title are left out
 * (RSS-10).
 */
export function newestPosts(feeds: readonly Feed[], amount: number): FeedItem[] {
  const titled = feeds.flatMap(({ Items }) => Items).filter(({ Title }) => Title.trim() !== '');
  return titled.sort((one, other) => time(other) - time(one)).slice(0, amount);
}

/** A post without a date stands after those with one. */
function time({ PublishedDate }: FeedItem): number {
  return PublishedDate === null ? 0 : Date.parse(PublishedDate) || 0;
}
