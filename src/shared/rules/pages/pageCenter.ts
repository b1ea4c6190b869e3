import type { PageCenter } from '../../contract/pages/pageCenter';
import type { ListedPage } from '../../contract/pages/pages';
import type { NewsItem } from '../news/news';
import { newsFromPage } from '../news/newsFromPage';
import type { PageFilters } from './pageFilters';

/** Rows at first, and those that "Show more" adds (PAGES-009, PAGES-010). */
export const rowsPerStep = 5;
/** Rows that a list grows to; what is beyond is found by a narrower filter. */
export const maxRows = 500;
/** Most pages that one action changes. */
export const maxChosen = 100;
/** So many pages are counted at most; where there are as many, there may be more. */
export const maxCounted = 10_000;

/** One row of a center: a page of the portal, or one of SharePoint. */
export interface CenterItem extends NewsItem {
  /** Left out for a page of SharePoint. */
  page?: ListedPage;
}

/** A page of the portal as a row. */
export function itemOfPage(page: ListedPage): CenterItem {
  return { ...newsFromPage(page), Path: page.Path, page };
}

export type PageBadge = 'featured' | 'draft' | 'scheduled' | 'archived';

/** The badges of a page, for readers and editors to see at a glance (PAGES-017, PAGES-100). */
export function pageBadges(
  {
    IsFeaturedPage,
    PublishingDate,
    ArchiveDate,
  }: Pick<ListedPage, 'IsFeaturedPage' | 'PublishingDate' | 'ArchiveDate'>,
  now: Date,
): PageBadge[] {
  const badges: (PageBadge | false)[] = [
    IsFeaturedPage && 'featured',
    PublishingDate === null && 'draft',
    PublishingDate !== null && new Date(PublishingDate) > now && 'scheduled',
    ArchiveDate !== null && new Date(ArchiveDate) <= now && 'archived',
  ];
  return badges.filter((badge) => badge !== false);
}

/**
 * The rows of both sources, newest first, with drafts before all others (PAGES-013). Pages of the
 * portal stay in the order in which the server has them.
 */
export function mergedItems(...sources: readonly (readonly CenterItem[])[]): CenterItem[] {
  return sources.flat().sort((one, other) => {
    const [first, second] = [timeOf(one), timeOf(other)];
    return first === second ? 0 : second > first ? 1 : -1;
  });
}

function timeOf({ PublishedDate, page }: CenterItem): number {
  if (PublishedDate !== null) return Date.parse(PublishedDate);
  return page ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}

/** Those with any, or all, of the channels; everything where none is chosen (PAGES-034). */
export function inChannels<T extends Pick<NewsItem, 'Channels'>>(
  items: readonly T[],
  { selectedChannels, channelsMatchingOption }: PageFilters,
): T[] {
  if (selectedChannels.length === 0) return [...items];
  return items.filter(({ Channels }) => {
    const own = new Set(Channels.map(({ ChannelTermId }) => ChannelTermId.toLowerCase()));
    const has = (id: string) => own.has(id);
    return channelsMatchingOption === 1 ? selectedChannels.every(has) : selectedChannels.some(has);
  });
}

/** How many rows there are of each channel, in both sources together (PAGES-036). */
export function channelCounts(
  counted: PageCenter['Channels'],
  others: readonly Pick<NewsItem, 'Channels'>[],
): Map<string, number> {
  const counts = new Map(counted.map(({ ChannelTermId, Count }) => [ChannelTermId, Count]));
  for (const { Channels } of others)
    for (const { ChannelTermId } of Channels) {
      const id = ChannelTermId.toLowerCase();
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  return counts;
}

/** The button below the list (PAGES-011, PAGES-012). */
export function listButton(rows: number, shown: number, total: number): 'more' | 'less' | 'none' {
  if (total > shown && shown < maxRows) return 'more';
  return rows > rowsPerStep ? 'less' : 'none';
}
