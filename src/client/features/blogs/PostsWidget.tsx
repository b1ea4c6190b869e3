import type { ReactNode } from 'react';
import type { MeasuredWidget } from '#shared/rules/measures/measures';
import { postsPerLoad } from '#shared/rules/news/blogPosts';
import { useOpening } from '../../data/useOpensNewTab';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { FramedWidget } from '../../ui/widget/FramedWidget';
import { RowsPlaceholder } from '../../ui/widget/RowsPlaceholder';
import { ShowMore } from '../../ui/list/ShowMore';
import type { PlacedWidgetProps } from '../../ui/widget/placedWidget';
import { TextLink } from '../../ui/TextLink';
import { useShowMore } from '../../ui/list/useShowMore';
import { PostCards } from './PostCards';
import { usePosts } from './usePosts';

interface PostsWidgetProps extends PlacedWidgetProps {
  measured: MeasuredWidget;
  title: string;
  siteUrl: string;
  /** Where older posts are. */
  archiveUrl: string;
  emptyText: string;
  /** The link to older posts. */
  older: string;
  /** Stands on each card. */
  icon?: ReactNode;
}

/** Posts of one site: six, six more twice, then a link to the older ones (BLOG-02, BLOG-03). */
export function PostsWidget({
  measured,
  place,
  onEmptyChange,
  title,
  siteUrl,
  archiveUrl,
  emptyText,
  older,
  icon,
}: PostsWidgetProps) {
  const { opensInNewTab } = useTexts().widgets;
  const opensNewTab = useOpening()(archiveUrl);
  const { partOf, listId, widget } = useShowMore({ name: siteUrl, perLoad: postsPerLoad });
  return (
    <FramedWidget
      measured={measured}
      ref={widget}
      title={title}
      place={place}
      state={usePosts(siteUrl, title)}
      placeholder={<RowsPlaceholder count={3} />}
      emptyText={emptyText}
      onEmptyChange={onEmptyChange}
    >
      {(posts) => {
        const { shown, more, hasArchiveLink } = partOf(posts);
        return (
          <>
            <PostCards id={listId} posts={shown} operation={title} icon={icon} />
            <ShowMore {...more}>
              {hasArchiveLink && (
                <TextLink
                  inline
                  to={archiveUrl}
                  opensNewTab={opensNewTab}
                  label={opensNewTab ? format(opensInNewTab, { title: older }) : undefined}
                >
                  {older}
                </TextLink>
              )}
            </ShowMore>
          </>
        );
      }}
    </FramedWidget>
  );
}
