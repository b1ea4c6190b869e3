import { HeartRegular } from '@fluentui/react-icons/svg/heart';
import { useSession } from '../../data/session/session';
import { useTexts } from '../../texts/useTexts';
import type { PlacedWidgetProps } from '../../ui/widget/placedWidget';
import { PostsWidget } from './PostsWidget';

/** The compliments wall (BLOG-01). */
export function Compliments(props: PlacedWidgetProps) {
  const { complimentsSiteUrl, complimentsArchiveUrl } = useSession().settings;
  const texts = useTexts('blogs');
  return (
    <PostsWidget
      {...props}
      measured="compliments"
      title={useTexts().today.widgets.compliments}
      siteUrl={complimentsSiteUrl}
      archiveUrl={complimentsArchiveUrl || complimentsSiteUrl}
      emptyText={texts.noCompliments}
      older={texts.olderCompliments}
      icon={<HeartRegular />}
    />
  );
}
