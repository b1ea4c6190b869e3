import { Badge, makeStyles, tokens } from '@fluentui/react-components';
import type { FeedItem } from '#shared/contract/feed';
import { DateText } from '../../ui/text/DateText';
import { cardGrid, plainList, stacked, title400 } from '../../ui/style/layout';
import { surface } from '../../ui/style/surface';
import { PostLink } from './PostLink';

const useStyles = makeStyles({
  list: { ...cardGrid('260px'), ...plainList },
  card: {
    ...surface,
    ...stacked(tokens.spacingVerticalS),
    position: 'relative',
    boxSizing: 'border-box',
    height: '100%',
    minHeight: '148px',
    alignItems: 'flex-start',
    padding: tokens.spacingHorizontalL,
    ':hover': { boxShadow: tokens.shadow8 },
  },
  title: {
    ...title400,
    margin: 0,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  },
  date: {
    marginTop: 'auto',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
});

/** Posts as cards side by side. */
export function RssCards({ id, posts }: { id: string; posts: readonly FeedItem[] }) {
  const styles = useStyles();
  return (
    <ul id={id} className={styles.list}>
      {posts.map((post, index) => (
        <li key={`${post.Url} ${index}`}>
          <article className={styles.card}>
            {post.TagName && (
              <Badge appearance="tint" color="brand" shape="rounded">
                {post.TagName}
              </Badge>
            )}
            <h3 className={styles.title}>
              <PostLink post={post} />
            </h3>
            {post.PublishedDate && (
              <DateText className={styles.date} value={post.PublishedDate} style="relative" />
            )}
          </article>
        </li>
      ))}
    </ul>
  );
}
