import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { joinedFacts } from './joinedFacts';

const useStyles = makeStyles({
  title: { display: 'block', overflowWrap: 'anywhere' },
  quiet: { display: 'block', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});

interface RowSummaryProps {
  title: string;
  /** Facts about it at a glance; empty ones are left out. */
  facts: readonly (string | false | null | undefined)[];
}

/** One thing in a list of editors: what it is called, and what is to be known of it. */
export function RowSummary({ title, facts }: RowSummaryProps) {
  const styles = useStyles();
  return (
    <>
      <Text weight="semibold" size={400} className={styles.title}>
        {title}
      </Text>
      <Text size={200} className={styles.quiet}>
        {joinedFacts(facts)}
      </Text>
    </>
  );
}
