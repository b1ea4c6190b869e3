import type { NewsItem } from '#shared/rules/news/news';
import { truncated } from '#shared/rules/news/newsText';
import { CardLink } from '../../ui/CardLink';
import { Clamped } from '../../ui/text/Clamped';

interface NewsLinkProps {
  item: NewsItem;
  /** Longest title in characters (NEWS-47, NEWS-48). */
  length: number;
  opensNewTab: boolean;
  className?: string;
}

/** The title of a post as the one link of its card; clamped to two lines (NEWS-49). */
export function NewsLink({ item, length, opensNewTab, className }: NewsLinkProps) {
  const shown = truncated(item.Title, length);
  return (
    <CardLink
      address={item.Path}
      title={item.Title}
      shown={shown}
      opensNewTab={opensNewTab}
      className={className}
    >
      <Clamped lines={2}>{shown}</Clamped>
    </CardLink>
  );
}
