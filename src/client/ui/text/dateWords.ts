import { dateFormat, relativeTimeFormat } from '../../texts/formatters';

export type DateStyle = 'relative' | 'day' | 'full';

const dayLength = 86_400_000;
/** Up to this many days back a date is told relative to today. */
const relativeDays = 6;

/** A moment in words, in the reader's language and zone (`timeZone` left out: the device's). */
export function dateWords(
  value: Date,
  style: DateStyle,
  { locale, now, timeZone }: { locale: string; now: Date; timeZone?: string },
): string {
  if (style === 'full')
    return dateFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(value);
  const days = calendarDay(value, timeZone) - calendarDay(now, timeZone);
  if (style === 'relative' && days <= 0 && days >= -relativeDays)
    return relative(value, days, { locale, now });
  const isThisYear = yearOf(value, timeZone) === yearOf(now, timeZone);
  const year = isThisYear && style === 'relative' ? undefined : 'numeric';
  return dateFormat(locale, {
    day: 'numeric',
    month: year && style === 'day' ? 'long' : 'short',
    year,
    timeZone,
  }).format(value);
}

function relative(
  value: Date,
  days: number,
  { locale, now }: { locale: string; now: Date },
): string {
  const words = relativeTimeFormat(locale, { numeric: 'auto' });
  const minutes = Math.round((value.getTime() - now.getTime()) / 60_000);
  if (days < 0) return words.format(days, 'day');
  if (minutes > -60) return words.format(Math.min(minutes, 0), 'minute');
  return words.format(Math.round(minutes / 60), 'hour');
}

/** Number of the calendar day in the zone; two moments on the same day have the same number. */
function calendarDay(value: Date, timeZone?: string): number {
  if (!timeZone)
    return Math.round(Date.UTC(value.getFullYear(), value.getMonth(), value.getDate()) / dayLength);
  const parts = dateFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).format(value);
  return Math.round(Date.parse(`${parts}T00:00:00Z`) / dayLength);
}

function yearOf(value: Date, timeZone?: string): string {
  if (!timeZone) return String(value.getFullYear());
  return dateFormat('en-CA', { year: 'numeric', timeZone }).format(value);
}
