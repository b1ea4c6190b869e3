import { makeStyles, tokens } from '@fluentui/react-components';
import type { NavigationEntry } from './navigationEntries';

const useStyles = makeStyles({
  prefix: { marginRight: '0.3em', fontWeight: tokens.fontWeightSemibold },
});

/** The title of a navigation entry with its prefix (NAV-02). */
export function EntryTitle({ entry }: { entry: NavigationEntry }) {
  const styles = useStyles();
  return <>{entry.prefix && <span className={styles.prefix}>{entry.prefix}</span>}{entry.title}</>;
}
