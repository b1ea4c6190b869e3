import { makeStyles } from '@fluentui/react-components';
import { ChartList } from '../features/charts/ChartList';
import { BackLink } from './BackLink';
import { PageFrame } from './PageFrame';

const useStyles = makeStyles({ column: { maxWidth: '1008px', margin: '0 auto' } });

/** Route /kpi-charts: the charts that editors manage (ADMIN-09). */
export function KpiChartsPage() {
  const styles = useStyles();
  return (
    <PageFrame>
      <BackLink />
      <div className={styles.column}><ChartList /></div>
    </PageFrame>
  );
}
