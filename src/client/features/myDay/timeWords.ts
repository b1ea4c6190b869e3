import type { DayEvent } from '#shared/rules/calendar/dayEvents';
import { localDay } from '#shared/rules/time/localDays';
import { clockOptions, dateFormat } from '../../texts/formatters';

const day = { day: 'numeric', month: 'short' } as const;

/** From when to when an event lasts; with its days where it ends on another one. */
export function timeWords({ Start, End }: DayEvent, locale: string): string {
  const [start, end] = [new Date(Start), new Date(End)];
  const clock = clockOptions(locale);
  const times = dateFormat(locale, clock);
  if (localDay(start) === localDay(end)) return times.formatRange(start, end);
  // Midnight is the end of its day; as a range it would bring both dates along.
  if (localDay(start) === localDay(new Date(end.getTime() - 1)))
    return `${times.format(start)}–${times.format(end)}`;
  return dateFormat(locale, { ...day, ...clock }).formatRange(start, end);
}

/** When an event is, in full; in another zone with its name. */
export function whenWords(
  { Start, End, IsAllDay }: DayEvent,
  locale: string,
  timeZone?: string,
): string {
  const [start, end] = [new Date(Start), new Date(End)];
  const date = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  // The end of a day is the beginning of the next one.
  if (IsAllDay)
    return dateFormat(locale, date).formatRange(
      start,
      new Date(Math.max(end.getTime() - 1, start.getTime())),
    );
  const zone = timeZone && ({ timeZone, timeZoneName: 'long' } as const);
  return dateFormat(locale, { ...date, ...clockOptions(locale), ...zone }).formatRange(start, end);
}
