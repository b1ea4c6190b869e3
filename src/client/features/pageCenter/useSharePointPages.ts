import type { NewsItem } from '#shared/rules/news/news';
import { newsFromSearch } from '#shared/rules/news/newsFromSearch';
import { newsSearchProperties } from '#shared/rules/news/newsQueries';
import { endOf, startOf, type CenterKind, type PageFilters } from '#shared/rules/pages/pageFilters';
import { centerPagesQuery } from '#shared/rules/search/searchQueries';
import { filledQuery } from '#shared/rules/search/searchText';
import { lifetimes } from '../../data/cache/lifetimes';
import { searchPages } from '../../data/sharePoint/searchPages';
import { useSession } from '../../data/session/session';
import { useRead } from '../../data/read/useRead';
import { useTexts } from '../../texts/useTexts';
import type { WidgetState } from '../../ui/widget/widgetState';

interface SharePointPages {
  kind: CenterKind;
  filters: PageFilters;
  isEditor: boolean;
  /** How many rows the list shows. */
  rows: number;
}

/** Up to so many rows of the list, as many pages are asked for; further down, many more. */
const [shortList, fewPages, manyPages] = [50, 100, 500];

/**
 * SharePoint's pages by the filters that its search knows, text and dates; the others are applied
 * to what it finds, so that choosing them asks nothing. Nothing where they do not belong into the
 * list: outside of light mode, without a licence (PAGES-045, PAGES-046), and where only featured or
 * own pages are wanted, which SharePoint cannot tell.
 */
export function useSharePointPages({
  kind,
  filters,
  isEditor,
  rows,
}: SharePointPages): WidgetState<NewsItem[]> | undefined {
  const { settings, licensed, config } = useSession();
  const { sources } = useTexts('pageCenter');
  const isNews = kind === 'news';
  const isWanted =
    settings.enableWorkplaceLight &&
    licensed &&
    config.sharePointUrl !== '' &&
    !(isNews && filters.topNewsOnlyOption === 1) &&
    !(isEditor && filters.onlyCurrentUserPages);
  const query = centerPagesQuery({
    text: filters.searchText,
    isNews,
    from: filters.startDate && startOf(filters.startDate),
    until: filters.endDate && endOf(filters.endDate),
    siteUrl: isNews ? settings.newsCenterSiteUrl : settings.coreRootSiteUrl,
    filter: isNews ? settings.newsArchiveFilter : '',
  });
  const queryText = filledQuery(query, {
    tenant: config.sharePointUrl,
    coreRootSite: settings.coreRootSiteUrl || config.sharePointUrl,
    newsCenterSite: settings.newsCenterSiteUrl || config.sharePointUrl,
  });
  const rowLimit = rows > shortList ? manyPages : fewPages;
  const found = useRead<NewsItem[]>({
    key: `pages/sharePoint ${JSON.stringify([queryText, rowLimit])}`,
    isWanted,
    lifetime: lifetimes.search,
    read: async (signal) => {
      const hits = await searchPages({
        queryText,
        rowLimit,
        selectProperties: newsSearchProperties,
        sortBy: 'FirstPublishedDate',
        operation: sources.sharePoint,
        signal,
      });
      return hits.map(newsFromSearch);
    },
  });
  return isWanted ? found : undefined;
}
