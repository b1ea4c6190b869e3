import type { ChartGroup } from '#shared/contract/chartGroups';
import { callApi } from '../../data/callApi';
import { useSession } from '../../data/session';
import { useRead } from '../../data/useRead';
import { useTexts } from '../../texts/useTexts';
import type { WidgetState } from '../../ui/widgetState';
import { chartEditing } from './chartEditing';

/** The chart groups that the start page shows (KPI-10). */
export function useCharts(): WidgetState<ChartGroup[]> {
  const operation = useTexts().today.widgets.charts;
  return useRead<ChartGroup[]>({
    key: `${chartEditing.key}active`,
    read: (signal) => callApi('GET /chartgroups/active', { operation, signal }),
    isEmpty: (groups) => groups.length === 0,
  });
}

/** The organisation's colours for charts (KPI-17). */
export function useChartColours(): readonly string[] {
  return useSession().settings.chartColours;
}
