import type { ChartGroup } from '#shared/contract/chartGroups';
import { apiRead } from '../../data/connection/apiRead';
import { useSession } from '../../data/session/session';
import { useRead } from '../../data/read/useRead';
import { useTexts } from '../../texts/useTexts';
import type { WidgetState } from '../../ui/widget/widgetState';

/** The chart groups that the start page shows (KPI-10). */
export function useCharts(): WidgetState<ChartGroup[]> {
  const operation = useTexts().today.widgets.charts;
  return useRead<ChartGroup[]>({
    ...apiRead('GET /chartgroups/active', { operation }),
    isEmpty: (groups) => groups.length === 0,
  });
}

/** The organisation's colours for charts (KPI-17). */
export function useChartColours(): readonly string[] {
  return useSession().settings.chartColours;
}
