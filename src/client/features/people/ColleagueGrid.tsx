import { makeStyles, tokens } from '@fluentui/react-components';
import type { Colleague } from '#shared/rules/people/people';
import { cardGrid, inRow, plainList, stacked } from '../../ui/style/layout';
import { surface } from '../../ui/style/surface';
import { ColleagueRow } from './ColleagueRow';
import { SkeletonItem } from '../../ui/widget/Skeleton';

const useStyles = makeStyles({
  grid: { ...cardGrid('290px'), ...plainList },
  card: {
    boxSizing: 'border-box',
    display: 'flex',
    minWidth: 0,
    minHeight: '88px',
    padding: tokens.spacingHorizontalL,
    ...surface,
    // Cards far below are not laid out: as high as the least card without its padding and border.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 54px',
    ':hover': { boxShadow: tokens.shadow8 },
  },
  lines: { ...stacked(tokens.spacingVerticalS), justifyContent: 'center', flexGrow: 1 },
  place: { ...inRow(), width: '100%' },
});

/** Colleagues side by side; each opens their people card. */
export function ColleagueGrid({ id, people }: { id?: string; people: readonly Colleague[] }) {
  const styles = useStyles();
  return (
    <ul id={id} className={styles.grid}>
      {people.map((person) => (
        <li key={person.userPrincipalName} className={styles.card}>
          <ColleagueRow person={person} />
        </li>
      ))}
    </ul>
  );
}

/** Shaped like the grid. */
export function GridPlaceholder({ count }: { count: number }) {
  const styles = useStyles();
  return (
    <div className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.card}>
          <div className={styles.place}>
            <SkeletonItem shape="circle" size={48} />
            <div className={styles.lines}>
              <SkeletonItem size={16} style={{ width: '60%' }} />
              <SkeletonItem size={12} style={{ width: '80%' }} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
