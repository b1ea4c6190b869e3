import { SkeletonItem, makeStyles, tokens } from '@fluentui/react-components';
import { cardGrid } from '../../ui/layout';
import { RowsPlaceholder } from '../../ui/RowsPlaceholder';
import type { WidgetPlace } from '../../ui/startPageWidget';

const useStyles = makeStyles({
  grid: cardGrid('400px'),
  // Four entries, the pager and the link below them: as much as the page keeps free, beside it
  // without the heading's 44 px.
  panel: { minHeight: 'var(--reserved, 460px)' },
  side: { minHeight: 'calc(var(--reserved, 460px) - 44px)' },
  card: { height: '112px', borderRadius: tokens.borderRadiusXLarge },
});

/** Shaped like the events that are to come. */
export function EventPlaceholder({ count, place }: { count: number; place: WidgetPlace }) {
  const styles = useStyles();
  if (place !== 'main')
    return (
      <div className={styles[place]}>
        <RowsPlaceholder count={count} />
      </div>
    );
  return (
    <div className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonItem key={index} className={styles.card} />
      ))}
    </div>
  );
}
