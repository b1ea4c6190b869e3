import { TZDate } from '@date-fns/tz';
import { dateOf, dayOf, recurrenceDays, type Day } from './recurrenceDays';
import { parseRecurrence, type RecurrenceRule } from './recurrenceRule';
import { timeZoneOfSharePoint } from './timeZones';

/** The time of an item of a SharePoint calendar. */
export interface CalendarItem {
  Id: string | number;
  /**
   * ISO moment in UTC; of an all-day event the date is meant as it is written. Of a series: its
   * start.
   */
  EventDate: string;
  /** Of a series: the end of its last occurrence. */
  EndDate: string;
  fAllDayEvent: boolean;
  fRecurrence: boolean;
  RecurrenceData?: string | null;
  /**
   * Of a series: the length of one occurrence in seconds. Without it the times of day of start and
   * end give it.
   */
  Duration?: number | null;
  /** 3: an occurrence was deleted; 4: an occurrence was changed. */
  EventType?: number | null;
  /** Of a deleted or changed occurrence: the id of its series. */
  MasterSeriesItemID?: string | number | null;
  /** Of a deleted or changed occurrence: when it was to start. */
  RecurrenceID?: string | null;
  /** Of a series: SharePoint's number of the zone in which it was made. */
  TimeZone?: number | string | null;
}

export interface Occurrence<T extends CalendarItem> {
  item: T;
  /** ISO moment, or of an all-day event its first day as `2026-11-21`. */
  start: string;
  /** ISO moment, or of an all-day event its last day. */
  end: string;
}

export interface ExpandOptions {
  /**
   * IANA zone of the calendar's site, for series that do not name their own: a series keeps its
   * time of day there over daylight-saving changes.
   */
  timeZone: string;
  /** Occurrences that ended before this moment are left out (EVENTS-11, EVENTS-39). */
  now: Date;
  /** The day that it is for the reader, as `2026-11-21`: all-day events end with it. */
  today: string;
  /** Most occurrences of one series (EVENTS-40). */
  maxPerSeries?: number;
  /**
   * Called for a series whose rule is not understood; it is shown once, by its own dates
   * (EVENTS-47).
   */
  onUnknownRule?: (item: CalendarItem) => void;
}

/** A series without an end is followed only so far. */
const maxDays = 20_000;
const deleted = 3;
const changed = 4;

/** Whether a row says that one occurrence of a series was deleted or changed. */
export function isException({ EventType }: Pick<CalendarItem, 'EventType'>): boolean {
  return EventType === deleted || EventType === changed;
}

/**
 * The events of a calendar with its series unfolded, in order of their start: those that run or are
 * still to come. Throws a RangeError for a zone that does not exist.
 */
export function expandEvents<T extends CalendarItem>(
  items: readonly T[],
  options: ExpandOptions,
): Occurrence<T>[] {
  new Intl.DateTimeFormat('en', { timeZone: options.timeZone });
  const dated = items.filter(hasDates);
  const exceptions = exceptionsOf(dated, options.timeZone);
  return dated
    .flatMap((item) => {
      // An exception takes its series' place; one whose series is not among the items is shown by
      // itself.
      if (item.EventType === deleted) return [];
      if (item.EventType === changed || !item.fRecurrence)
        return [single(item)].filter((one) => !isOver(one, options));
      return expandSeries(item, exceptions.get(String(item.Id)) ?? new Set(), options);
    })
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
}

/** By series: the days on which an occurrence was deleted or replaced by a changed one. */
function exceptionsOf(
  items: readonly CalendarItem[],
  timeZone: string,
): ReadonlyMap<string, ReadonlySet<Day>> {
  const all = new Map(items.map((item) => [String(item.Id), item]));
  const found = new Map<string, Set<Day>>();
  for (const item of items) {
    const { MasterSeriesItemID, RecurrenceID } = item;
    if (!isException(item) || !RecurrenceID) continue;
    const series = String(MasterSeriesItemID);
    const days = found.get(series) ?? new Set();
    const master = all.get(series);
    found.set(
      series,
      days.add(
        localTime(RecurrenceID, master?.fAllDayEvent ? undefined : zoneOf(master, timeZone)).day,
      ),
    );
  }
  return found;
}

/** The zone in which a series keeps its time of day. */
function zoneOf(item: CalendarItem | undefined, timeZone: string): string {
  return timeZoneOfSharePoint(item?.TimeZone) ?? timeZone;
}

function hasDates({ EventDate, EndDate }: CalendarItem): boolean {
  return !Number.isNaN(Date.parse(EventDate)) && !Number.isNaN(Date.parse(EndDate));
}

function expandSeries<T extends CalendarItem>(
  item: T,
  exceptions: ReadonlySet<Day>,
  options: ExpandOptions,
): Occurrence<T>[] {
  const rule = parseRecurrence(item.RecurrenceData ?? '');
  if (!rule) {
    options.onUnknownRule?.(item);
    return [single(item)].filter((one) => !isOver(one, options));
  }
  const kept: Occurrence<T>[] = [];
  for (const [day, occurrence] of upcomingOccurrences(item, rule, options)) {
    if (exceptions.has(day) || isOver(occurrence, options)) continue;
    kept.push(occurrence);
    if (kept.length === (options.maxPerSeries ?? 12)) break;
  }
  return kept;
}

/**
 * The occurrences of a series, deleted ones included, with the day on which each starts in the
 * calendar's zone. Those long over are only counted.
 */
function* upcomingOccurrences<T extends CalendarItem>(
  item: T,
  rule: RecurrenceRule,
  { timeZone: siteZone, now }: ExpandOptions,
): Generator<[Day, Occurrence<T>]> {
  const timeZone = zoneOf(item, siteZone);
  const series = item.fAllDayEvent ? allDayTimes(item) : timedTimes(item, rule, timeZone);
  const longOver = now.getTime() / dayMs - series.length / dayMs - 2;
  const isPastWindow = item.fAllDayEvent
    ? dayWindow(rule, timeZone)
    : timeWindow(rule, timeZone, series.end);
  const max = Math.min(rule.repeatInstances ?? maxDays, maxDays);
  let number = 0;
  for (const day of recurrenceDays(rule.pattern, series.firstDay)) {
    if (number === max) return;
    number += 1;
    if (day < longOver) continue;
    const { start, end, occurrence } = series.on(day);
    if (end > series.end || isPastWindow(day, start)) return;
    yield [day, occurrence as Occurrence<T>];
  }
}

type WindowCheck = (day: Day, start: number) => boolean;

/** The end of all-day series is written as a date, or as midnight in the calendar's zone. */
function dayWindow({ windowEnd }: RecurrenceRule, timeZone: string): WindowCheck {
  if (!windowEnd) return () => false;
  const lastDay = Math.max(localTime(windowEnd).day, localTime(windowEnd, timeZone).day);
  return (day) => day > lastDay;
}

/**
 * SharePoint's own pages write the local time of the window's end as if it were UTC; there the end
 * of the series is given as well, and is exact. Without it the window is taken as it is written.
 */
function timeWindow(
  { windowEnd }: RecurrenceRule,
  timeZone: string,
  seriesEnd: number,
): WindowCheck {
  if (!windowEnd) return () => false;
  const asWritten = Date.parse(windowEnd);
  const written = localTime(windowEnd);
  const last =
    seriesEnd === Infinity
      ? asWritten
      : Math.max(asWritten, momentOf(written.day, written.time, timeZone));
  return (_day, start) => start > last;
}

interface SeriesTimes {
  firstDay: Day;
  /** Of one occurrence, in milliseconds. */
  length: number;
  /** Milliseconds; infinite when the item gives only the end of its first occurrence. */
  end: number;
  on(day: Day): { start: number; end: number; occurrence: Occurrence<CalendarItem> };
}

function timedTimes(item: CalendarItem, rule: RecurrenceRule, timeZone: string): SeriesTimes {
  const first = localTime(item.EventDate, timeZone);
  const last = localTime(item.EndDate, timeZone);
  const length =
    typeof item.Duration === 'number'
      ? item.Duration * 1000
      : timeOfDayBetween(first.time, last.time);
  const end = wholeSecond(item.EndDate);
  // Of occurrences that end at midnight, SharePoint puts the end of the series a day early, and the
  // window's end right.
  const isDayEarly =
    last.time === 0 && rule.windowEnd !== undefined && localTime(rule.windowEnd).time === 0;
  return {
    firstDay: first.day,
    length,
    end: end - wholeSecond(item.EventDate) > length ? end + (isDayEarly ? dayMs : 0) : Infinity,
    on: (day) => {
      const start = momentOf(day, first.time, timeZone);
      return {
        start,
        end: start + length,
        occurrence: { item, start: isoTime(start), end: isoTime(start + length) },
      };
    },
  };
}

function allDayTimes(item: CalendarItem): SeriesTimes {
  const firstDay = localTime(item.EventDate).day;
  const lastDay = localTime(item.EndDate).day;
  // Whole days, written as 23:59 on the last one.
  const extraDays = item.Duration ? Math.max(Math.ceil(item.Duration / 86_400) - 1, 0) : 0;
  return {
    firstDay,
    length: (extraDays + 1) * dayMs,
    end: lastDay > firstDay + extraDays ? lastDay * dayMs : Infinity,
    on: (day) => ({
      start: day * dayMs,
      end: (day + extraDays) * dayMs,
      occurrence: { item, start: isoDay(day), end: isoDay(day + extraDays) },
    }),
  };
}

function single<T extends CalendarItem>(item: T): Occurrence<T> {
  if (item.fAllDayEvent)
    return {
      item,
      start: isoDay(localTime(item.EventDate).day),
      end: isoDay(localTime(item.EndDate).day),
    };
  return {
    item,
    start: isoTime(Date.parse(item.EventDate)),
    end: isoTime(Date.parse(item.EndDate)),
  };
}

function isOver({ item, end }: Occurrence<CalendarItem>, { now, today }: ExpandOptions): boolean {
  return item.fAllDayEvent ? end < today : Date.parse(end) <= now.getTime();
}

const dayMs = 86_400_000;

/** Day and time of day (milliseconds) of a moment in a zone; without one as it is written. */
function localTime(moment: string, timeZone = 'UTC'): { day: Day; time: number } {
  const local = new TZDate(Date.parse(moment), timeZone);
  return {
    day: dayOf(local.getFullYear(), local.getMonth() + 1, local.getDate()),
    time: ((local.getHours() * 60 + local.getMinutes()) * 60 + local.getSeconds()) * 1000,
  };
}

/** Times of day are whole seconds: milliseconds between them would pass for the end of a series. */
function wholeSecond(moment: string): number {
  return Math.floor(Date.parse(moment) / 1000) * 1000;
}

/** In an hour that daylight saving skips, the time moves on by the skipped hour. */
function momentOf(day: Day, time: number, timeZone: string): number {
  const { year, month, date } = dateOf(day);
  return new TZDate(year, month - 1, date, 0, 0, time / 1000, timeZone).getTime();
}

function timeOfDayBetween(start: number, end: number): number {
  return end > start ? end - start : end - start + dayMs;
}

function isoTime(moment: number): string {
  return new Date(moment).toISOString();
}

function isoDay(day: Day): string {
  return isoTime(day * dayMs).slice(0, 10);
}
