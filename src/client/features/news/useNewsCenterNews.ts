import type { NewsItem } from '#shared/rules/news/news';
import { newsFromSitePage, withoutOtherTranslations } from '#shared/rules/news/newsFromSitePage';
import { newsWindowStart, sitePagesFilter } from '#shared/rules/news/newsQueries';
import { useSession } from '../../data/session/session';
import { readSitePages } from '../../data/sharePoint/sitePages';
import { useRead } from '../../data/read/useRead';
import { useLocale } from '../../texts/useLocale';
import type { WidgetState } from '../../ui/widget/widgetState';

interface NewsCenterRead {
  /** Beginning of the cache key. */
  name: 'news/personal' | 'news/top';
  topNewsOnly: boolean;
  /** How many at most. */
  top: number;
  operation: string;
  isWanted: boolean;
}

/**
 * News pages of the organisation's news center site in SharePoint, for everyone: not yet filtered
 * for the person. Of translations the one in the language of the interface.
 */
export function useNewsCenterNews({
  name,
  topNewsOnly,
  top,
  operation,
  isWanted,
}: NewsCenterRead): WidgetState<NewsItem[]> {
  const { settings, config } = useSession();
  const locale = useLocale();
  const siteUrl = (settings.newsCenterSiteUrl || config.sharePointUrl).replace(/\/+$/, '');
  return useRead<NewsItem[]>({
    key: `${name} ${siteUrl} ${locale}`,
    isWanted,
    read: async (signal) => {
      const filter = sitePagesFilter({
        from: newsWindowStart(new Date(), settings.amountOfDaysBackInTime),
        topNewsOnly,
      });
      const pages = await readSitePages({ siteUrl, filter, top, operation, signal });
      return withoutOtherTranslations(pages, locale).map((page) =>
        newsFromSitePage(page, { url: siteUrl, name: null }),
      );
    },
  });
}
