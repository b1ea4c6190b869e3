import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { stacked } from '../../ui/style/layout';
import { SkeletonItem } from '../../ui/widget/Skeleton';

const wide = '@container featured (min-width: 640px)';

const useStyles = makeStyles({
  card: {
    ...stacked(),
    width: '100%',
    minWidth: 0,
    overflow: 'hidden',
    paddingBottom: tokens.spacingVerticalXL,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  picture: { aspectRatio: '16 / 9', height: 'auto', borderRadius: 0 },
  lead: { [wide]: { flexDirection: 'row', alignItems: 'center', paddingBottom: 0 } },
  leadPicture: { [wide]: { flex: '0 0 52%', aspectRatio: 'auto', height: '344px' } },
  leadText: { [wide]: { flexGrow: 1 } },
  text: { ...stacked(tokens.spacingVerticalS), padding: `0 ${tokens.spacingHorizontalL}` },
  row: {
    display: 'grid',
    gridTemplateColumns: '1fr 112px',
    gap: tokens.spacingHorizontalL,
    padding: tokens.spacingHorizontalL,
  },
  thumb: { height: '84px', borderRadius: tokens.borderRadiusLarge },
  lines: stacked(tokens.spacingVerticalS),
});

/** Shaped like a card of featured news. */
export function CardPlaceholder({ isLead = false }: { isLead?: boolean }) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.card, isLead && styles.lead)}>
      <SkeletonItem className={mergeClasses(styles.picture, isLead && styles.leadPicture)} />
      <div className={mergeClasses(styles.text, isLead && styles.leadText)}>
        <SkeletonItem size={20} />
        <SkeletonItem size={12} style={{ width: '40%' }} />
      </div>
    </div>
  );
}

/** Shaped like the rows of your news. */
export function RowPlaceholders({ count }: { count: number }) {
  const styles = useStyles();
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={styles.row}>
      <div className={styles.lines}>
        <SkeletonItem size={20} />
        <SkeletonItem size={20} style={{ width: '70%' }} />
        <SkeletonItem size={12} style={{ width: '35%' }} />
      </div>
      <SkeletonItem className={styles.thumb} />
    </div>
  ));
}
