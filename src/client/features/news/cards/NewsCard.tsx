import { memo } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { NewsItem } from '#shared/rules/news/news';
import { featuredTitleLength } from '#shared/rules/news/newsText';
import { hyphenated, stacked, title400 } from '../../../ui/style/layout';
import { Picture } from '../../../ui/Picture';
import { surface } from '../../../ui/style/surface';
import { leadInLine, leadPictureInLine, wide } from './featuredGridStyles';
import { NewsBadge } from './NewsBadge';
import { NewsFooter } from './NewsFooter';
import { NewsLink } from '../NewsLink';
import { NewsMeta } from './NewsMeta';
import type { NewsDisplay } from '../useNewsDisplay';
import { useNewsPicture } from '../../../data/useNewsPicture';

const narrow = '@container featured (max-width: 639.98px)';
const wider = '@container featured (min-width: 800px)';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    minWidth: 0,
    overflow: 'hidden',
    ...surface,
    '@media (prefers-reduced-motion: no-preference)': {
      transitionProperty: 'box-shadow, border-color',
      transitionDuration: tokens.durationNormal,
    },
    ':hover': {
      boxShadow: tokens.shadow8,
      borderTopColor: tokens.colorNeutralStroke1,
      borderRightColor: tokens.colorNeutralStroke1,
      borderBottomColor: tokens.colorNeutralStroke1,
      borderLeftColor: tokens.colorNeutralStroke1,
    },
  },
  picture: {
    aspectRatio: '16 / 9',
    flexShrink: 0,
    '@media (max-width: 767.98px)': { aspectRatio: '2 / 1' },
  },
  body: {
    ...stacked(tokens.spacingVerticalS),
    flexGrow: 1,
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    paddingBottom: tokens.spacingVerticalM,
  },
  title: { ...title400, ...hyphenated, margin: 0, textWrap: 'pretty' },
  space: { flexGrow: 1 },
  leadRoot: { [leadInLine]: { flexDirection: 'row' } },
  leadPicture: { [leadInLine]: leadPictureInLine },
  aloneRoot: { [narrow]: { flexDirection: 'row' } },
  alonePicture: { [narrow]: { aspectRatio: 'auto', flex: '0 0 45%', minHeight: '156px' } },
  leadBody: {
    justifyContent: 'center',
    gap: tokens.spacingVerticalM,
    [wide]: { padding: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXL}` },
  },
  leadTitle: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    [wider]: {
      fontSize: tokens.fontSizeBase600,
      lineHeight: tokens.lineHeightBase600,
      letterSpacing: '-0.01em',
    },
  },
  leadDescription: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase400 },
});

/** A slide of a phone; beside the text, a picture in landscape fills the height of the lead's. */
const leadSizes = '(max-width: 767.98px) 80vw, 612px';
const cardSizes = '(max-width: 767.98px) 80vw, 360px';

/** Lines of a description in featured news (NEWS-50). */
const descriptionLines = 6;

interface NewsCardProps {
  item: NewsItem;
  display: NewsDisplay;
  /** The strong first card of the block. */
  isLead?: boolean;
  /** It has a row of a narrow block to itself. */
  isAlone?: boolean;
  /** Its picture is asked for at once; default: the lead's. */
  isFirst?: boolean;
}

/**
 * A post of featured news. Drawn again only when it changes: every source that answers concerns the
 * list.
 */
export const NewsCard = memo(function NewsCard({
  item,
  display,
  isLead = false,
  isAlone = false,
  isFirst = isLead,
}: NewsCardProps) {
  const styles = useStyles();
  const picture = useNewsPicture(
    item,
    isLead ? { width: 960, height: 720 } : { width: 480, height: 270 },
  );
  return (
    <article
      data-targeted={item.Key}
      className={mergeClasses(styles.root, isLead && styles.leadRoot, isAlone && styles.aloneRoot)}
    >
      <Picture
        {...picture}
        alt=""
        backgroundOf={item.Key}
        sizes={isLead ? leadSizes : cardSizes}
        isFirst={isFirst}
        className={mergeClasses(
          styles.picture,
          isLead && styles.leadPicture,
          isAlone && styles.alonePicture,
        )}
      />
      <div className={mergeClasses(styles.body, isLead && styles.leadBody)}>
        <NewsBadge item={item} />
        <h3
          className={mergeClasses(styles.title, isLead && styles.leadTitle)}
          {...display.language(item)}
        >
          <NewsLink
            item={item}
            length={featuredTitleLength}
            opensNewTab={display.opensNewTab(item.Path)}
          />
        </h3>
        <NewsMeta item={item} counters={display.counters(item)} />
        {!isLead && <div className={styles.space} />}
        <NewsFooter
          item={item}
          description={display.hasDescription ? item.Description : ''}
          lines={descriptionLines}
          written={display.language(item)}
          startsOpen={isLead}
          component="featuredNews"
          channels={display.channelsOf(item)}
          className={isLead ? styles.leadDescription : undefined}
        />
      </div>
    </article>
  );
});
