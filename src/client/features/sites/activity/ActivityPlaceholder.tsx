import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { activityLimits, activitySites } from '#shared/rules/sites/activity';
import { inRow, stacked } from '../../../ui/style/layout';
import { ShowMorePlaceholder } from '../../../ui/list/ShowMore';
import { useRows } from '../../../ui/list/rowsStyles';
import { SkeletonItem } from '../../../ui/widget/Skeleton';
import { useBreakpoint } from '../../../ui/useBreakpoint';
import { useActivityRows } from './activityRows';

const useStyles = makeStyles({
  row: { ...inRow(), alignItems: 'flex-start' },
  words: { ...stacked(tokens.spacingVerticalS), flexGrow: 1 },
});

/** As many rows as activities are shown at first, as high as they mostly are. */
export function ActivityPlaceholder() {
  const [styles, rows, own] = [useStyles(), useRows(), useActivityRows()];
  const count = activitySites(useBreakpoint()) * activityLimits.perSite;
  return (
    <>
      <div className={mergeClasses(rows.list, own.list)}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={mergeClasses(rows.item, rows.padded, own.row, styles.row)}>
            <SkeletonItem shape="circle" size={36} />
            <div className={styles.words}>
              <SkeletonItem size={16} style={{ width: '80%' }} />
              <SkeletonItem size={12} style={{ width: '40%' }} />
            </div>
          </div>
        ))}
      </div>
      <ShowMorePlaceholder />
    </>
  );
}
