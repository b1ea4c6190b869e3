import { chartTypes } from '#shared/rules/widgets/charts';
import { editing } from '../../data/editing/editing';
import { chartReads } from '../../data/portalReads/chartReads';
import { choiceField, type FieldNames } from '../../editing/form/fieldNames';
import { format } from '#shared/rules/values/format';
import { typedOfNumber } from '../../texts/typedNumber';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';

/** How editors read and store chart groups. */
export const chartEditing = editing('/chartgroups', { reads: chartReads });

export function useChartFields(): FieldNames {
  const { name, type, types, width, percent, items, active } = useTexts('chartEditor');
  const locale = useLocale();
  return {
    GroupName: name,
    ChartType: choiceField(type, { [chartTypes.bars]: types.bars, [chartTypes.pie]: types.pie }),
    ChartWidth: { name: width, words: (value) => format(percent, { percent: String(value) }) },
    ChartItems: { name: items, words: (value) => figureWords(value, locale) },
    Active: active,
  };
}

/** One figure on each line. */
function figureWords(value: unknown, locale: string): string | undefined {
  if (!Array.isArray(value)) return undefined;
  const figures: { Title: string; ChartValue: string | number }[] = value;
  const typed = (figure: string | number) =>
    typeof figure === 'number' ? typedOfNumber(figure, locale) : figure;
  return figures.map(({ Title, ChartValue }) => `${Title}: ${typed(ChartValue)}`).join('\n');
}
