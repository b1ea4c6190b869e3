import { Text, Title1, makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { stacked } from '../../ui/style/layout';

const useStyles = makeStyles({
  root: { ...stacked(), maxWidth: '1008px', margin: '0 auto' },
  title: { margin: 0 },
  hint: { color: tokens.colorNeutralForeground2 },
});

/** Says why there is no profile to show. */
export function NoProfile({ text, hint }: { text: string; hint?: string }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <Title1 as="h1" className={styles.title}>
        {useTexts('people').profile.title}
      </Title1>
      <Text size={400}>{text}</Text>
      {hint && <Text className={styles.hint}>{hint}</Text>}
    </div>
  );
}
