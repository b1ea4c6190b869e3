import { trendingPagesShown } from '#shared/rules/pages/navigation';
import { namesKey, propertyNames } from '#shared/rules/search/searchProperties';
import { filledQuery, queryAddresses } from '#shared/rules/search/searchText';
import {
  trendingPageOf,
  trendingProperties,
  trendingQuery,
  type TrendingPage,
} from '#shared/rules/pages/trendingPages';
import { afterAWhile } from '../../data/cache/afterAWhile';
import { connection } from '../../data/connection/connection';
import type { ReadState } from '../../data/read/readState';
import { searchPages } from '../../data/sharePoint/searchPages';
import { useSession } from '../../data/session/session';
import { useRead } from '../../data/read/useRead';

/** The pages of SharePoint that were opened most, of those that the person may see (SAVED-10). */
export function useTrendingPages(operation: string): ReadState<TrendingPage[]> {
  const { settings } = useSession();
  const { searchManagedProperties: managedProperties } = settings;
  const { sharePointUrl } = connection().config;
  const queryText = filledQuery(
    trendingQuery(settings.trendingMode),
    queryAddresses(sharePointUrl, settings),
  );
  return useRead<TrendingPage[]>({
    key: `pages/trending ${queryText} ${namesKey(managedProperties)}`,
    operation,
    recheckWithin: afterAWhile,
    read: async (signal) => {
      const hits = await searchPages({
        queryText,
        rowLimit: trendingPagesShown,
        selectProperties: trendingProperties,
        names: propertyNames(managedProperties),
        sortBy: 'ViewsLifeTime',
        operation,
        signal,
      });
      return hits.map(trendingPageOf);
    },
    isEmpty: (pages) => pages.length === 0,
  });
}
