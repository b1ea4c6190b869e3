import type { DayEvent } from '#shared/rules/calendar/dayEvents';
import { localDay } from '#shared/rules/time/localDays';
import { dateFormat } from '../../texts/formatters';

const time = { hour: '2-digit', minute: '2-digit' } as const;
const day = { day: 'numeric', month: 'short' } as const;

/** From when to when an event lasts; with its days where it ends on another one. */
export function timeWords({ Start, End }: DayEvent, locale: string): string {
  const [start, end] = [new Date(Start), new Date(End)];
  const times = dateFormat(locale, time);
  if (localDay(start) === localDay(end)) return times.formatRange(start, end);
  // Midnight is the end of its day; as a range it would bring both dates along.
  if (localDay(start) === localDay(new Date(end.getTime() - 1)))
    return `${times.format(start)}–${times.format(end)}`;
  return dateFormat(locale, { ...day, ...time }).formatRange(start, end);
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
  return dateFormat(locale, { ...date, ...time, ...zone }).formatRange(start, end);
}
