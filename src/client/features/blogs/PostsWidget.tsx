import { useId, type ReactNode } from 'react';
import { postsPerLoad } from '#shared/rules/blogPosts';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { RowsPlaceholder } from '../../ui/RowsPlaceholder';
import { ShowMore } from '../../ui/ShowMore';
import type { StartPageWidgetProps } from '../../ui/startPageWidget';
import { TextLink } from '../../ui/TextLink';
import { useShowMore } from '../../ui/useShowMore';
import { WidgetFrame } from '../../ui/WidgetFrame';
import { WidgetSection } from '../../ui/WidgetSection';
import { PostCards } from './PostCards';
import { usePosts } from './usePosts';

interface PostsWidgetProps extends StartPageWidgetProps {
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
  place,
  onEmptyChange,
  title,
  siteUrl,
  archiveUrl,
  emptyText,
  older,
  icon,
}: PostsWidgetProps) {
  const listId = useId();
  const { opensInNewTab } = useTexts().widgets;
  const opensNewTab = useOpensNewTab();
  const { stateFor, onMore, onLess, widget } = useShowMore({
    perLoad: postsPerLoad,
    step: postsPerLoad,
  });
  return (
    <WidgetSection title={title} place={place} ref={widget}>
      <WidgetFrame
        name={title}
        state={usePosts(siteUrl, title)}
        placeholder={<RowsPlaceholder count={3} />}
        emptyText={emptyText}
        onEmptyChange={onEmptyChange}
      >
        {(posts) => {
          const { shown, button, hasArchiveLink } = stateFor(posts.length);
          return (
            <>
              <PostCards id={listId} posts={posts.slice(0, shown)} icon={icon} />
              <ShowMore
                button={button}
                count={Math.min(posts.length, shown)}
                controls={listId}
                onMore={onMore}
                onLess={onLess}
              >
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
      </WidgetFrame>
    </WidgetSection>
  );
}
