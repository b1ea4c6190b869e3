import { useEffect, useRef, type ReactNode } from 'react';
import { Button, Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowSyncRegular } from '@fluentui/react-icons/svg/arrow-sync';
import { CloudErrorRegular } from '@fluentui/react-icons/svg/cloud-error';
import { KeyRegular } from '@fluentui/react-icons/svg/key';
import { lazyPart } from '../../loading/lazyPart';
import { Part } from '../../loading/Part';
import { failureText } from '../../texts/failureText';
import { format } from '#shared/rules/values/format';
import { silentText } from '../../texts/silentText';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { fingerHeight, inRow, stacked } from '../style/layout';
import { useFocusFallback } from '../leave/useFocusFallback';
import type { WidgetFailure } from '../widget/widgetState';
import { DetailsButton } from './DetailsButton';
import { useSignsInHere } from './useSignsInHere';

const SignInAgain = lazyPart(() => import('./SignInAgain'), 'SignInAgain');

const useStyles = makeStyles({
  root: {
    display: 'flex',
    gap: tokens.spacingHorizontalL,
    alignItems: 'flex-start',
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 575.98px)': { padding: tokens.spacingHorizontalL },
  },
  icon: {
    flexShrink: 0,
    fontSize: '32px',
    lineHeight: 0,
    color: tokens.colorPaletteDarkOrangeForeground1,
  },
  keyIcon: { flexShrink: 0, fontSize: '32px', lineHeight: 0, color: tokens.colorBrandForeground1 },
  body: { ...stacked(tokens.spacingVerticalXS), minWidth: 0 },
  status: { color: tokens.colorNeutralForeground3 },
  actions: {
    ...inRow(`${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`),
    flexWrap: 'wrap',
    marginTop: tokens.spacingVerticalS,
  },
  // In a narrow panel it is on a line of its own, below the words.
  details: { minWidth: 0, paddingInline: 0, textAlign: 'start' },
  button: fingerHeight,
});

interface ErrorPanelProps {
  /** The widget's name (ERRORS-51). */
  name: string;
  failure: WidgetFailure;
  reload?: () => void;
  /**
   * It was to be saved: what the person chose is still on the screen, and `reload` saves it again.
   */
  isSave?: boolean;
  /**
   * Comes into view and takes the focus with every new failure: what was pressed may be far below
   * it.
   */
  takesFocus?: boolean;
  /** Said instead of the sentence for the status. */
  text?: string;
  /** Other ways to resolve it, e.g. a link. */
  children?: ReactNode;
}

/**
 * The shared error template: name, sentence for the status, the status itself, another try, and
 * details for support. Spec: core §8.
 */
export function ErrorPanel(props: ErrorPanelProps) {
  const { failure, isSave, takesFocus } = props;
  const styles = useStyles();
  const { errors } = useTexts().widgets;
  const focused = useFocusOn(failure, takesFocus);
  const signsInHere = useSignsInHere(failure, isSave);
  const isSignInNeeded = failure.isSignInNeeded && !isSave;
  return (
    <div {...focused} className={styles.root} role={isSignInNeeded ? 'status' : 'alert'}>
      <span className={isSignInNeeded ? styles.keyIcon : styles.icon} aria-hidden>
        {isSignInNeeded ? <KeyRegular /> : <CloudErrorRegular />}
      </span>
      <div className={styles.body}>
        <Words {...props} signsInHere={signsInHere} />
        <div className={styles.actions}>
          <WaysOn {...props} signsInHere={signsInHere} />
          <DetailsButton failure={failure} className={mergeClasses(styles.button, styles.details)}>
            {errors.showMoreInformation}
          </DetailsButton>
        </div>
      </div>
    </div>
  );
}

interface PartProps extends ErrorPanelProps {
  signsInHere: boolean;
}

function Words({ name, failure, isSave, text, signsInHere }: PartProps) {
  const styles = useStyles();
  const { errors } = useTexts().widgets;
  const locale = useLocale();
  const title = isSave
    ? errors.notSaved
    : failure.isSignInNeeded
      ? errors.signInNeeded
      : errors.title;
  const sentence = signsInHere ? errors.signInAgain : (text ?? failureText(failure, errors));
  return (
    <>
      <Text weight="semibold" size={400}>
        {format(title, { name })}
      </Text>
      <Text>
        {sentence}
        {isSave && ` ${errors.kept}`}
      </Text>
      {!failure.isSignInNeeded && (
        <Text size={200} className={styles.status}>
          {failure.status === 0
            ? silentText(failure, { errors, locale })
            : format(errors.status, { status: failure.status })}
        </Text>
      )}
    </>
  );
}

/**
 * A failed save is repeated when the person has signed in; everything else on the screen is read
 * again anyway.
 */
function WaysOn({ reload, isSave, children, signsInHere }: PartProps) {
  const styles = useStyles();
  const { errors } = useTexts().widgets;
  return (
    <>
      {signsInHere && (
        <Part>
          <SignInAgain then={isSave ? reload : undefined} />
        </Part>
      )}
      {reload && !(signsInHere && isSave) && (
        <Button className={styles.button} icon={<ArrowSyncRegular />} onClick={reload}>
          {errors.tryAgain}
        </Button>
      )}
      {children}
    </>
  );
}

function useFocusOn(failure: WidgetFailure, takesFocus: boolean | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  useFocusFallback(ref);
  useEffect(() => {
    if (!takesFocus) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, [failure, takesFocus]);
  return { ref, tabIndex: takesFocus ? -1 : undefined };
}
