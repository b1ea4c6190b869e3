import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { stacked } from '../../ui/style/layout';
import { SkeletonItem } from '../../ui/widget/Skeleton';

const useStyles = makeStyles({
  root: stacked(),
  // Sentences take twice as many lines on a phone.
  phone: { '@media (min-width: 576px)': { display: 'none' } },
});

const widths = ['60%', '85%', '75%', '40%'];

/** Lines as long as sentences, until they are there: so many that what follows stays in its place. */
export function LinesPlaceholder({ count }: { count: number }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      {Array.from({ length: 2 * count }, (_, at) => (
        <SkeletonItem
          key={at}
          size={20}
          className={mergeClasses(at >= count && styles.phone)}
          style={{ width: widths[at % widths.length] }}
        />
      ))}
    </div>
  );
}
