import { useLayoutEffect, useRef } from 'react';
import { Badge, Button, Tooltip, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import type { UserItemToRead } from '#shared/contract/userItemsToRead';
import { isOverdue } from '#shared/rules/requiredReading';
import { useLastVisit } from '../../data/components/visits';
import { format } from '../../texts/format';
import { dateFormat } from '../../texts/formatters';
import { useRequiredReadingTexts } from '../../texts/requiredReading';
import { useLocale } from '../../texts/useLocale';
import { CardLink } from '../../ui/CardLink';
import { useHiddenText } from '../../ui/hiddenText';
import { useRows } from '../../ui/rowsStyles';

const useStyles = makeStyles({
  row: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '68px',
    boxSizing: 'border-box',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':hover [data-mark], :focus-within [data-mark]': { opacity: 1 },
  },
  words: { flexGrow: 1, display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, minWidth: 0 },
  title: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  read: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
  facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  mark: {
    // Above the surface of the link.
    position: 'relative',
    flexShrink: 0,
    minWidth: '44px',
    minHeight: '44px',
    '@media (hover: hover)': { opacity: 0 },
  },
});

interface ReadingRowProps {
  item: UserItemToRead;
  now: Date;
  /** Offered while the item is unread (READING-10). */
  onMark?: (() => void) | undefined;
  onOpen?: (() => void) | undefined;
  /** The row has gone, and the keyboard was in it. */
  onGone: () => void;
}

/** One thing to read: it opens in a new tab (READING-04), and is struck through when it has been read (READING-03). */
export function ReadingRow({ item, now, onMark, onOpen, onGone }: ReadingRowProps) {
  const [styles, rows, { hidden }] = [useStyles(), useRows(), useHiddenText()];
  const texts = useRequiredReadingTexts();
  const row = useRef<HTMLLIElement>(null);
  const gone = useRef(onGone);
  useLayoutEffect(() => {
    const element = row.current;
    const tell = gone.current;
    return () => {
      if (element?.contains(document.activeElement)) tell();
    };
  }, []);
  return (
    <li ref={row} className={mergeClasses(rows.item, rows.padded, styles.row)}>
      <span className={styles.words}>
        <span>
          <CardLink address={item.Url} title={item.Title} shown={item.Title} opensNewTab className={mergeClasses(styles.title, item.HasRead && styles.read)} onOpen={onOpen}>
            {item.HasRead ? <s>{item.Title}</s> : item.Title}
          </CardLink>
          {item.HasRead && <span className={hidden}>, {texts.isRead}</span>}
        </span>
        <Facts item={item} now={now} />
      </span>
      {onMark && !item.HasRead && (
        <Tooltip content={texts.mark} relationship="inaccessible">
          <Button className={styles.mark} data-mark="" appearance="subtle" icon={<CheckmarkRegular />} aria-label={`${texts.mark}: ${item.Title}`} onClick={onMark} />
        </Tooltip>
      )}
    </li>
  );
}

function Facts({ item, now }: { item: UserItemToRead; now: Date }) {
  const styles = useStyles();
  const texts = useRequiredReadingTexts();
  const locale = useLocale();
  const lastVisit = useLastVisit('requiredReading');
  const isLate = isOverdue(item, now);
  const isNew = !item.HasRead && item.Modified > lastVisit;
  const date = item.Deadline && dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(item.Deadline));
  if (!date && !item.IsDraft && !isNew) return null;
  return (
    <span className={styles.facts}>
      {isLate && <Badge appearance="tint" color="severe">{texts.late}</Badge>}
      {item.IsDraft && <Badge appearance="outline" color="informative">{texts.draft}</Badge>}
      {isNew && <Badge appearance="tint" color="brand">{texts.isNew}</Badge>}
      {date && !item.HasRead && format(isLate ? texts.wasDue : texts.due, { date })}
    </span>
  );
}
