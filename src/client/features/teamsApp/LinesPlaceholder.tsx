import { SkeletonItem, makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

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
