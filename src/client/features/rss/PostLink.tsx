import type { FeedItem } from '#shared/contract/feed';
import { truncated } from '#shared/rules/news/newsText';
import { rssTitleLength } from '#shared/rules/news/rss';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { CardLink } from '../../ui/CardLink';

/**
 * The title of a post as the one link of its card (RSS-11); a feed that gives no address leaves it
 * plain.
 */
export function PostLink({ post: { Title, Url } }: { post: FeedItem }) {
  const opensNewTab = useOpensNewTab();
  const shown = truncated(Title, rssTitleLength);
  if (Url === null) return <span title={shown === Title ? undefined : Title}>{shown}</span>;
  return <CardLink address={Url} title={Title} shown={shown} opensNewTab={opensNewTab} />;
}
