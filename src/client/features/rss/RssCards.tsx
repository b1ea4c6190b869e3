import { Badge, makeStyles, tokens } from '@fluentui/react-components';
import type { FeedItem } from '#shared/contract/feed';
import { DateText } from '../../ui/DateText';
import { surface } from '../../ui/surface';
import { PostLink } from './PostLink';

const useStyles = makeStyles({
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    display: 'grid',
    gap: tokens.spacingHorizontalL,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  },
  card: {
    position: 'relative',
    boxSizing: 'border-box',
    height: '100%',
    minHeight: '148px',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalL,
    ...surface,
    ':hover': { boxShadow: tokens.shadow8 },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
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
