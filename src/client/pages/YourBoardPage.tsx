import { Title1, makeStyles, tokens } from '@fluentui/react-components';
import { AppsAndTools } from '../features/appTiles/AppsAndTools';
import { SmartLinks } from '../features/appTiles/SmartLinks';
import { DueTasks } from '../features/myDay/DueTasks';
import { TodaysMeetings } from '../features/myDay/TodaysMeetings';
import { useTexts } from '../texts/useTexts';
import { PageFrame } from './PageFrame';

const useStyles = makeStyles({
  title: { margin: `0 0 ${tokens.spacingVerticalXL}` },
  apps: { display: 'flex', flexDirection: 'column', gap: '40px', marginBottom: '40px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '40px',
    alignItems: 'start',
    '@media (min-width: 992px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: tokens.spacingHorizontalXXXL },
  },
});

/** Route /your-board: the person's own day (BOARD-01). */
export function YourBoardPage() {
  const styles = useStyles();
  return (
    <PageFrame>
      <Title1 as="h1" block className={styles.title}>{useTexts().navigation.yourBoard}</Title1>
      <div className={styles.apps}><AppsAndTools place="main" /><SmartLinks place="main" /></div>
      <div className={styles.columns}>
        <TodaysMeetings />
        <DueTasks />
      </div>
    </PageFrame>
  );
}
