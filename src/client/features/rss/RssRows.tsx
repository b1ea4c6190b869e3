import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { FeedItem } from '#shared/contract/feed';
import { DateText } from '../../ui/text/DateText';
import { text300 } from '../../ui/style/layout';
import { useRows } from '../../ui/list/rowsStyles';
import { PostLink } from './PostLink';

const useStyles = makeStyles({
  row: {
    position: 'relative',
    borderRadius: tokens.borderRadiusXLarge,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  title: {
    ...text300,
    margin: 0,
    fontWeight: tokens.fontWeightSemibold,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  },
  meta: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalXXS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
});

/** Posts below each other, where there is little room. */
export function RssRows({ id, posts }: { id: string; posts: readonly FeedItem[] }) {
  const [styles, rows] = [useStyles(), useRows()];
  return (
    <ul id={id} className={rows.list}>
      {posts.map((post, index) => (
        <li key={`${post.Url} ${index}`} className={rows.item}>
          <article className={mergeClasses(rows.padded, styles.row)}>
            <h3 className={styles.title}>
              <PostLink post={post} />
            </h3>
            <div className={styles.meta}>
              {post.TagName && <span>{post.TagName}</span>}
              {post.PublishedDate && <DateText value={post.PublishedDate} style="relative" />}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
