import { makeStyles } from '@fluentui/react-components';
import { stacked } from '../../ui/style/layout';
import { SkeletonItem } from '../../ui/widget/Skeleton';

const useStyles = makeStyles({ root: stacked() });

const widths = ['60%', '85%', '75%', '40%'];

/** Lines as long as sentences, until they are there. */
export function LinesPlaceholder() {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      {widths.map((width) => (
        <SkeletonItem key={width} size={20} style={{ width }} />
      ))}
    </div>
  );
}
