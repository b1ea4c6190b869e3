import type { CalendarEvent } from '#shared/rules/calendar/events';
import { dateFormat, yearIfOther } from '../../texts/formatters';
import { endOf, startOf } from './eventMoments';

export interface EventTimes {
  /** Day of the month on which it begins, e.g. `5` (EVENTS-18). */
  day: string;
  /** Month in short, e.g. `Nov`. */
  month: string;
  /** Day of the week in short, with the whole date outside this year. */
  weekday: string;
  /** From when to when; empty for an all-day event of one day. */
  span: string;
  isRunning: boolean;
}

/** When an event takes place, in the reader's language and zone (EVENTS-18). */
export function eventTimes(
  event: CalendarEvent,
  { locale, now }: { locale: string; now: number },
): EventTimes {
  const [start, end] = [
    new Date(startOf(event)),
    new Date(event.AllDayEvent ? endOf(event) - 1 : endOf(event)),
  ];
  return {
    day: dayOf(start, locale),
    month: monthOf(start, locale),
    weekday: dateFormat(locale, { weekday: 'short', ...dateIfOther(start, now) }).format(start),
    span: spanOf(event, { start, end, locale }),
    isRunning: start.getTime() <= now && now < endOf(event),
  };
}

/** A yearly event stands in the list as often as a weekly one. */
function dateIfOther(start: Date, now: number): Intl.DateTimeFormatOptions {
  const year = yearIfOther(start, new Date(now));
  return year.year ? { ...year, month: 'short', day: 'numeric' } : {};
}

function spanOf(
  event: CalendarEvent,
  { start, end, locale }: { start: Date; end: Date; locale: string },
): string {
  const date = (moment: Date) => `${dayOf(moment, locale)} ${monthOf(moment, locale)}`;
  if (event.AllDayEvent)
    return event.EventDate === event.EndDate ? '' : `${date(start)} – ${date(end)}`;
  if (event.EventInstance === 'on same day')
    return start.getTime() === end.getTime() ? timeOf(start) : `${timeOf(start)} – ${timeOf(end)}`;
  return `${date(start)} ${timeOf(start)} – ${date(end)} ${timeOf(end)}`;
}

/** "d": without the dot that some languages put behind it. */
function dayOf(moment: Date, locale: string): string {
  return dateFormat(locale, { day: 'numeric' })
    .formatToParts(moment)
    .find(({ type }) => type === 'day')!.value;
}

/** "LLL": the month's name by itself. */
function monthOf(moment: Date, locale: string): string {
  return dateFormat(locale, { month: 'short' }).format(moment);
}

/** "H:mm": hours of the day without a leading zero. */
function timeOf(moment: Date): string {
  return `${moment.getHours()}:${String(moment.getMinutes()).padStart(2, '0')}`;
}
