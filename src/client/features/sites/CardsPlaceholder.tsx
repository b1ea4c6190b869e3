import { makeStyles, tokens } from '@fluentui/react-components';
import { cardGrid, inRow, stacked } from '../../ui/style/layout';
import { surface } from '../../ui/style/surface';
import { SkeletonItem } from '../../ui/widget/Skeleton';

const useStyles = makeStyles({
  grid: cardGrid('300px'),
  card: {
    ...surface,
    ...inRow(),
    boxSizing: 'border-box',
    minHeight: '80px',
    padding: tokens.spacingHorizontalL,
  },
  words: { ...stacked(tokens.spacingVerticalS), flexGrow: 1 },
});

/** Shaped like the cards of sites. */
export function CardsPlaceholder({ count }: { count: number }) {
  const styles = useStyles();
  return (
    <div className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.card}>
          <SkeletonItem shape="square" size={40} />
          <div className={styles.words}>
            <SkeletonItem size={16} style={{ width: '60%' }} />
            <SkeletonItem size={12} style={{ width: '40%' }} />
          </div>
        </div>
      ))}
    </div>
  );
}
