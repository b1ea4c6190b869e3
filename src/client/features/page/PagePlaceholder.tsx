import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { stacked } from '../../ui/style/layout';
import { usePageStyles } from './pageStyles';
import { SkeletonItem } from '../../ui/widget/Skeleton';

const useStyles = makeStyles({
  lines: stacked(tokens.spacingVerticalL),
  banner: {
    aspectRatio: '1 / 0.4285',
    height: 'auto',
    margin: `${tokens.spacingVerticalXL} 0 ${tokens.spacingVerticalXXL}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
});

/** Shaped like a page while it loads. */
export function PagePlaceholder() {
  const styles = useStyles();
  const frame = usePageStyles();
  return (
    <div className={frame.sheet}>
      <div className={mergeClasses(frame.column, styles.lines)}>
        <SkeletonItem size={48} style={{ width: '80%' }} />
        <SkeletonItem size={16} style={{ width: '25%' }} />
      </div>
      <SkeletonItem className={styles.banner} />
      <div className={mergeClasses(frame.column, styles.lines)}>
        {['100%', '96%', '99%', '92%', '60%'].map((width) => (
          <SkeletonItem key={width} size={16} style={{ width }} />
        ))}
      </div>
    </div>
  );
}
