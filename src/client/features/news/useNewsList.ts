import type { NewsItem } from '#shared/rules/news';
import { flattenedTerms } from '#shared/rules/newsDepartments';
import { newsWindowStart } from '#shared/rules/newsQueries';
import { callApi } from '../../data/callApi';
import { useSession } from '../../data/session';
import { useChannelTree } from '../../data/useTerms';
import { useRead } from '../../data/useRead';
import { useLcid } from '../../texts/useLcid';
import { useTexts } from '../../texts/useTexts';
import { valueOr } from '../../ui/combineStates';
import type { WidgetState } from '../../ui/widgetState';
import { newsFromPages } from './newsFromPages';

interface NewsListData {
  news: WidgetState<NewsItem[]>;
  /** Channels to choose from; empty until they are known. */
  channels: { id: string; name: string }[];
}

/**
 * Every kind of published news of the portal in the person's languages (PAGES-033), of one channel
 * or of all, within the news center's range (NEWS-73).
 */
export function useNewsList({
  channel,
  amount,
}: {
  channel: string | null;
  amount: number;
}): NewsListData {
  const { settings } = useSession();
  const operation = useTexts().news.list.failed;
  const tree = useChannelTree(useLcid());
  const pages = useRead({
    // Without the hour at which the list begins: that of before is still worth showing.
    key: `POST /pages/query ${channel ?? ''} ${amount}`,
    read: (signal) => {
      const StartDate = newsWindowStart(new Date(), settings.newsNumberOfDaysBack).toISOString();
      const body = {
        PageType: [1 as const, 2 as const],
        OnlyInCurrentUserLanguages: true,
        StartDate,
        Take: amount,
        ...(channel ? { Channels: [channel] } : {}),
      };
      return callApi('POST /pages/query', { body, operation, signal });
    },
    isEmpty: (items) => items.length === 0,
    keepPrevious: true,
  });
  const terms = flattenedTerms(valueOr(tree, []));
  return {
    news: newsFromPages(pages),
    channels: terms
      .filter(({ IsDeprecated }) => !IsDeprecated)
      .map(({ Guid, Name }) => ({ id: Guid, name: Name })),
  };
}
