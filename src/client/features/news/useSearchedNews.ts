import type { NewsItem } from '#shared/rules/news/news';
import { newsFromSearch } from '#shared/rules/news/newsFromSearch';
import {
  channelQueries,
  followedSitesQueries,
  maxFollowedSites,
  newsSearchProperties,
  newsWindowStart,
} from '#shared/rules/news/newsQueries';
import { propertyNames, type PropertyNames } from '#shared/rules/search/searchProperties';
import { textHash } from '#shared/rules/values/textHash';
import type { HomeSite } from '#shared/rules/sites/visitedSites';
import { afterAWhile } from '../../data/cache/afterAWhile';
import { readFollowedSites } from '../../data/sharePoint/followedSites';
import { searchPages } from '../../data/sharePoint/searchPages';
import { useSession } from '../../data/session/session';
import { useRead } from '../../data/read/useRead';
import type { WidgetState } from '../../ui/widget/widgetState';

/** News of the sites the person follows, found by search (NEWS-28). */
export function useFollowedSitesNews({
  operation,
  isWanted,
}: {
  operation: string;
  isWanted: boolean;
}): WidgetState<NewsItem[]> {
  const sites = useRead<HomeSite[]>({
    key: 'sites/followed',
    isWanted,
    read: (signal) => readFollowedSites(maxFollowedSites, { operation, signal }),
    recheckWithin: afterAWhile,
  });
  const news = useSearch({
    name: 'news/followedSites',
    terms: sites.state === 'ready' ? addressesOf(sites.value) : null,
    queries: followedSitesQueries,
    operation,
  });
  return sites.state === 'ready' ? news : sites;
}

function addressesOf(sites: readonly HomeSite[]): string[] {
  return sites.flatMap(({ OriginalUrl, Url }) => OriginalUrl || Url || []);
}

/**
 * News of any site that carries one of the channels (NEWS-29); `null`: the channels are not known
 * yet.
 */
export function useAnySiteNews({
  operation,
  channelTermIds,
}: {
  operation: string;
  channelTermIds: readonly string[] | null;
}): WidgetState<NewsItem[]> {
  return useSearch({
    name: 'news/anySite',
    terms: channelTermIds,
    queries: channelQueries,
    operation,
  });
}

interface Search {
  name: 'news/anySite' | 'news/followedSites';
  terms: readonly string[] | null;
  queries: (terms: readonly string[], from: Date, names: PropertyNames) => string[];
  operation: string;
}

function useSearch({ name, terms, queries, operation }: Search): WidgetState<NewsItem[]> {
  const { settings } = useSession();
  const { amountOfDaysBackInTime: days, amountOfPersonalNews: rowLimit } = settings;
  return useRead<NewsItem[]>({
    key: `${name} ${textHash((terms ?? []).join())} ${rowLimit} ${days}`,
    isWanted: terms !== null,
    read: async (signal) => {
      const from = newsWindowStart(new Date(), days);
      const names = propertyNames(settings.searchManagedProperties);
      const search = (queryText: string) =>
        searchPages({
          queryText,
          rowLimit,
          selectProperties: newsSearchProperties,
          names,
          sortBy: 'FirstPublishedDate',
          operation,
          signal,
        });
      const hits = await Promise.all(queries(terms ?? [], from, names).map(search));
      return hits.flat().map(newsFromSearch);
    },
  });
}
