import { certain } from '../values/certain';
import { truncated } from '../news/newsText';
import type { NewsChannel } from '../news/news';
import { expandEvents, isException, type CalendarItem } from '../time/recurrence';

/**
 * One event of the organisation's calendar, or one occurrence of a series. Spec: widgets §3
 * (EVENTS-03).
 */
export interface CalendarEvent {
  /** Unique among all that are shown. */
  Key: string;
  Id: string;
  ListGuid: string;
  Title: string;
  /** HTML. */
  Description: string;
  /** Empty: for everyone. */
  Channels: NewsChannel[];
  Location: string;
  /** ISO moment; of an all-day event its first day as `2026-11-21`. */
  EventDate: string;
  /** ISO moment; of an all-day event its last day. */
  EndDate: string;
  AllDayEvent: boolean;
  fRecurrence: boolean;
  RecurrenceData: string | null;
  /** Address of the picture, `null` for none. */
  BannerUrl: string | null;
  LanguageTermId: string | null;
  /** Empty where the calendar has no name (EVENTS-46). */
  OrganizationCalendarName: string;
  /** Address of its display form in the calendar's site (EVENTS-45). */
  ItemUrl: string;
  EventInstance: EventInstance;
  ShowNewOrModifiedBadge: boolean;
}

/** EVENTS-04; empty for an all-day event. */
export type EventInstance = 'on same day' | 'on diff day' | '';

/**
 * A row of a calendar as it was read: the fields of {@link CalendarEvent}, with its times as
 * SharePoint gives them.
 */
export type CalendarEntry = CalendarItem &
  Omit<
    CalendarEvent,
    | 'Key'
    | 'Id'
    | 'EventDate'
    | 'EndDate'
    | 'AllDayEvent'
    | 'EventInstance'
    | 'ShowNewOrModifiedBadge'
  > & { Created: string | null; Modified: string | null };

/** Longest title and place of an event, in characters (EVENTS-14, EVENTS-15). */
const eventTextLength = 30;
/** Events at first and with each "Show more" (EVENTS-05, EVENTS-06). */
export const eventsPerLoad = 6;
/** Events on a page of the compact design. */
export const eventsPerPage = 4;
/** EVENTS-06. */
const maxEvents = 18;

export interface UpcomingOptions {
  /** IANA zone of the calendar's site. */
  timeZone: string;
  now: Date;
  /** IANA zone of the reader. */
  readerZone: string;
  /** Whether the reader may see an event at all, see `forReader`; left out: every one. */
  isFor?: (entry: CalendarEntry) => boolean;
  /** Events that came after this time are marked as new (BADGE-13); ISO 8601. */
  since: string;
  onUnknownRule?: (item: CalendarItem) => void;
}

/**
 * Whether the first `asked` rows of a calendar leave too much out for the first `shown` of the
 * reader's `events`: behind the start of the last row there may be others between those of a series,
 * and some of these may be cancelled.
 */
export function isCrowded(
  entries: readonly CalendarEntry[],
  asked: number,
  { events, shown }: { events: readonly CalendarEvent[]; shown: number },
): boolean {
  if (entries.length < asked) return false;
  const last = Date.parse(certain(entries.at(-1)).EventDate);
  return events.filter(({ EventDate }) => Date.parse(EventDate) <= last).length < shown;
}

/**
 * Whether exceptions fill the half of the first `asked` rows: a later one would show a cancelled
 * occurrence as if it took place.
 */
export function hasManyExceptions(entries: readonly CalendarEntry[], asked: number): boolean {
  return entries.length >= asked && entries.filter(isException).length >= asked / 2;
}

/**
 * The events that run or are still to come, series unfolded, in order of the reader's days, those
 * of all day first, at most as many as are ever
 * shown (EVENTS-06, EVENTS-11, EVENTS-43).
 */
export function upcomingEvents(
  entries: readonly CalendarEntry[],
  { timeZone, now, readerZone, isFor = () => true, since, onUnknownRule }: UpcomingOptions,
): CalendarEvent[] {
  const today = dayIn(readerZone, now);
  // The reader's own come out at the end: what is deleted of a series counts also where the reader
  // does not follow its channel.
  const occurrences = expandEvents(entries, { timeZone, now, today, onUnknownRule }).filter(
    ({ item }) => isFor(item),
  );
  const dated = occurrences.map((occurrence) => ({
    ...occurrence,
    day: occurrence.item.fAllDayEvent
      ? occurrence.start.slice(0, 10)
      : dayIn(readerZone, new Date(occurrence.start)),
  }));
  dated.sort(
    (one, other) =>
      one.day.localeCompare(other.day) ||
      Number(other.item.fAllDayEvent) - Number(one.item.fAllDayEvent) ||
      Date.parse(one.start) - Date.parse(other.start),
  );
  return dated.slice(0, maxEvents).map(({ item, start, end }) => {
    const { fAllDayEvent, Created, Modified, Id, ItemUrl, ...entry } = item;
    return {
      ...entry,
      Key: `${Id}/${start}`,
      Id: String(Id),
      RecurrenceData: item.RecurrenceData ?? null,
      EventDate: start,
      EndDate: end,
      AllDayEvent: fAllDayEvent,
      EventInstance: eventInstance(
        { AllDayEvent: fAllDayEvent, EventDate: start, EndDate: end },
        readerZone,
      ),
      ItemUrl:
        item.fRecurrence && !fAllDayEvent ? `${ItemUrl}.0.${start.replace('.000Z', 'Z')}` : ItemUrl,
      ShowNewOrModifiedBadge: isAfter(Created, since) || isAfter(Modified, since),
    };
  });
}

/** Whether an event ends on the day on which it starts, for the reader (EVENTS-04). */
export function eventInstance(
  { AllDayEvent, EventDate, EndDate }: Pick<CalendarEvent, 'AllDayEvent' | 'EventDate' | 'EndDate'>,
  timeZone: string,
): EventInstance {
  if (AllDayEvent) return '';
  return dayIn(timeZone, new Date(EventDate)) === dayIn(timeZone, new Date(EndDate))
    ? 'on same day'
    : 'on diff day';
}

/** A title or place as it is shown (EVENTS-14, EVENTS-15). */
export function eventText(text: string): string {
  return truncated(text, eventTextLength);
}

/** The day that a moment belongs to in a zone, as `2026-11-21`. */
export function dayIn(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => certain(parts.find((each) => each.type === type)).value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}

function isAfter(date: string | null, time: string): boolean {
  return date !== null && Date.parse(date) > Date.parse(time);
}
