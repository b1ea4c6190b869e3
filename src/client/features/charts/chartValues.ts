import type { ChartGroup, NewChartGroup } from '#shared/contract/chartGroups';
import {
  chartTypes,
  highestChartValue,
  maxChartItems,
  maxChartTitleLength,
} from '#shared/rules/widgets/charts';
import { format } from '#shared/rules/values/format';
import { numberFormat } from '../../texts/formatters';
import type { Texts } from '../../texts/topics';
import { numberOfTyped, typedOfNumber } from '../../texts/typedNumber';
import { leadingSpaceError, lengthError, titleError } from '../../ui/form/titleError';
import type { FormErrors } from '../../ui/form/useForm';

/** One figure as it is typed. */
export interface TypedItem {
  Title: string;
  ChartValue: string;
}

/** The form's values. */
export interface ChartValues extends Pick<
  ChartGroup,
  'GroupName' | 'ChartType' | 'ChartWidth' | 'Active'
> {
  ChartItems: TypedItem[];
}

export function valuesOfChart(group: ChartGroup | undefined, locale: string): ChartValues {
  if (!group)
    return {
      GroupName: '',
      ChartType: chartTypes.bars,
      ChartWidth: 50,
      ChartItems: [{ Title: '', ChartValue: '' }],
      Active: true,
    };
  const { GroupName, ChartType, ChartWidth, ChartItems, Active } = group;
  return {
    GroupName,
    ChartType,
    ChartWidth,
    Active,
    ChartItems: ChartItems.map(({ Title, ChartValue }) => ({
      Title,
      ChartValue: typedOfNumber(ChartValue, locale),
    })),
  };
}

export function bodyOfChart(values: ChartValues, locale: string): NewChartGroup {
  return {
    ...values,
    GroupName: values.GroupName.trimEnd(),
    ChartItems: itemsOf(values).map(({ Title, ChartValue }) => ({
      Title: Title.trimEnd(),
      ChartValue: numberOfTyped(ChartValue, locale),
    })),
  };
}

/** The rows that are not empty. */
function itemsOf({ ChartItems }: ChartValues): TypedItem[] {
  return ChartItems.filter((item) => !isEmpty(item));
}

function isEmpty({ Title, ChartValue }: TypedItem): boolean {
  return Title.trim() === '' && ChartValue.trim() === '';
}

/** The texts and the locale for the words about figures. */
export interface FigureWords {
  texts: Texts['editing'];
  own: Texts['chartEditor'];
  locale: string;
}

/** The server's rules, in the words of the interface. */
export function validateChart(values: ChartValues, words: FigureWords): FormErrors<ChartValues> {
  const errors: FormErrors<ChartValues> = {};
  const name = titleError(values.GroupName, words.texts);
  if (name) errors.GroupName = name;
  const items = values.ChartItems.map((item) => validateItem(item, words)).find(
    ({ Title, ChartValue }) => Title ?? ChartValue,
  );
  if (items) errors.ChartItems = items.Title ?? items.ChartValue;
  else if (itemsOf(values).length === 0) errors.ChartItems = words.own.noItems;
  else if (itemsOf(values).length > maxChartItems) errors.ChartItems = tooManyItems(words.own);
  return errors;
}

/** That a chart takes no further figure. */
export function tooManyItems({ tooManyItems: text }: FigureWords['own']): string {
  return format(text, { max: maxChartItems });
}

/** The errors of one figure, part by part; none for one that is empty, which is not stored. */
export function validateItem(item: TypedItem, words: FigureWords): FormErrors<TypedItem> {
  return isEmpty(item)
    ? {}
    : {
        Title: itemTitleError(item.Title.trimEnd(), words),
        ChartValue: itemValueError(item.ChartValue, words),
      };
}

function itemTitleError(title: string, { own, texts: { forms } }: FigureWords): string | undefined {
  if (title === '') return own.noTitle;
  return leadingSpaceError(title, forms) ?? lengthError(title, maxChartTitleLength, forms);
}

function itemValueError(typed: string, { own, locale }: FigureWords): string | undefined {
  const value = numberOfTyped(typed, locale);
  if (Number.isNaN(value)) return hasDigitsOnly(typed) ? unclear(own, locale) : own.noNumber;
  if (value < 0) return own.belowZero;
  return value > highestChartValue
    ? format(own.tooHigh, { max: numberFormat(locale).format(highestChartValue) })
    : undefined;
}

/** A number by its look, of which the signs between the digits do not tell which one. */
function hasDigitsOnly(typed: string): boolean {
  return /\d/.test(typed) && !/[^\d\s.,'’+\-\u2212]/.test(typed);
}

function unclear({ unclearNumber }: FigureWords['own'], locale: string): string {
  const plain = numberFormat(locale, { useGrouping: false });
  return format(unclearNumber, { example: plain.format(1200.5) });
}

function isRight({ Title, ChartValue }: TypedItem, locale: string): boolean {
  const value = numberOfTyped(ChartValue, locale);
  return (
    Title.trim() !== '' &&
    [...Title.trim()].length <= maxChartTitleLength &&
    value >= 0 &&
    value <= highestChartValue
  );
}

/** The figures that can be drawn already. */
export function drawableItems(
  { ChartItems }: ChartValues,
  locale: string,
): { Title: string; ChartValue: number }[] {
  return ChartItems.filter((item) => isRight(item, locale)).map(({ Title, ChartValue }) => ({
    Title,
    ChartValue: numberOfTyped(ChartValue, locale),
  }));
}
