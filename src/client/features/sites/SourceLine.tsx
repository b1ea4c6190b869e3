import { Text, makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: {
    display: 'block',
    marginBottom: tokens.spacingVerticalM,
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
});

/** Says quietly where the list comes from, when that is not where it should come from. */
export function SourceLine({ text }: { text: string }) {
  const styles = useStyles();
  return (
    <Text size={200} className={styles.root}>
      {text}
    </Text>
  );
}
