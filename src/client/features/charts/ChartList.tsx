import type { ChartGroup } from '#shared/contract/chartGroups';
import { chartTypes } from '#shared/rules/widgets/charts';
import { EditedList } from '../../editing/EditedList';
import { RowSummary } from '../../editing/RowSummary';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { chartEditing, useChartFields } from './chartEditing';

/** Every chart group, with what editors can do with it (ADMIN-09). */
export function ChartList() {
  const { kpiCharts } = useTexts().navigation;
  const texts = useTexts('chartEditor');
  return (
    <EditedList
      kind={{
        editing: chartEditing,
        words: { ...texts, name: texts.chart },
        nameOf: ({ GroupName }) => GroupName,
        fields: useChartFields(),
        editor: ({ Id }) => `kpi-charts/edit/${Id}`,
      }}
      title={kpiCharts}
      introduction={texts.introduction}
      addLabel={texts.add}
      adder="kpi-charts/add"
      none={texts.none}
    >
      {(group) => <ChartSummary group={group} />}
    </EditedList>
  );
}

function ChartSummary({
  group: { GroupName, ChartType, ChartWidth, Active },
}: {
  group: ChartGroup;
}) {
  const texts = useTexts('chartEditor');
  return (
    <RowSummary
      title={GroupName}
      facts={[
        ChartType === chartTypes.pie ? texts.types.pie : texts.types.bars,
        format(texts.ofWidth, { width: format(texts.percent, { percent: ChartWidth }) }),
        Active ? texts.active : texts.inactive,
      ]}
    />
  );
}
