import { SkeletonItem, makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  card: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0, overflow: 'hidden', paddingBottom: tokens.spacingVerticalXL, borderRadius: tokens.borderRadiusXLarge, border: `1px solid ${tokens.colorNeutralStroke2}`, backgroundColor: tokens.colorNeutralBackground1 },
  picture: { aspectRatio: '16 / 9', height: 'auto', borderRadius: 0 },
  lead: { gridColumn: '1 / -1' },
  leadPicture: { aspectRatio: '16 / 9', height: 'auto', maxHeight: '352px', borderRadius: 0 },
  text: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, padding: `0 ${tokens.spacingHorizontalL}` },
  row: { display: 'grid', gridTemplateColumns: '1fr 112px', gap: tokens.spacingHorizontalL, padding: tokens.spacingHorizontalL },
  thumb: { height: '84px', borderRadius: tokens.borderRadiusLarge },
  lines: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
});

/** Shaped like a card of featured news. */
export function CardPlaceholder({ isLead = false }: { isLead?: boolean }) {
  const styles = useStyles();
  return (
    <div className={isLead ? `${styles.card} ${styles.lead}` : styles.card}>
      <SkeletonItem className={isLead ? styles.leadPicture : styles.picture} />
      <div className={styles.text}>
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
