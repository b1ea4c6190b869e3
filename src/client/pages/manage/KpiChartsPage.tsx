import { ChartList } from '../../features/charts/ChartList';
import { useTexts } from '../../texts/useTexts';
import { EditedContentFrame } from './EditedContentFrame';

/** Route /kpi-charts: the charts that editors manage (ADMIN-09). */
export function KpiChartsPage() {
  return (
    <EditedContentFrame title={useTexts().navigation.kpiCharts}>
      <ChartList />
    </EditedContentFrame>
  );
}
