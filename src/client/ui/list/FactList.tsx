import type { ReactNode } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalXL,
    rowGap: tokens.spacingVerticalS,
    margin: 0,
    '@media (max-width: 575.98px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: tokens.spacingVerticalXXS,
    },
  },
  fact: { display: 'contents' },
  term: {
    color: tokens.colorNeutralForeground2,
    '@media (max-width: 575.98px)': { marginTop: tokens.spacingVerticalS },
  },
  value: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
});

/** Names with their values, one below the other. */
export function FactList({
  facts,
}: {
  facts: readonly (readonly [term: string, value: ReactNode])[];
}) {
  const styles = useStyles();
  return (
    <dl className={styles.root}>
      {facts.map(([term, value]) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
