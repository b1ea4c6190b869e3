import { makeStyles, tokens } from '@fluentui/react-components';
import { stacked } from '../style/layout';
import { SkeletonItem } from './Skeleton';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalL),
  block: { flexGrow: 1, minHeight: '40px', borderRadius: tokens.borderRadiusXLarge },
});

/**
 * Stands in for a widget whose code is not there yet; `height` in pixels or as CSS says it, so that
 * nothing jumps when it comes.
 */
export function WidgetPlaceholder({
  height,
  hasHeading,
}: {
  height: number | string;
  hasHeading: boolean;
}) {
  const styles = useStyles();
  return (
    <div className={styles.root} style={{ minHeight: height }}>
      {hasHeading && <SkeletonItem size={24} style={{ width: 'min(12rem, 60%)' }} />}
      <SkeletonItem className={styles.block} />
    </div>
  );
}
