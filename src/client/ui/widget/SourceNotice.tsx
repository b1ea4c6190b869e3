import { useCallback, useRef, useState } from 'react';
import { Button, Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import { format } from '../../texts/format';
import type { Texts } from '../../texts/topics';
import { dateFormat } from '../../texts/formatters';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { inRow } from '../style/layout';
import { useKeyboardHandOn } from '../leave/useKeyboardHandOn';
import { useOnline } from '../../platform/useOnline';
import { useTriesAgain } from './useTriesAgain';
import type { WidgetFailure } from './widgetState';

const useStyles = makeStyles({
  root: {
    ...inRow(tokens.spacingHorizontalS),
    marginBottom: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorNeutralForeground1,
  },
  waiting: {
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    border: `1px solid ${tokens.colorTransparentStroke}`,
  },
  icon: { flexShrink: 0, color: tokens.colorStatusWarningForeground3 },
  text: { flexGrow: 1 },
  button: { flexShrink: 0, '@media (max-width: 767.98px)': { minHeight: '44px' } },
});

interface SourceNoticeProps {
  /** Name of the source. */
  name: string;
  /** Left out: the source has not answered yet. */
  failure?: WidgetFailure;
  /** What the source gave before is shown; ISO 8601, when it was read. */
  asOf?: string;
  reload?: () => void;
}

/**
 * Says which source is missing or not fresh, so that a gap is never silent. Without a network the
 * bar above the page says it for all.
 */
export function SourceNotice({ name, failure, asOf, reload }: SourceNoticeProps) {
  const styles = useStyles();
  const { errors } = useTexts().widgets;
  const locale = useLocale();
  const isOnline = useOnline();
  const root = useRef<HTMLDivElement | null>(null);
  const watch = useTriesAgain(failure, false, reload);
  const place = useCallback(
    (element: HTMLDivElement | null) => {
      root.current = element;
      return watch(element);
    },
    [watch],
  );
  // Once asked, the button stays while the source is waited for, so that the keyboard keeps its
  // place.
  const [isAsked, setAsked] = useState(false);
  useKeyboardHandOn(root);
  if (asOf !== undefined && !isOnline) return null;
  const tryAgain = () => {
    setAsked(true);
    reload?.();
  };
  return (
    <div
      ref={place}
      role="status"
      className={mergeClasses(styles.root, !failure && styles.waiting)}
    >
      {failure && <WarningRegular aria-hidden fontSize={16} className={styles.icon} />}
      <Text size={200} className={styles.text}>
        {failure && asOf !== undefined
          ? format(errors.sourceSaved, { name, time: timeOf(asOf, locale) })
          : whyMissing(name, failure, errors)}
      </Text>
      {reload && (failure || isAsked) && (
        <Button
          size="small"
          className={styles.button}
          disabledFocusable={!failure}
          onClick={tryAgain}
        >
          {errors.tryAgain}
        </Button>
      )}
    </div>
  );
}

function whyMissing(
  name: string,
  failure: WidgetFailure | undefined,
  errors: Texts['widgets']['errors'],
): string {
  if (!failure) return format(errors.sourceWaiting, { name });
  const { status, isSignInNeeded } = failure;
  return isSignInNeeded
    ? `${format(errors.signInNeeded, { name })}.`
    : format(errors.sourceFailed, { name, status });
}

/** The time alone says enough of today. */
function timeOf(iso: string, locale: string): string {
  const date = new Date(iso);
  const isToday = date.toDateString() === new Date().toDateString();
  return dateFormat(
    locale,
    isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
  ).format(date);
}
