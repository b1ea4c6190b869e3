import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { stacked } from '../../ui/style/layout';
import { useRows } from '../../ui/list/rowsStyles';
import { ShowMorePlaceholder } from '../../ui/list/ShowMore';
import { leadInLine, leadPictureInLine } from './cards/featuredGridStyles';
import { SkeletonItem } from '../../ui/widget/Skeleton';

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
  lead: { [leadInLine]: { flexDirection: 'row', alignItems: 'center', paddingBottom: 0 } },
  leadPicture: { [leadInLine]: leadPictureInLine },
  leadText: { [leadInLine]: { flexGrow: 1 } },
  text: { ...stacked(tokens.spacingVerticalS), padding: `0 ${tokens.spacingHorizontalL}` },
  // As high as a row whose title takes two lines, and three on a phone.
  row: {
    display: 'grid',
    boxSizing: 'border-box',
    gridTemplateColumns: '1fr 112px',
    gap: tokens.spacingHorizontalL,
    minHeight: '125px',
    padding: tokens.spacingHorizontalL,
    '@media (max-width: 575.98px)': { minHeight: '145px', gridTemplateColumns: '1fr 92px' },
  },
  // With three lines of a description.
  openRow: { minHeight: '189px' },
  heading: { height: '74px', marginBottom: tokens.spacingVerticalL },
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

interface RowPlaceholdersProps {
  count: number;
  /** The descriptions of the posts will be there. */
  areOpen?: boolean;
}

/** Shaped like your news, with its heading. */
export function YourNewsPlaceholder(rows: RowPlaceholdersProps) {
  const styles = useStyles();
  return (
    <>
      <div className={styles.heading} />
      <RowPlaceholders {...rows} />
    </>
  );
}

/** Shaped like the rows of your news, of which there mostly are more. */
export function RowPlaceholders({ count, areOpen = false }: RowPlaceholdersProps) {
  const [styles, rows] = [useStyles(), useRows()];
  return (
    <>
      <div className={rows.list}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={mergeClasses(styles.row, areOpen && styles.openRow)}>
            <div className={styles.lines}>
              <SkeletonItem size={20} />
              <SkeletonItem size={20} style={{ width: '70%' }} />
              <SkeletonItem size={12} style={{ width: '35%' }} />
            </div>
            <SkeletonItem className={styles.thumb} />
          </div>
        ))}
      </div>
      <ShowMorePlaceholder />
    </>
  );
}
