import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { inRow } from '../../ui/layout';

const useStyles = makeStyles({
  root: {
    ...inRow(tokens.spacingHorizontalS),
    marginBottom: tokens.spacingVerticalM,
    color: tokens.colorNeutralForeground2,
  },
  icon: { flexShrink: 0, color: tokens.colorStatusWarningForeground3 },
  text: { flexGrow: 1 },
  button: { flexShrink: 0, '@media (max-width: 767.98px)': { minHeight: '44px' } },
});

/**
 * Says which feeds are missing from the list: what other sites do is no fault of the portal, so it
 * says it quietly.
 */
export function MissingFeeds({ names, reload }: { names: readonly string[]; reload: () => void }) {
  const styles = useStyles();
  const texts = useTexts('rss');
  const { tryAgain } = useTexts().widgets.errors;
  if (names.length === 0) return null;
  return (
    <div role="status" className={styles.root}>
      <WarningRegular aria-hidden fontSize={16} className={styles.icon} />
      <Text size={200} className={styles.text}>
        {format(texts.missing, { names: names.join(', ') })}
      </Text>
      <Button size="small" className={styles.button} onClick={reload}>
        {tryAgain}
      </Button>
    </div>
  );
}
