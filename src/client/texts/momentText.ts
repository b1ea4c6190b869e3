import { dateFormat } from './formatters';

/** The time alone says enough of today. */
export function momentText(iso: string, locale: string): string {
  const date = new Date(iso);
  const isToday = date.toDateString() === new Date().toDateString();
  return dateFormat(
    locale,
    isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
  ).format(date);
}
