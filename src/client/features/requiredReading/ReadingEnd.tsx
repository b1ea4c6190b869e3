import { useEffect, useRef, useState } from 'react';
import {
  Button,
  Spinner,
  Text,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { ClipboardTaskRegular } from '@fluentui/react-icons/svg/clipboard-task';
import type { UserItemToRead } from '#shared/contract/people/userItemsToRead';
import { isOverdue } from '#shared/rules/pages/requiredReading';
import { useNow } from '../../platform/useNow';
import { format } from '#shared/rules/values/format';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { fingerHeight, inRow } from '../../ui/style/layout';
import { surface } from '../../ui/style/surface';
import { useMarkAsRead } from './useRequiredReading';
import { deadlineDay } from './deadlineWords';

const useStyles = makeStyles({
  root: {
    ...surface,
    ...inRow(tokens.spacingHorizontalM),
    flexWrap: 'wrap',
    minHeight: '64px',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  words: { ...inRow(tokens.spacingHorizontalS), flex: '1 1 200px', minWidth: 0 },
  icon: { flexShrink: 0, fontSize: '24px', lineHeight: 0, color: tokens.colorBrandForeground1 },
  late: { color: tokens.colorStatusWarningForeground3 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  button: fingerHeight,
});

/** Says that a page has to be read, and by when; one press says that it was. */
export function ReadingEnd({ item }: { item: UserItemToRead }) {
  const styles = useStyles();
  const texts = useTexts('requiredReading');
  const mark = useMarkAsRead();
  const [isMarking, setMarking] = useState(false);
  const words = useRef<HTMLSpanElement>(null);
  const hasPressed = useRef(false);
  useEffect(() => {
    // The button that was pressed has gone.
    if (item.HasRead && hasPressed.current) words.current?.focus({ preventScroll: true });
  }, [item.HasRead]);
  const press = async () => {
    hasPressed.current = true;
    setMarking(true);
    await mark(item);
    setMarking(false);
  };
  const isLate = useIsLate(item);
  return (
    <section aria-label={texts.required} className={styles.root}>
      <span className={styles.words} ref={words} tabIndex={-1}>
        <span
          className={mergeClasses(styles.icon, isLate && styles.late, item.HasRead && styles.done)}
          aria-hidden
        >
          {item.HasRead ? <CheckmarkCircleRegular /> : <ClipboardTaskRegular />}
        </span>
        <DueWords item={item} isLate={isLate} />
      </span>
      {!item.HasRead && (
        <Button
          className={styles.button}
          appearance="primary"
          icon={isMarking ? <Spinner size="tiny" /> : <CheckmarkRegular />}
          disabledFocusable={isMarking}
          onClick={() => void press()}
        >
          {texts.mark}
        </Button>
      )}
    </section>
  );
}

function useIsLate(item: UserItemToRead): boolean {
  const now = useNow(item.Deadline ? [Date.parse(item.Deadline)] : []);
  return isOverdue(item, new Date(now));
}

function DueWords({ item, isLate }: { item: UserItemToRead; isLate: boolean }) {
  const styles = useStyles();
  const texts = useTexts('requiredReading');
  const locale = useLocale();
  if (item.HasRead) return <Text>{texts.youHaveRead}</Text>;
  if (!item.Deadline) return <Text weight="semibold">{texts.required}</Text>;
  const date = deadlineDay(item.Deadline, locale);
  return (
    <Text weight="semibold" className={isLate ? styles.late : undefined}>
      {format(isLate ? texts.requiredOverdue : texts.requiredDue, { date })}
    </Text>
  );
}
