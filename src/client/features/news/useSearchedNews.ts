import type { NewsItem } from '#shared/rules/news/news';
import { newsFromSearch } from '#shared/rules/news/newsFromSearch';
import {
  channelQueries,
  followedSitesQueries,
  newsSearchProperties,
  newsWindowStart,
} from '#shared/rules/news/newsQueries';
import { namesKey, propertyNames, type PropertyNames } from '#shared/rules/search/searchProperties';
import { decoded } from '#shared/rules/values/decoded';
import { textHash } from '#shared/rules/values/textHash';
import type { HomeSite } from '#shared/rules/sites/visitedSites';
import { afterAWhile } from '../../data/cache/afterAWhile';
import { readFollowedSites } from '../../data/sharePoint/followedSites';
import { newsCenterSite } from '../../data/sharePoint/newsCenterNews';
import { searchPages } from '../../data/sharePoint/searchPages';
import { useSession } from '../../data/session/session';
import { useRead } from '../../data/read/useRead';
import { useReadByTime } from '../../data/read/useReadByTime';
import { presentDate } from '../../platform/presentTime';
import { mapState } from '../../ui/widget/combineStates';
import type { WidgetState } from '../../ui/widget/widgetState';

/**
 * News of the sites the person follows, found by search; the news center's is read from the site
 * itself (NEWS-28).
 */
export function useFollowedSitesNews({
  operation,
  isWanted,
}: {
  operation: string;
  isWanted: boolean;
}): WidgetState<NewsItem[]> {
  const { settings, config } = useSession();
  const newsCenter = bare(newsCenterSite(settings, config));
  const sites = useRead<HomeSite[]>({
    key: 'sites/followed',
    isWanted,
    read: (signal) => readFollowedSites({ operation, signal }),
    recheckWithin: afterAWhile,
  });
  const news = useSearch({
    name: 'news/followedSites',
    terms: sites.state === 'ready' ? addressesOf(sites.value, newsCenter) : null,
    queries: followedSitesQueries,
    operation,
  });
  if (sites.state !== 'ready') return sites;
  // A site above the news center brings its pages as well.
  return mapState(news, (items) => items.filter(({ SiteUrl }) => bare(SiteUrl) !== newsCenter));
}

function addressesOf(sites: readonly HomeSite[], newsCenter: string): string[] {
  return sites
    .flatMap(({ OriginalUrl, Url }) => OriginalUrl || Url || [])
    .filter((address) => bare(address) !== newsCenter);
}

/** An address by which two of the same site are alike. */
function bare(address: string | null): string {
  return decoded(address ?? '')
    .replace(/\/+$/, '')
    .toLowerCase();
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
  const {
    amountOfDaysBackInTime: days,
    amountOfPersonalNews: rowLimit,
    searchManagedProperties: managedProperties,
  } = useSession().settings;
  useReadByTime(name);
  return useRead<NewsItem[]>({
    key: `${name} ${textHash((terms ?? []).join())} ${rowLimit} ${days} ${namesKey(managedProperties)}`,
    isWanted: terms !== null,
    read: async (signal) => {
      const from = newsWindowStart(presentDate(), days);
      const names = propertyNames(managedProperties);
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
