import type { ReactNode } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { NewsItem } from '#shared/rules/news/news';
import { listTitleLength, preambleLength, truncated } from '#shared/rules/news/newsText';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { CardLink } from '../../ui/CardLink';
import { Clamped } from '../../ui/text/Clamped';
import { cardGrid, plainList, stacked, title400 } from '../../ui/style/layout';
import { surface } from '../../ui/style/surface';
import { PostFoot } from './PostFoot';

const useStyles = makeStyles({
  list: { ...cardGrid('280px'), ...plainList },
  card: {
    ...surface,
    ...stacked(tokens.spacingVerticalXS),
    position: 'relative',
    boxSizing: 'border-box',
    height: '100%',
    padding: tokens.spacingHorizontalL,
    ':hover': { boxShadow: tokens.shadow8 },
  },
  icon: { color: tokens.colorPaletteBerryForeground1, fontSize: '24px', lineHeight: 0 },
  title: {
    ...title400,
    margin: 0,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  },
  text: { color: tokens.colorNeutralForeground2 },
});

interface PostCardsProps {
  id: string;
  posts: readonly NewsItem[];
  /** The name of the read for the cards, where a message mentions it. */
  operation: string;
  icon?: ReactNode;
}

/** Posts as cards side by side. */
export function PostCards({ id, posts, operation, icon }: PostCardsProps) {
  const styles = useStyles();
  const opensNewTab = useOpensNewTab();
  return (
    <ul id={id} className={styles.list}>
      {posts.map(({ Key, Title, Path, Description, PublishedDate, Author }) => (
        <li key={Key}>
          <article className={styles.card}>
            {icon && (
              <span className={styles.icon} aria-hidden>
                {icon}
              </span>
            )}
            <h3 className={styles.title}>
              <CardLink
                address={Path}
                title={Title}
                shown={truncated(Title, listTitleLength)}
                opensNewTab={opensNewTab}
              />
            </h3>
            {Description && (
              <Clamped lines={3} className={styles.text}>
                {truncated(Description, preambleLength)}
              </Clamped>
            )}
            <PostFoot author={Author} published={PublishedDate} operation={operation} />
          </article>
        </li>
      ))}
    </ul>
  );
}
