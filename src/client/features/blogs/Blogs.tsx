import { useSession } from '../../data/session/session';
import { useTexts } from '../../texts/useTexts';
import type { PlacedWidgetProps } from '../../ui/widget/placedWidget';
import { PostsWidget } from './PostsWidget';

/** The widget with posts of the blog site (BLOG-01). */
export function Blogs(props: PlacedWidgetProps) {
  const { blogSiteUrl, blogArchiveUrl } = useSession().settings;
  const texts = useTexts('blogs');
  return (
    <PostsWidget
      {...props}
      measured="blogs"
      title={useTexts().today.widgets.blogs}
      siteUrl={blogSiteUrl}
      archiveUrl={blogArchiveUrl || blogSiteUrl}
      emptyText={texts.noBlogs}
      older={texts.olderBlogs}
    />
  );
}
