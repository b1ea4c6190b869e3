import { trendingPagesShown } from '#shared/rules/navigation';
import { filledQuery } from '#shared/rules/searchText';
import {
  trendingPageOf,
  trendingProperties,
  trendingQuery,
  type TrendingPage,
} from '#shared/rules/trendingPages';
import { afterAWhile } from '../../data/cache/afterAWhile';
import { connection } from '../../data/connection';
import type { ReadState } from '../../data/readState';
import { searchPages } from '../../data/searchPages';
import { useSession } from '../../data/session';
import { useRead } from '../../data/useRead';

/** The pages of SharePoint that were opened most, of those that the person may see (SAVED-10). */
export function useTrendingPages(operation: string): ReadState<TrendingPage[]> {
  const { trendingMode, coreRootSiteUrl, newsCenterSiteUrl } = useSession().settings;
  const { sharePointUrl } = connection().config;
  const queryText = filledQuery(trendingQuery(trendingMode), {
    tenant: sharePointUrl,
    coreRootSite: (coreRootSiteUrl || sharePointUrl).replace(/\/+$/, ''),
    newsCenterSite: newsCenterSiteUrl,
  });
  return useRead<TrendingPage[]>({
    key: `pages/trending ${queryText}`,
    operation,
    recheckWithin: afterAWhile,
    read: async (signal) => {
      const hits = await searchPages({
        queryText,
        rowLimit: trendingPagesShown,
        selectProperties: trendingProperties,
        sortBy: 'ViewsLifeTime',
        operation,
        signal,
      });
      return hits.map(trendingPageOf);
    },
    isEmpty: (pages) => pages.length === 0,
  });
}
