import type { RestaurantMenu } from '../../contract/restaurantMenus';
import { eventsFrom, type CalendarEvent, type DayEvent } from '../calendar/dayEvents';
import { isOverdue } from '../pages/requiredReading';
import { localDay } from '../time/localDays';
import { dateOfCard, menuCards } from './restaurantMenu';

/** Days before a deadline from which what has to be read counts as due. */
const dueDays = 7;
const day = 86_400_000;
/** Milliseconds for which a meeting that has begun is still the next one. */
const late = 10 * 60_000;

interface Readable {
  HasRead: boolean;
  Deadline: string | null;
}

/** The items that should have been read by now, and those due within a week, the nearest first. */
export function readingDue<Item extends Readable>(
  items: readonly Item[],
  now: Date,
): { overdue: Item[]; due: Item[] } {
  const dated = items
    .filter(({ HasRead, Deadline }) => !HasRead && Deadline !== null)
    .sort((one, other) => timeOf(one) - timeOf(other));
  return {
    overdue: dated.filter((item) => isOverdue(item, now)),
    due: dated.filter(
      (item) => !isOverdue(item, now) && timeOf(item) <= now.getTime() + dueDays * day,
    ),
  };
}

/** When `readingDue` says something else, milliseconds since 1970. */
export function readingMoments(items: readonly Readable[]): number[] {
  return items
    .filter(({ HasRead, Deadline }) => !HasRead && Deadline !== null)
    .flatMap((item) => [timeOf(item) - dueDays * day, timeOf(item)]);
}

function timeOf({ Deadline }: Readable): number {
  return Date.parse(Deadline ?? '');
}

/** The meeting of today that comes next, or began a moment ago; none that lasts all day. */
export function nextMeeting(events: readonly CalendarEvent[], now: Date): DayEvent | undefined {
  return meetingsOf(events, now).find(({ Start }) => Date.parse(Start) > now.getTime() - late);
}

/** When `nextMeeting` says something else. */
export function meetingMoments(events: readonly CalendarEvent[], now: Date): number[] {
  return meetingsOf(events, now).map(({ Start, End }) =>
    Math.min(Date.parse(Start) + late, Date.parse(End)),
  );
}

function meetingsOf(events: readonly CalendarEvent[], now: Date): DayEvent[] {
  const today = localDay(now);
  return eventsFrom(events, now)
    .filter(({ IsAllDay, IsCancelled, Expired }) => !IsAllDay && !IsCancelled && !Expired)
    .filter(({ Start }) => localDay(new Date(Start)) === today);
}

/** The dishes of a restaurant today; none where the menu says nothing of this day. */
export function dishesOf(menus: readonly RestaurantMenu[], now: Date): string[] {
  const today = localDay(now);
  return menuCards(menus)
    .filter((card) => {
      const date = dateOfCard(card);
      return date !== undefined && localDay(date) === today;
    })
    .flatMap(({ values }) => values);
}
