import { commentsOrigin } from '../pages/commentsPage';
import type { NewsItem } from './news';
import type { FeatureSettings } from '../settings/settings';

type CounterSettings = Pick<
  FeatureSettings,
  'hideNewsLikes' | 'hideNewsComments' | 'commentoScriptUrl'
>;

/**
 * The two counters of a card; `null`: not shown. Spec: widgets §5.
 * "Suite" is Microsoft 365. News of the product shows a count above 0 (NEWS-57); comments only where
 * there is a service for them, as its page does.
 */
export function newsCounters(
  item: NewsItem,
  settings: CounterSettings,
): { likes: number | null; comments: number | null } {
  const { LikesCount, CommentsCount } = item;
  if (!item.IsSharePointNews) {
    const hasComments = CommentsCount > 0 && commentsOrigin(settings.commentoScriptUrl);
    return { likes: LikesCount || null, comments: hasComments ? CommentsCount : null };
  }
  const isShown = (count: number, isHiddenAtNone: boolean) => count > 0 || !isHiddenAtNone;
  return {
    likes: isShown(LikesCount, settings.hideNewsLikes === 'HideIfNoLikes') ? LikesCount : null,
    comments: isShown(CommentsCount, settings.hideNewsComments === 'HideIfNoComments')
      ? CommentsCount
      : null,
  };
}
