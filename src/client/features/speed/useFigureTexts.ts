import type { Vital } from '#shared/rules/measures/measures';
import { countText, dateFormat, numberFormat } from '../../texts/formatters';
import { useLocale } from '../../texts/useLocale';

/** Figures in the words of the reader. */
export function useFigureTexts() {
  const locale = useLocale();
  const unit = (name: string, maximumFractionDigits: number) =>
    numberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits });
  const time = (milliseconds: number) =>
    milliseconds < 1_000
      ? unit('millisecond', 0).format(milliseconds)
      : unit('second', milliseconds < 10_000 ? 1 : 0).format(milliseconds / 1_000);
  const share = (part: number) =>
    numberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: part > 0 && part < 0.01 ? 1 : 0,
    }).format(part);
  return {
    time,
    share,
    vital: (name: Vital, value: number) =>
      name === 'CLS'
        ? numberFormat(locale, { maximumFractionDigits: 2 }).format(value)
        : time(value),
    day: (day: string) =>
      dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day)),
    count: (count: number) => countText(count, locale),
    locale,
  };
}
