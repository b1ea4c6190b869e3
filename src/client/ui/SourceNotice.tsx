import { Button, Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import { format } from '../texts/format';
import { useTexts } from '../texts/useTexts';
import type { WidgetFailure } from './widgetState';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    marginBottom: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorNeutralForeground1,
  },
  waiting: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground2, border: `1px solid ${tokens.colorTransparentStroke}` },
  icon: { flexShrink: 0, color: tokens.colorStatusWarningForeground3 },
  text: { flexGrow: 1 },
  button: { flexShrink: 0, '@media (max-width: 767.98px)': { minHeight: '44px' } },
});

interface SourceNoticeProps {
  /** Name of the source. */
  name: string;
  /** Left out: the source has not answered yet. */
  failure?: WidgetFailure;
  reload?: () => void;
}

/** Says which of several sources is missing from a list, so that a gap is never silent. */
export function SourceNotice({ name, failure, reload }: SourceNoticeProps) {
  const styles = useStyles();
  const { errors } = useTexts().widgets;
  if (!failure) return <div role="status" className={mergeClasses(styles.root, styles.waiting)}><Text size={200}>{format(errors.sourceWaiting, { name })}</Text></div>;
  return (
    <div role="status" className={styles.root}>
      <WarningRegular aria-hidden fontSize={16} className={styles.icon} />
      <Text size={200} className={styles.text}>{failure.isSignInNeeded ? `${format(errors.signInNeeded, { name })}.` : format(errors.sourceFailed, { name, status: failure.status })}</Text>
      {reload && <Button size="small" className={styles.button} onClick={reload}>{errors.tryAgain}</Button>}
    </div>
  );
}
