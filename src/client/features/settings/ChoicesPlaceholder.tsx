import { makeStyles, tokens } from '@fluentui/react-components';
import { fingerHeight, inRow } from '../../ui/style/layout';
import { SkeletonItem } from '../../ui/widget/Skeleton';
import { choicesColumns, choicesPanel } from './choiceStyles';

const useStyles = makeStyles({
  panel: choicesPanel,
  head: { ...inRow(), minHeight: '44px', marginBottom: tokens.spacingVerticalS },
  tree: choicesColumns,
  line: { ...inRow(), minHeight: '32px', breakInside: 'avoid', ...fingerHeight },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}`,
    padding: `${tokens.spacingVerticalXS} 0`,
  },
});

/** Shaped like the channel tree, with the count above it. */
export function ChannelsPlaceholder() {
  const styles = useStyles();
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <SkeletonItem size={16} style={{ width: '120px' }} />
      </div>
      <div className={styles.tree}>
        {lineWidths(30).map((width, index) => (
          <div key={index} className={styles.line}>
            <SkeletonItem size={16} style={{ width }} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Shaped like the list of languages. */
export function LanguagesPlaceholder() {
  const styles = useStyles();
  return (
    <div className={styles.panel}>
      <div className={styles.grid}>
        {lineWidths(6).map((width, index) => (
          <SkeletonItem key={index} size={16} style={{ width }} />
        ))}
      </div>
    </div>
  );
}

function lineWidths(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${45 + ((index * 17) % 40)}%`);
}
