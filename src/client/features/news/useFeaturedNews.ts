import { useEffect } from 'react';
import type { NewsItem } from '#shared/rules/news/news';
import { topNewsSources } from '#shared/rules/news/newsSources';
import { mergeNews } from '#shared/rules/news/newsOrder';
import { newsSince } from '#shared/rules/news/newsSince';
import { newsForReader } from '#shared/rules/news/newsVisibility';
import { notifyFirstContent } from '../../data/read/firstContent';
import { firstReadsBegan } from '../../data/read/firstReads';
import { useLastVisit } from '../../data/components/visits';
import { invalidate } from '../../data/read/invalidate';
import { topNewsReads } from '../../data/portalReads/newsReads';
import { topNewsRead } from '../../data/productNews';
import { topNewsAsked } from '../../data/sharePoint/newsCenterNews';
import { useSession } from '../../data/session/session';
import { useRead } from '../../data/read/useRead';
import { useTexts } from '../../texts/useTexts';
import type { WidgetState } from '../../ui/widget/widgetState';
import { combineSources, type Source, type SourceList } from '../../ui/widget/combineSources';
import { bothStates, mapState } from '../../ui/widget/combineStates';
import { useNewsCenterNews } from './useNewsCenterNews';
import { useNewsReader } from './useNewsReader';
import { useReadMarks } from './useReadMarks';
import { useOverdue } from '../../ui/widget/useOverdue';
import { newsFromPages } from './newsFromPages';

/**
 * Top news of all sources that apply to the person, newest first; `amount` are asked for. Spec:
 * widgets §4.
 */
export function useFeaturedNews(amount: number): WidgetState<SourceList<NewsItem>> {
  const { settings, licensed, config } = useSession();
  const { sources: names } = useTexts().news;
  const wanted = topNewsSources({
    isLight: settings.enableWorkplaceLight,
    isLicensed: licensed,
    hasSharePoint: config.sharePointUrl !== '',
  });
  const reader = useNewsReader(wanted.newsCenter);
  const pages = useRead({
    ...topNewsRead(amount, names.product),
    isWanted: wanted.product,
    keepPrevious: true,
  });
  const product = newsFromPages(pages);
  const newsCenter = useNewsCenterNews({
    name: 'news/top',
    topNewsOnly: true,
    top: topNewsAsked(settings),
    operation: names.newsCenter,
    isWanted: wanted.newsCenter,
  });

  const mark = useReadMarks();
  const since = useLastVisit('featuredNews');
  const sources: Source<NewsItem>[] = [];
  if (wanted.product) sources.push({ name: names.product, state: product });
  if (wanted.newsCenter)
    sources.push({
      name: names.newsCenter,
      needs: { name: names.reader, state: reader },
      state: mapState(bothStates(newsCenter, reader), ([items, who]) =>
        newsForReader(items, who, settings),
      ),
    });
  const hasOwn = !wanted.product || product.state !== 'loading';
  useEffect(() => {
    if (hasOwn) notifyFirstContent();
  }, [hasOwn]);
  const isOverdue = useOverdue(
    sources.some(({ state }) => state.state === 'loading'),
    { began: firstReadsBegan() },
  );
  return mapState(combineSources(sources, { isOverdue, merge: mergeNews }), (list) => ({
    ...list,
    items: mark(newsSince(list.items, since)),
  }));
}

/** Everything that shows top news reads it again; fires before top news is fetched (NEWS-32). */
export function reloadAllTopNews(): void {
  void invalidate(...topNewsReads);
}
