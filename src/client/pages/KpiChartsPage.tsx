import { ChartList } from '../features/charts/ChartList';
import { EditedContentFrame } from './EditedContentFrame';

/** Route /kpi-charts: the charts that editors manage (ADMIN-09). */
export function KpiChartsPage() {
  return (
    <EditedContentFrame>
      <ChartList />
    </EditedContentFrame>
  );
}
