import { makeStyles, tokens } from '@fluentui/react-components';
import { SkeletonItem } from '../../ui/widget/Skeleton';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}`,
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

/** Shaped like the channel tree. */
export function ChannelsPlaceholder() {
  return <Lines count={27} />;
}

/** Shaped like the list of languages. */
export function LanguagesPlaceholder() {
  return <Lines count={6} />;
}

function Lines({ count }: { count: number }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonItem key={index} size={16} style={{ width: `${45 + ((index * 17) % 40)}%` }} />
      ))}
    </div>
  );
}
