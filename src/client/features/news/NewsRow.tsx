import { memo } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { NewsItem } from '#shared/rules/news/news';
import { listTitleLength, preambleLength, truncated } from '#shared/rules/news/newsText';
import { hyphenated, stacked, title400 } from '../../ui/style/layout';
import { Picture } from '../../ui/Picture';
import { NewsBadge } from './cards/NewsBadge';
import { NewsFooter } from './cards/NewsFooter';
import { NewsLink } from './NewsLink';
import { NewsMeta } from './cards/NewsMeta';
import type { NewsDisplay } from './useNewsDisplay';
import { useNewsPicture } from '../../data/useNewsPicture';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: tokens.spacingHorizontalL,
    alignItems: 'start',
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalM}`,
    borderRadius: tokens.borderRadiusXLarge,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  picture: {
    width: '112px',
    aspectRatio: '4 / 3',
    borderRadius: tokens.borderRadiusLarge,
    '@media (max-width: 575.98px)': { width: '92px' },
  },
  body: { ...stacked(tokens.spacingVerticalXS), minWidth: 0 },
  title: { ...title400, ...hyphenated, margin: 0, textWrap: 'pretty' },
});

/** Lines of a description in your news (NEWS-51). */
const descriptionLines = 3;

interface NewsRowProps {
  item: NewsItem;
  display: NewsDisplay;
  /** Its description is read without a press. */
  startsOpen?: boolean;
}

/** A post of your news. Drawn again only when it changes, as a card. */
export const NewsRow = memo(function NewsRow({ item, display, startsOpen = false }: NewsRowProps) {
  const styles = useStyles();
  const picture = useNewsPicture(item, { width: 224, height: 168 });
  return (
    <article data-targeted={item.Key} className={styles.root}>
      <div className={styles.body}>
        <NewsBadge item={item} />
        <h3 className={styles.title} {...display.language(item)}>
          <NewsLink
            item={item}
            length={listTitleLength}
            opensNewTab={display.opensNewTab(item.Path)}
          />
        </h3>
        <NewsMeta item={item} counters={display.counters(item)} />
        <NewsFooter
          item={item}
          description={display.hasDescription ? truncated(item.Description, preambleLength) : ''}
          lines={descriptionLines}
          written={display.language(item)}
          startsOpen={startsOpen}
          component="personalNews"
          channels={display.channelsOf(item)}
        />
      </div>
      <Picture
        {...picture}
        alt=""
        backgroundOf={item.Key}
        sizes="150px"
        className={styles.picture}
      />
    </article>
  );
});
