import { postsFilter, maxPosts } from '#shared/rules/news/blogPosts';
import type { NewsItem } from '#shared/rules/news/news';
import { newsFromSearch } from '#shared/rules/news/newsFromSearch';
import { newsFromSitePage, withoutOtherTranslations } from '#shared/rules/news/newsFromSitePage';
import { postSearchProperties, sitePostsQuery } from '#shared/rules/news/newsQueries';
import { newsForReader, type NewsReader } from '#shared/rules/news/newsVisibility';
import { namesKey, propertyNames } from '#shared/rules/search/searchProperties';
import { textHash } from '#shared/rules/values/textHash';
import { afterAWhile } from '../../data/cache/afterAWhile';
import { searchPages } from '../../data/sharePoint/searchPages';
import { useSession } from '../../data/session/session';
import { readSitePages } from '../../data/sharePoint/sitePages';
import { useRead } from '../../data/read/useRead';
import { useFollowedChannels, useReadLanguages } from '../../data/targeting/useTerms';
import { useLocale } from '../../texts/useLocale';
import { bothStates, mapState } from '../../ui/widget/combineStates';
import type { WidgetState } from '../../ui/widget/widgetState';

/**
 * The posts of a site that are for the person, by channels and languages, the newest first
 * (BLOG-04..07).
 */
export function usePosts(siteUrl: string, operation: string): WidgetState<NewsItem[]> {
  const { settings } = useSession();
  const terms = bothStates<string[], string[]>(useFollowedChannels(), useReadLanguages());
  const reader = mapState(terms, ([channelTermIds, languageTermIds]): NewsReader => ({
    channelTermIds,
    languageTermIds,
  }));
  const posts = useSitePosts({
    siteUrl: siteUrl.replace(/\/+$/, ''),
    operation,
    languages: reader.state === 'ready' ? reader.value.languageTermIds : undefined,
  });
  const own = mapState(bothStates<NewsReader, NewsItem[]>(reader, posts), ([who, items]) =>
    newsForReader(items, who, settings),
  );
  return own.state === 'ready' && own.value.length === 0 ? { state: 'empty' } : own;
}

interface SitePosts {
  siteUrl: string;
  operation: string;
  /** Ids; nothing while they are not known. */
  languages: readonly string[] | undefined;
}

/**
 * SharePoint's list cannot be filtered by a term: where languages count, its search is asked
 * instead.
 */
function useSitePosts({ siteUrl, operation, languages }: SitePosts): WidgetState<NewsItem[]> {
  const { settings } = useSession();
  const { searchManagedProperties: managedProperties } = settings;
  const locale = useLocale();
  const filters =
    settings.enableLanguageFilteringForSharepointPages &&
    !settings.enableShowNonLanguageContentForAllUsers;
  const own = languages?.length ? languages : [settings.defaultLanguageTermId].filter(Boolean);
  const wanted = filters ? own : [];
  return useRead<NewsItem[]>({
    key: `posts ${siteUrl} ${textHash(wanted.join())} ${locale} ${namesKey(managedProperties)}`,
    isWanted: !filters || languages !== undefined,
    recheckWithin: afterAWhile,
    read: async (signal) => {
      if (wanted.length === 0)
        return (await readList(siteUrl, locale, operation, signal)).map((page) =>
          newsFromSitePage(page, { url: siteUrl, name: null }),
        );
      const names = propertyNames(managedProperties);
      const hits = await searchPages({
        queryText: sitePostsQuery(siteUrl, wanted, names),
        rowLimit: maxPosts,
        selectProperties: postSearchProperties,
        names,
        sortBy: 'FirstPublishedDate',
        operation,
        signal,
      });
      return hits.map(newsFromSearch);
    },
  });
}

async function readList(siteUrl: string, locale: string, operation: string, signal: AbortSignal) {
  return withoutOtherTranslations(
    await readSitePages({
      siteUrl,
      filter: postsFilter,
      top: maxPosts,
      withAuthors: true,
      operation,
      signal,
    }),
    locale,
  );
}
