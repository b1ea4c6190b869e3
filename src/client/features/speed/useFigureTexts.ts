import type { Vital } from '#shared/rules/measures/measures';
import { countText, dateFormat, numberFormat } from '../../texts/formatters';
import { useLocale } from '../../texts/useLocale';

/** Figures in the words of the reader. */
export function useFigureTexts() {
  const locale = useLocale();
  const number = (value: number, maximumFractionDigits: number) =>
    numberFormat(locale, { maximumFractionDigits }).format(value);
  // Both units are written alike in all languages, and never at the beginning of a line.
  const time = (milliseconds: number) =>
    milliseconds < 1_000
      ? `${number(milliseconds, 0)}\u00a0ms`
      : `${number(milliseconds / 1_000, milliseconds < 10_000 ? 1 : 0)}\u00a0s`;
  const share = (part: number) =>
    numberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: part > 0 && part < 0.01 ? 1 : 0,
    }).format(part);
  return {
    time,
    share,
    vital: (name: Vital, value: number) => (name === 'CLS' ? number(value, 2) : time(value)),
    day: (day: string) =>
      dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day)),
    count: (count: number) => countText(count, locale),
    locale,
  };
}
