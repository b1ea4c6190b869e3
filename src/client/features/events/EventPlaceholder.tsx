import { SkeletonItem, makeStyles, tokens } from '@fluentui/react-components';
import { RowsPlaceholder } from '../../ui/RowsPlaceholder';

const useStyles = makeStyles({
  grid: { display: 'grid', gap: tokens.spacingHorizontalL, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))' },
  // Four entries, the pager and the link below them.
  page: { minHeight: '400px' },
  card: { height: '112px', borderRadius: tokens.borderRadiusXLarge },
});

/** Shaped like the events that are to come. */
export function EventPlaceholder({ count, isCompact }: { count: number; isCompact: boolean }) {
  const styles = useStyles();
  if (isCompact) return <div className={styles.page}><RowsPlaceholder count={count} /></div>;
  return <div className={styles.grid}>{Array.from({ length: count }, (_, index) => <SkeletonItem key={index} className={styles.card} />)}</div>;
}
