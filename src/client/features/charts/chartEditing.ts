import { chartTypes } from '#shared/rules/widgets/charts';
import { editing } from '../../data/editing/editing';
import { chartReads } from '../../data/portalReads/chartReads';
import { choiceField, type FieldNames } from '../../editing/form/fieldNames';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';

/** How editors read and store chart groups. */
export const chartEditing = editing('/chartgroups', { reads: chartReads });

export function useChartFields(): FieldNames {
  const { name, type, types, width, percent, items, active } = useTexts('chartEditor');
  return {
    GroupName: name,
    ChartType: choiceField(type, { [chartTypes.bars]: types.bars, [chartTypes.pie]: types.pie }),
    ChartWidth: { name: width, words: (value) => format(percent, { percent: String(value) }) },
    ChartItems: { name: items, words: figureWords },
    Active: active,
  };
}

/** One figure on each line. */
function figureWords(value: unknown): string | undefined {
  if (!Array.isArray(value)) return undefined;
  const figures: { Title: string; ChartValue: string | number }[] = value;
  return figures.map(({ Title, ChartValue }) => `${Title}: ${ChartValue}`).join('\n');
}
