import type { NewsItem } from '#shared/rules/news/news';
import { personalNewsSources } from '#shared/rules/news/newsSources';
import { mergeNews } from '#shared/rules/news/newsOrder';
import { newsSince } from '#shared/rules/news/newsSince';
import { newsForReader, type NewsReader } from '#shared/rules/news/newsVisibility';
import { useLastVisit } from '../../data/components/visits';
import { apiRead } from '../../data/connection/apiRead';
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
import { useAnySiteNews, useFollowedSitesNews } from './useSearchedNews';
import { newsFromPages } from './newsFromPages';

/**
 * The person's own news of all sources that apply, newest first; `amount` are asked for. Spec:
 * widgets §4.
 */
export function useYourNews(amount: number): WidgetState<SourceList<NewsItem>> {
  const { settings, licensed, config, user } = useSession();
  const { sources: names } = useTexts().news;
  const circumstances = {
    isLight: settings.enableWorkplaceLight,
    isLicensed: licensed,
    hasSharePoint: config.sharePointUrl !== '',
  };
  const wanted = personalNewsSources(
    circumstances,
    settings.newsModePersonalNews,
    user.ShowNewsFromFollowedSites,
  );
  const reader = useNewsReader(wanted.newsCenter || wanted.anySite);
  const product = useProductNews(
    wanted.product ? Math.min(amount, settings.amountOfPersonalNews) : null,
    names.product,
  );
  const newsCenter = useNewsCenterNews({
    name: 'news/personal',
    topNewsOnly: false,
    top: settings.amountOfPersonalNews,
    operation: names.newsCenter,
    isWanted: wanted.newsCenter,
  });
  const followedSites = useFollowedSitesNews({
    operation: names.followedSites,
    isWanted: wanted.followedSites,
  });
  const anySite = useAnySiteNews({
    operation: names.anySite,
    channelTermIds: wanted.anySite && reader.state === 'ready' ? reader.value.channelTermIds : null,
  });

  const forReader = (name: string, state: WidgetState<NewsItem[]>): Source<NewsItem> => ({
    name,
    needs: { name: names.reader, state: reader },
    state: mapState(bothStates<NewsReader, NewsItem[]>(reader, state), ([who, items]) =>
      newsForReader(items, who, settings),
    ),
  });
  const mark = useReadMarks();
  const since = useLastVisit('personalNews');
  const sources: Source<NewsItem>[] = [];
  if (wanted.product) sources.push({ name: names.product, state: product });
  if (wanted.newsCenter) sources.push(forReader(names.newsCenter, newsCenter));
  if (wanted.followedSites) sources.push(forReader(names.followedSites, followedSites));
  if (wanted.anySite) sources.push(forReader(names.anySite, anySite));
  const isOverdue = useOverdue(sources.some(({ state }) => state.state === 'loading'));
  return mapState(combineSources(sources, { isOverdue, merge: mergeNews }), (list) => ({
    ...list,
    items: mark(newsSince(list.items, since)),
  }));
}

function useProductNews(amount: number | null, operation: string): WidgetState<NewsItem[]> {
  return newsFromPages(
    useRead({
      ...apiRead('GET /pages/news/my', { query: { amount: amount ?? 0 }, operation }),
      isWanted: amount !== null,
      keepPrevious: true,
    }),
  );
}
