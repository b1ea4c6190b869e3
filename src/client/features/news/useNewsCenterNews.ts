import type { NewsItem } from '#shared/rules/news/news';
import { useSession } from '../../data/session/session';
import { newsCenterSite, readNewsCenterNews } from '../../data/sharePoint/newsCenterNews';
import { useRead } from '../../data/read/useRead';
import { useReadByTime } from '../../data/read/useReadByTime';
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
  const siteUrl = newsCenterSite(settings, config);
  const { amountOfDaysBackInTime: days } = settings;
  useReadByTime(name);
  return useRead<NewsItem[]>({
    key: `${name} ${siteUrl} ${locale} ${top} ${days}`,
    isWanted,
    read: (signal) =>
      readNewsCenterNews({ siteUrl, settings, topNewsOnly, top, locale, operation, signal }),
  });
}
