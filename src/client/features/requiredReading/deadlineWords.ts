import { dateFormat } from '../../texts/formatters';

/**
 * A deadline with its time, because it may pass in the middle of its day; one of this year with its
 * weekday, another one with the year.
 */
export function deadlineWords(deadline: string, locale: string, now = new Date()): string {
  const date = new Date(deadline);
  const isThisYear = date.getFullYear() === now.getFullYear();
  return dateFormat(locale, {
    ...{ day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
    ...(isThisYear ? { weekday: 'long' } : { year: 'numeric' }),
  }).format(date);
}
