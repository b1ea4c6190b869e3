import type { CalendarEvent } from '#shared/rules/calendar/events';
import { dateFormat, yearIfOther } from '../../texts/formatters';
import { endOf, startOf } from './eventMoments';

export interface EventTimes {
  /** Day of the month on which it begins, e.g. `5` (EVENTS-18). */
  day: string;
  /** Month in short, e.g. `Nov`. */
  month: string;
  /** Day of the week in short, with the date outside this year where the span has none. */
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
  const dateOf = (moment: Date) => dateIn(moment, { locale, now });
  const isDated = event.AllDayEvent
    ? event.EventDate !== event.EndDate
    : event.EventInstance !== 'on same day';
  const weekday = dateFormat(locale, { weekday: 'short' }).format(start);
  const isOfThisYear = start.getFullYear() === new Date(now).getFullYear();
  return {
    day: dayOf(start, locale),
    month: monthOf(start, locale),
    weekday: isDated || isOfThisYear ? weekday : `${weekday}, ${dateOf(start)}`,
    span: spanOf(event, { start, end, isDated, dateOf }),
    isRunning: start.getTime() <= now && now < endOf(event),
  };
}

interface Span {
  start: Date;
  end: Date;
  /** It ends on another day. */
  isDated: boolean;
  dateOf: (moment: Date) => string;
}

function spanOf(event: CalendarEvent, { start, end, isDated, dateOf }: Span): string {
  if (event.AllDayEvent) return isDated ? `${dateOf(start)} – ${dateOf(end)}` : '';
  if (isDated) return `${dateOf(start)} ${timeOf(start)} – ${dateOf(end)} ${timeOf(end)}`;
  return start.getTime() === end.getTime() ? timeOf(start) : `${timeOf(start)} – ${timeOf(end)}`;
}

/** Day and month, with the year outside this one: a yearly event is in the list for many years. */
function dateIn(moment: Date, { locale, now }: { locale: string; now: number }): string {
  const { year } = yearIfOther(moment, new Date(now));
  const date = `${dayOf(moment, locale)} ${monthOf(moment, locale)}`;
  return year ? `${date} ${moment.getFullYear()}` : date;
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
