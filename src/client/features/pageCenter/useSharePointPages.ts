import type { NewsItem } from '#shared/rules/news/news';
import { newsFromSearch } from '#shared/rules/news/newsFromSearch';
import { newsSearchProperties } from '#shared/rules/news/newsQueries';
import { endOf, startOf, type CenterKind, type PageFilters } from '#shared/rules/pages/pageFilters';
import { namesKey, propertyNames } from '#shared/rules/search/searchProperties';
import { centerPagesQuery } from '#shared/rules/search/searchQueries';
import { filledQuery, queryAddresses } from '#shared/rules/search/searchText';
import { lifetimes } from '../../data/cache/lifetimes';
import { searchPages } from '../../data/sharePoint/searchPages';
import { useSession } from '../../data/session/session';
import { useRead } from '../../data/read/useRead';
import { useTexts } from '../../texts/useTexts';
import type { WidgetState } from '../../ui/widget/widgetState';

interface CenterAsked {
  kind: CenterKind;
  filters: PageFilters;
  isEditor: boolean;
}

interface SharePointPages extends CenterAsked {
  /** How many rows the list shows. */
  rows: number;
  isWanted: boolean;
  /** Those that the list shows to the person; left out while that is not known. */
  choose: ((found: readonly NewsItem[]) => NewsItem[]) | undefined;
}

export interface FoundPages {
  /** Whomever they are for. */
  hits: NewsItem[];
  /** As many as were asked for: there may be more. */
  isMore: boolean;
}

/**
 * Up to so many rows of the list, as many pages are asked for; further down, and where the list
 * shows too few of them, many more.
 */
const [shortList, fewPages, manyPages] = [50, 100, 500];

/**
 * Whether SharePoint's pages belong into the list: in light mode, with a licence (PAGES-045,
 * PAGES-046), and not where only featured or own pages are wanted, which SharePoint cannot tell.
 */
export function useHasSharePointPages({ kind, filters, isEditor }: CenterAsked): boolean {
  const { settings, licensed, config } = useSession();
  return (
    settings.enableWorkplaceLight &&
    licensed &&
    config.sharePointUrl !== '' &&
    !(kind === 'news' && filters.topNewsOnlyOption === 1) &&
    !(isEditor && filters.onlyCurrentUserPages)
  );
}

/**
 * SharePoint's pages by the filters that its search knows, text and dates; the others are applied
 * to what it finds, so that choosing them asks nothing as long as enough is left.
 */
export function useSharePointPages({
  kind,
  filters,
  rows,
  isWanted,
  choose,
}: SharePointPages): WidgetState<FoundPages> {
  const queryText = useCenterQuery(kind, filters);
  const few = useFoundPages(queryText, fewPages, isWanted && rows <= shortList);
  const isShort =
    few.state === 'ready' &&
    few.value.isMore &&
    choose !== undefined &&
    choose(few.value.hits).length <= rows;
  const isLong = rows > shortList || isShort;
  const many = useFoundPages(queryText, manyPages, isWanted && isLong);
  return isLong ? many : few;
}

function useCenterQuery(kind: CenterKind, filters: PageFilters): string {
  const { settings, config } = useSession();
  const isNews = kind === 'news';
  const query = centerPagesQuery({
    text: filters.searchText,
    isNews,
    from: filters.startDate && startOf(filters.startDate),
    until: filters.endDate && endOf(filters.endDate),
    siteUrl: isNews ? settings.newsCenterSiteUrl : settings.coreRootSiteUrl,
    filter: isNews ? settings.newsArchiveFilter : '',
  });
  return filledQuery(query, queryAddresses(config.sharePointUrl, settings));
}

function useFoundPages(
  queryText: string,
  rowLimit: number,
  isWanted: boolean,
): WidgetState<FoundPages> {
  const { sources } = useTexts('pageCenter');
  const { searchManagedProperties: managedProperties } = useSession().settings;
  return useRead<FoundPages>({
    key: `pages/sharePoint ${JSON.stringify([queryText, rowLimit, namesKey(managedProperties)])}`,
    isWanted,
    lifetime: lifetimes.search,
    read: async (signal) => {
      const hits = await searchPages({
        queryText,
        rowLimit,
        selectProperties: newsSearchProperties,
        names: propertyNames(managedProperties),
        sortBy: 'FirstPublishedDate',
        operation: sources.sharePoint,
        signal,
      });
      return { hits: hits.map(newsFromSearch), isMore: hits.length >= rowLimit };
    },
  });
}
