import { TZDate } from '@date-fns/tz';
import { Type, type Static } from '@sinclair/typebox';
import { object, oneOf } from '#shared/contract/fields';
import { itemAt, certain } from '#shared/rules/values/certain';
import { content } from './content';
import { motifs, type Motif } from './pictures/motif';
import { languages } from './person';
import { idOf } from './random';
import { channel, languageTerm } from './terms';

/** The zone of the calendar's site, by its name and by SharePoint's number. */
export const calendarZone = { name: 'Europe/Copenhagen', sharePointId: 3 } as const;

/** A row of the organisation's calendar. */
export interface CompanyEvent {
  /** Number of the row within its list. */
  itemId: number;
  uniqueId: string;
  title: string;
  /** HTML. */
  description: string;
  location: string;
  start: Date;
  end: Date;
  isAllDay: boolean;
  /** Text of the rule of a series. */
  recurrence?: string;
  /** Length of one occurrence in seconds. */
  duration: number;
  /** A deleted or changed occurrence: of which series, and when it was to start. */
  exception?: { kind: 'deleted' | 'changed'; series: number; originalStart: Date };
  channels: { id: string; name: string }[];
  language?: { id: string; name: string };
  motif?: Motif;
  modified: Date;
}

/** An event as it is written, dated from today. */
const Written = object({
  key: Type.String(),
  title: Type.String(),
  description: Type.Optional(Type.String()),
  location: Type.Optional(Type.String()),
  /**
   * Days from today, and time of day in the calendar's zone; without one the event lasts all day.
   */
  day: Type.Number(),
  at: Type.Optional(Type.String()),
  minutes: Type.Optional(Type.Number()),
  /** Of an all-day event. */
  days: Type.Optional(Type.Number()),
  /** How a series repeats and when it ends, in SharePoint's XML. */
  repeat: Type.Optional(Type.String()),
  repeatEnd: Type.Optional(Type.String()),
  channels: Type.Optional(Type.Array(Type.String())),
  language: Type.Optional(oneOf(languages)),
  motif: Type.Optional(oneOf(motifs)),
});
type Written = Static<typeof Written>;

const forever = '<repeatForever>FALSE</repeatForever>';
const rule = (repeat: string, end = forever) =>
  `<recurrence><rule><firstDayOfWeek>mo</firstDayOfWeek><repeat>${repeat}</repeat>${end}</rule></recurrence>`;

/**
 * The organisation's calendar, dated relative to `now`: single events, series, and a deleted and a
 * moved occurrence.
 */
export function makeEvents(now: Date): CompanyEvent[] {
  const events = content('events', Written).map((row, index) => make(row, index + 1, now));
  const safety = itemAt(events, 1);
  const [next, second] = nextMondays(safety.start, now);
  return [
    ...events,
    exceptionOf(safety, events.length + 1, { kind: 'deleted', originalStart: second }),
    exceptionOf(safety, events.length + 2, { kind: 'changed', originalStart: next }),
  ];
}

function make(row: Written, itemId: number, now: Date): CompanyEvent {
  const isAllDay = row.at === undefined;
  const start = isAllDay ? dayOf(row.day, now) : localTime(row.day, certain(row.at), now);
  const minutes = row.minutes ?? 0;
  const lastDay = new Date(
    start.getTime() + ((row.days ?? 1) - 1) * 86_400_000 + (24 * 60 - 1) * 60_000,
  );
  const endOfOne = isAllDay ? lastDay : new Date(start.getTime() + minutes * 60_000);
  return {
    itemId,
    uniqueId: idOf('event', row.key),
    title: row.title,
    description: row.description ?? '',
    location: row.location ?? '',
    start,
    isAllDay,
    recurrence: row.repeat && rule(row.repeat, row.repeatEnd),
    // The last occurrence of a series without an end is years away.
    end: row.repeat ? new Date(endOfOne.getTime() + 5 * 365 * 86_400_000) : endOfOne,
    duration: isAllDay ? (row.days ?? 1) * 86_400 - 60 : minutes * 60,
    channels: (row.channels ?? []).map((key) => ({ id: channel(key).id, name: channel(key).name })),
    language: row.language && {
      id: languageTerm(row.language).id,
      name: languageTerm(row.language).name,
    },
    motif: row.motif,
    modified: new Date(now.getTime() - itemId * 86_400_000),
  };
}

function exceptionOf(
  series: CompanyEvent,
  itemId: number,
  { kind, originalStart }: { kind: 'deleted' | 'changed'; originalStart: Date },
): CompanyEvent {
  const start =
    kind === 'changed' ? new Date(originalStart.getTime() + 2 * 3_600_000) : originalStart;
  const title = kind === 'changed' ? `${series.title} (moved)` : `Deleted: ${series.title}`;
  return {
    ...series,
    itemId,
    uniqueId: idOf('event', kind, String(series.itemId)),
    title,
    start,
    end: new Date(start.getTime() + series.duration * 1_000),
    recurrence: 'Every 1 week(s) on: Monday',
    exception: { kind, series: series.itemId, originalStart },
  };
}

/** Midnight of a day as SharePoint writes the dates of all-day events: without a zone. */
function dayOf(day: number, now: Date): Date {
  const local = new TZDate(now.getTime(), calendarZone.name);
  return new Date(Date.UTC(local.getFullYear(), local.getMonth(), local.getDate() + day));
}

function localTime(day: number, time: string, now: Date): Date {
  const local = new TZDate(now.getTime(), calendarZone.name);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(
    new TZDate(
      local.getFullYear(),
      local.getMonth(),
      local.getDate() + day,
      hours,
      minutes,
      calendarZone.name,
    ).getTime(),
  );
}

/** The first two Mondays after now at the time of day of the series. */
function nextMondays(start: Date, now: Date): [Date, Date] {
  const first = new TZDate(start.getTime(), calendarZone.name);
  const today = new TZDate(now.getTime(), calendarZone.name);
  const time = `${first.getHours()}:${first.getMinutes()}`;
  const day = 7 - ((today.getDay() + 6) % 7);
  return [localTime(day, time, now), localTime(day + 7, time, now)];
}
