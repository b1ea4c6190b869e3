import type { CalendarEvent } from '#shared/rules/calendar/events';

type Times = Pick<CalendarEvent, 'AllDayEvent' | 'EventDate' | 'EndDate'>;

/**
 * When an event begins for the reader, in milliseconds: an all-day event with the reader's own day.
 */
export function startOf({ AllDayEvent, EventDate }: Times): number {
  return AllDayEvent ? localDay(EventDate, 0) : Date.parse(EventDate);
}

/**
 * When an event is over for the reader, in milliseconds: an all-day event with the end of the
 * reader's own day.
 */
export function endOf({ AllDayEvent, EndDate }: Times): number {
  return AllDayEvent ? localDay(EndDate, 1) : Date.parse(EndDate);
}

function localDay(day: string, later: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
}
