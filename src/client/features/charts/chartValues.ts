import type { ChartGroup, NewChartGroup } from '#shared/contract/chartGroups';
import { chartTypes } from '#shared/rules/charts';
import { format } from '../../texts/format';
import type { ChartEditorTexts } from '../../texts/chartEditor';
import type { EditingTexts } from '../../texts/en/editing';
import { titleError } from '../../ui/titleError';
import type { FormErrors } from '../../ui/useForm';

/** One figure as it is typed. */
export interface TypedItem {
  Title: string;
  ChartValue: string;
}

/** What the form holds. */
export interface ChartValues extends Pick<ChartGroup, 'GroupName' | 'ChartType' | 'ChartWidth' | 'Active'> {
  ChartItems: TypedItem[];
}

export const chartFields = ['GroupName', 'ChartType', 'ChartWidth', 'ChartItems', 'Active'] as const satisfies readonly (keyof ChartValues)[];

const longestTitle = 100;

export function valuesOfChart(group: ChartGroup | undefined): ChartValues {
  if (!group) return { GroupName: '', ChartType: chartTypes.bars, ChartWidth: 50, ChartItems: [{ Title: '', ChartValue: '' }], Active: true };
  const { GroupName, ChartType, ChartWidth, ChartItems, Active } = group;
  return { GroupName, ChartType, ChartWidth, Active, ChartItems: ChartItems.map(({ Title, ChartValue }) => ({ Title, ChartValue: String(ChartValue) })) };
}

export function bodyOfChart(values: ChartValues): NewChartGroup {
  return { ...values, GroupName: values.GroupName.trimEnd(), ChartItems: itemsOf(values).map(({ Title, ChartValue }) => ({ Title: Title.trim(), ChartValue: numberOf(ChartValue) })) };
}

/** The rows that are not empty. */
function itemsOf({ ChartItems }: ChartValues): TypedItem[] {
  return ChartItems.filter(({ Title, ChartValue }) => Title.trim() !== '' || ChartValue.trim() !== '');
}

/** A decimal comma is understood too. */
function numberOf(typed: string): number {
  const text = typed.replaceAll(/\s/g, '').replace(',', '.');
  return text === '' ? Number.NaN : Number(text);
}

/** The server's rules, in the words of the interface. */
export function validateChart(values: ChartValues, texts: EditingTexts, own: ChartEditorTexts): FormErrors<ChartValues> {
  const errors: FormErrors<ChartValues> = {};
  const name = titleError(values.GroupName, texts);
  if (name) errors.GroupName = name;
  const items = itemsOf(values);
  const wrong = values.ChartItems.findIndex((item) => items.includes(item) && !isRight(item));
  if (wrong >= 0) errors.ChartItems = format(own.wrongItem, { number: wrong + 1 });
  else if (items.length === 0) errors.ChartItems = own.noItems;
  return errors;
}

function isRight({ Title, ChartValue }: TypedItem): boolean {
  return Title.trim() !== '' && Title.trim().length <= longestTitle && numberOf(ChartValue) >= 0;
}

/** The figures that can be drawn already. */
export function drawableItems({ ChartItems }: ChartValues): { Title: string; ChartValue: number }[] {
  return ChartItems.filter(isRight).map(({ Title, ChartValue }) => ({ Title, ChartValue: numberOf(ChartValue) }));
}
