import { makeStyles, tokens } from '@fluentui/react-components';
import { DueTasks } from './DueTasks';
import { TodaysMeetings } from './TodaysMeetings';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '40px',
    alignItems: 'start',
    '@media (min-width: 992px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: tokens.spacingHorizontalXXXL },
  },
});

/** The board's section with the person's own day. */
export function MyDay() {
  return <div className={useStyles().columns}><TodaysMeetings /><DueTasks /></div>;
}
