import { useCallback, useRef, useState } from 'react';
import { Button, Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import { format } from '#shared/rules/values/format';
import { lazyPart } from '../../loading/lazyPart';
import { Part } from '../../loading/Part';
import type { Texts } from '../../texts/topics';
import { momentText } from '../../texts/momentText';
import { silentText } from '../../texts/silentText';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { fingerHeight, inRow } from '../style/layout';
import { useFocusFallback } from '../leave/useFocusFallback';
import { useOnline } from '../../platform/useOnline';
import { DetailsButton } from '../trouble/DetailsButton';
import { useSignsInHere } from '../trouble/useSignsInHere';
import { useMissing } from './outageContext';
import { useTriesAgain } from './useTriesAgain';
import type { WidgetFailure } from './widgetState';

const SignInAgain = lazyPart(() => import('../trouble/SignInAgain'), 'SignInAgain');

const useStyles = makeStyles({
  root: {
    ...inRow(`${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`),
    flexWrap: 'wrap',
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
  text: { flexGrow: 1, flexBasis: '200px', minWidth: 0 },
  button: { flexShrink: 0, ...fingerHeight },
});

interface SourceNoticeProps {
  /** Name of the source. */
  name: string;
  /** Left out: the source has not answered yet. */
  failure?: WidgetFailure;
  /** Set where the source's earlier answer is shown: when it was read, ISO 8601. */
  asOf?: string;
  /** An earlier answer is shown, of whatever age. */
  isShown?: boolean;
  reload?: () => void;
}

/**
 * Says which source is missing or not fresh, so that a gap is never silent. Without a network the
 * bar above the page says it for all, and where Microsoft 365 does not answer the page's line.
 */
export function SourceNotice({ name, failure, asOf, isShown, reload }: SourceNoticeProps) {
  const styles = useStyles();
  const { errors } = useTexts().widgets;
  const locale = useLocale();
  const isOnline = useOnline();
  const signsInHere = useSignsInHere(failure);
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
  useFocusFallback(root);
  const tryAgain = () => {
    setAsked(true);
    reload?.();
  };
  // While it is tried again it is still what it was.
  const [last, setLast] = useState(failure);
  if (failure && failure !== last) setLast(failure);
  const isInLine = useMissing({
    name,
    failure: failure ?? last,
    asOf,
    isTrying: !failure,
    tryAgain,
  });
  if (asOf !== undefined && !isOnline) return null;
  // The place stays, so that what is missing is tried again when somebody looks at it.
  if (isInLine) return <div ref={place} />;
  return (
    <div
      ref={place}
      role="status"
      className={mergeClasses(styles.root, !failure && styles.waiting)}
    >
      {failure && <WarningRegular aria-hidden fontSize={16} className={styles.icon} />}
      <Text size={200} className={styles.text}>
        {wordsOf({ name, failure, asOf, isShown, signsInHere }, { errors, locale })}
      </Text>
      {signsInHere && (
        <Part>
          <SignInAgain />
        </Part>
      )}
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
      {failure && <WhatFailed failure={failure} />}
    </div>
  );
}

/** The status and whatever else support asks for; a sign-in that waits for a click is no failure. */
function WhatFailed({ failure }: { failure: WidgetFailure }) {
  const styles = useStyles();
  const { details } = useTexts().notices;
  return (
    !failure.isSignInNeeded && (
      <DetailsButton failure={failure} size="small" className={styles.button}>
        {details}
      </DetailsButton>
    )
  );
}

type Told = SourceNoticeProps & { signsInHere: boolean };

function wordsOf(
  { name, failure, asOf, isShown, signsInHere }: Told,
  words: { errors: Texts['widgets']['errors']; locale: string },
): string {
  const { errors, locale } = words;
  const why =
    failure && asOf !== undefined
      ? format(errors.sourceSaved, { name, time: momentText(asOf, locale) })
      : isShown && failure?.isSignInNeeded
        ? format(errors.saved, { name })
        : whyMissing(name, failure, words);
  if (!failure?.isSignInNeeded) return why;
  return `${why} ${signsInHere ? errors.signInAgain : errors.signInAbove}`;
}

function whyMissing(
  name: string,
  failure: WidgetFailure | undefined,
  words: { errors: Texts['widgets']['errors']; locale: string },
): string {
  const { errors } = words;
  if (!failure) return format(errors.sourceWaiting, { name });
  if (failure.isSignInNeeded) return `${format(errors.signInNeeded, { name })}.`;
  const title = `${format(errors.title, { name })}.`;
  return failure.status === 0 ? `${title} ${silentText(failure, words)}` : title;
}
