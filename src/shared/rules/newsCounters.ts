import type { NewsItem } from './news';
import type { FeatureSettings } from './settings';

type CounterSettings = Pick<FeatureSettings, 'hideNewsLikes' | 'hideNewsComments'>;

/**
 * The two counters of a card; `null`: not shown. Spec: widgets §5.
 * "Suite" is Microsoft 365: news of the product itself shows its counts only above 0 (NEWS-57).
 */
export function newsCounters(
  item: NewsItem,
  settings: CounterSettings,
): { likes: number | null; comments: number | null } {
  const shown = (value: number, isHiddenAtNone: boolean) =>
    value > 0 || (item.IsSharePointNews && !isHiddenAtNone) ? value : null;
  return {
    likes: shown(item.LikesCount, settings.hideNewsLikes === 'HideIfNoLikes'),
    comments: shown(item.CommentsCount, settings.hideNewsComments === 'HideIfNoComments'),
  };
}
