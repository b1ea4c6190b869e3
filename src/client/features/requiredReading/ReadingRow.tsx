import { useRef } from 'react';
import { Badge, Tooltip, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import type { UserItemToRead } from '#shared/contract/people/userItemsToRead';
import { isOverdue } from '#shared/rules/pages/requiredReading';
import { useLastVisit } from '../../data/components/visits';
import { useOpening } from '../../data/useOpensNewTab';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { useLocale } from '../../texts/useLocale';
import { PassingButton } from '../../ui/leave/PassingButton';
import { useFocusFallback } from '../../ui/leave/useFocusFallback';
import { CardLink } from '../../ui/CardLink';
import { useHiddenText } from '../../ui/style/hiddenText';
import { inRow, stacked, text200 } from '../../ui/style/layout';
import { useRows } from '../../ui/list/rowsStyles';
import { deadlineWords } from './deadlineWords';

const useStyles = makeStyles({
  row: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '68px',
    boxSizing: 'border-box',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  words: { ...stacked(tokens.spacingVerticalXXS), flex: '1 1 260px', minWidth: 0 },
  title: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  read: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
  facts: {
    ...inRow(tokens.spacingHorizontalS),
    ...text200,
    flexWrap: 'wrap',
    color: tokens.colorNeutralForeground2,
  },
  opened: { marginInlineStart: 0 },
  mark: {
    // Above the surface of the link.
    position: 'relative',
    flexShrink: 0,
    minHeight: '44px',
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'nowrap',
    // Its icon stands below the words of the row where it has a line of its own.
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})`,
    // Where they are drawn, its border stands below them.
    '@media (forced-colors: active)': { marginInlineStart: 0, marginTop: tokens.spacingVerticalS },
  },
});

interface ReadingRowProps {
  item: UserItemToRead;
  now: Date;
  /** Offered while the item is unread (READING-10). */
  onMark?: (() => void) | undefined;
  onOpen?: (() => void) | undefined;
  /** It was opened, so that what is left is to say that it was read. */
  isOpened?: boolean;
  /** Finds what has the keyboard when the row goes with it. */
  next: () => HTMLElement | null;
}

/**
 * One thing to read: it opens in a new tab where there are tabs (READING-04), and is struck through
 * when it has been read (READING-03).
 */
export function ReadingRow({ item, now, onMark, onOpen, next, isOpened }: ReadingRowProps) {
  const [styles, rows, { hidden }] = [useStyles(), useRows(), useHiddenText()];
  const texts = useTexts('requiredReading');
  const opensNewTab = useOpening();
  const row = useRef<HTMLLIElement>(null);
  useFocusFallback(row, next);
  return (
    <li ref={row} className={mergeClasses(rows.item, rows.padded, styles.row)}>
      <span className={styles.words}>
        <span>
          <CardLink
            address={item.Url}
            title={item.Title}
            shown={item.Title}
            opensNewTab={opensNewTab(item.Url)}
            className={mergeClasses(styles.title, item.HasRead && styles.read)}
            onOpen={onOpen}
          >
            {item.HasRead ? <s>{item.Title}</s> : item.Title}
          </CardLink>
          {item.HasRead && <span className={hidden}>, {texts.isRead}</span>}
        </span>
        <Facts item={item} now={now} />
      </span>
      {onMark && !item.HasRead && (
        <Tooltip content={texts.markHint} relationship="inaccessible">
          <PassingButton
            className={mergeClasses(styles.mark, isOpened && styles.opened)}
            appearance={isOpened ? 'primary' : 'subtle'}
            icon={<CheckmarkRegular />}
            aria-label={`${texts.mark}: ${item.Title}`}
            onClick={onMark}
            next={() => row.current?.querySelector('a')}
          >
            {texts.mark}
          </PassingButton>
        </Tooltip>
      )}
    </li>
  );
}

function Facts({ item, now }: { item: UserItemToRead; now: Date }) {
  const styles = useStyles();
  const texts = useTexts('requiredReading');
  const locale = useLocale();
  const lastVisit = useLastVisit('requiredReading');
  const isLate = isOverdue(item, now);
  const isNew = !item.HasRead && item.Modified > lastVisit;
  const date = item.Deadline && deadlineWords(item.Deadline, locale, now);
  if (!date && !item.IsDraft && !isNew) return null;
  return (
    <span className={styles.facts}>
      {isLate && (
        <Badge appearance="tint" color="severe">
          {texts.late}
        </Badge>
      )}
      {item.IsDraft && (
        <Badge appearance="outline" color="informative">
          {texts.draft}
        </Badge>
      )}
      {isNew && (
        <Badge appearance="tint" color="brand">
          {texts.isNew}
        </Badge>
      )}
      {date && !item.HasRead && format(isLate ? texts.wasDue : texts.due, { date })}
    </span>
  );
}
