import { presentDate } from '../../platform/presentTime';
import { clockOptions, dateFormat, yearIfOther } from '../../texts/formatters';

/**
 * A deadline with its time, because it may pass in the middle of its day; one of this year with its
 * weekday, another one with the year.
 */
export function deadlineWords(deadline: string, locale: string, now = presentDate()): string {
  const date = new Date(deadline);
  const isThisYear = date.getFullYear() === now.getFullYear();
  return dateFormat(locale, {
    ...{ day: 'numeric', month: 'long', ...clockOptions(locale) },
    ...(isThisYear ? { weekday: 'long' } : { year: 'numeric' }),
  }).format(date);
}

/** Its day alone, where there is little room; on the day itself with its time. */
export function deadlineDay(deadline: string, locale: string, now = presentDate()): string {
  const date = new Date(deadline);
  return dateFormat(locale, {
    ...{ day: 'numeric', month: 'long', ...yearIfOther(date, now) },
    ...(date.toDateString() === now.toDateString() && clockOptions(locale)),
  }).format(date);
}
