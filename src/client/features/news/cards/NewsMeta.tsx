import type { ReactNode } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import { CommentRegular } from '@fluentui/react-icons/svg/comment';
import { HeartRegular } from '@fluentui/react-icons/svg/heart';
import type { NewsItem } from '#shared/rules/news/news';
import { countText } from '../../../texts/formatters';
import { plural } from '../../../texts/plural';
import { useLocale } from '../../../texts/useLocale';
import { useTexts } from '../../../texts/useTexts';
import { DateText } from '../../../ui/text/DateText';
import { useHiddenText } from '../../../ui/style/hiddenText';
import { oneLine, square, text200 } from '../../../ui/style/layout';

const useStyles = makeStyles({
  // Beside the line, so that nothing moves when it comes or goes.
  unread: {
    ...square('6px'),
    position: 'absolute',
    top: '7px',
    insetInlineStart: '-11px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandForeground1,
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'CanvasText',
    },
  },
  root: {
    ...text200,
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXXS,
    color: tokens.colorNeutralForeground3,
  },
  site: { ...oneLine, maxWidth: '100%' },
  counters: { display: 'inline-flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
  counter: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    fontVariantNumeric: 'tabular-nums',
  },
});

interface NewsMetaProps {
  item: NewsItem;
  counters: { likes: number | null; comments: number | null };
}

/** When and where a post appeared, and how it was received. */
export function NewsMeta({ item, counters }: NewsMetaProps) {
  const styles = useStyles();
  const { hidden } = useHiddenText();
  const texts = useTexts().news;
  return (
    <div className={styles.root}>
      {item.IsUnread && (
        <span className={styles.unread}>
          <span className={hidden}>{texts.unread}</span>
        </span>
      )}
      {item.PublishedDate && <DateText value={item.PublishedDate} style="relative" />}
      {item.SiteName && (
        <span className={styles.site} title={item.SiteName}>
          {item.SiteName}
        </span>
      )}
      <span className={styles.counters}>
        {counters.likes !== null && (
          <Counter
            count={counters.likes}
            forms={texts.likes}
            icon={<HeartRegular fontSize={16} />}
          />
        )}
        {counters.comments !== null && (
          <Counter
            count={counters.comments}
            forms={texts.comments}
            icon={<CommentRegular fontSize={16} />}
          />
        )}
      </span>
    </div>
  );
}

function Counter({
  count,
  forms,
  icon,
}: {
  count: number;
  forms: { one: string; other: string };
  icon: ReactNode;
}) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const locale = useLocale();
  const words = plural(forms, count, locale);
  return (
    <span className={styles.counter} title={words}>
      <span aria-hidden>{icon}</span>
      <span aria-hidden>{countText(count, locale, { notation: 'compact' })}</span>
      <span className={hidden.hidden}>{words}</span>
    </span>
  );
}
