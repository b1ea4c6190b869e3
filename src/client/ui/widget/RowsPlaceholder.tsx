import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { stacked } from '../style/layout';
import { useRows } from '../list/rowsStyles';
import { SkeletonItem } from './Skeleton';

const useStyles = makeStyles({ lines: stacked(tokens.spacingVerticalS) });

/** Shaped like a panel of rows of two lines. */
export function RowsPlaceholder({ count }: { count: number }) {
  const [styles, rows] = [useStyles(), useRows()];
  return (
    <div className={rows.list}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={mergeClasses(rows.item, rows.padded)}>
          <div className={styles.lines}>
            <SkeletonItem size={16} style={{ width: '60%' }} />
            <SkeletonItem size={12} style={{ width: '30%' }} />
          </div>
        </div>
      ))}
    </div>
  );
}
