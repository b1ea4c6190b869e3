import { TZDate } from '@date-fns/tz';
import { itemAt, certain } from '#shared/rules/certain';
import type { Motif } from './pictures/motif';
import type { Language } from './person';
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

interface Written {
  key: string;
  title: string;
  description?: string;
  location?: string;
  /**
   * Days from today, and time of day in the calendar's zone; without one the event lasts all day.
   */
  day: number;
  at?: string;
  minutes?: number;
  /** Of an all-day event. */
  days?: number;
  repeat?: string;
  channels?: string[];
  language?: Language;
  motif?: Motif;
}

const forever = '<repeatForever>FALSE</repeatForever>';
const rule = (repeat: string, end = forever) =>
  `<recurrence><rule><firstDayOfWeek>mo</firstDayOfWeek><repeat>${repeat}</repeat>${end}</rule></recurrence>`;

const written: readonly Written[] = [
  {
    key: 'townhall',
    title: 'Town hall: where we are heading in 2027',
    description:
      '<p>Our group management presents the plan for the coming year and answers your questions.</p><p>You can take part in Copenhagen or in Teams.</p>',
    location: 'Auditorium, Copenhagen headquarters, 1st floor',
    day: 2,
    at: '10:00',
    minutes: 75,
    motif: 'harbour',
  },
  {
    key: 'safety',
    title: 'Safety walk',
    description: '<p>Fifteen minutes on the quay with the safety representatives.</p>',
    location: 'Terminal 2',
    day: -34,
    at: '08:15',
    minutes: 15,
    repeat: rule('<weekly mo="TRUE" weekFrequency="1" />'),
  },
  {
    key: 'coffee',
    title: 'Friday coffee with Aurora',
    location: 'Canteen',
    day: -20,
    at: '14:30',
    minutes: 45,
    repeat: rule('<weekly fr="TRUE" weekFrequency="2" />', '<repeatInstances>14</repeatInstances>'),
  },
  {
    key: 'fair',
    title: 'Nordic Ports Fair',
    description: '<p>Visit us at stand C12.</p>',
    location: 'Messe Hamburg',
    day: 5,
    days: 3,
    motif: 'ship',
    channels: ['shipping', 'terminals'],
  },
  {
    key: 'watch',
    title: 'Night watch at the wind farm',
    location: 'Kattegat, service vessel Njord',
    day: 4,
    at: '22:00',
    minutes: 480,
    channels: ['offshore'],
  },
  {
    key: 'onboarding',
    title: 'Welcome day for new colleagues',
    description: '<p>Meet the people behind the names.</p>',
    location: 'Room Skagerrak and Teams',
    day: 9,
    at: '09:00',
    minutes: 360,
    motif: 'city',
  },
  {
    key: 'lucia',
    title: 'Lucia i Göteborg',
    location: 'Lindholmen',
    day: 11,
    at: '07:30',
    minutes: 60,
    language: 'sv',
    motif: 'lighthouse',
  },
  {
    key: 'julefrokost',
    title: 'Julefrokost i kantinen',
    location: 'Kantinen, Esbjerg',
    day: 13,
    at: '12:00',
    minutes: 180,
    language: 'da',
  },
  {
    key: 'results',
    title: 'Presentation of the yearly results',
    location: 'Teams',
    day: 18,
    at: '11:00',
    minutes: 60,
  },
  {
    key: 'payday',
    title: 'Pay day',
    day: -60,
    days: 1,
    repeat: rule('<monthlyByDay weekday="TRUE" weekdayOfMonth="last" monthFrequency="1" />'),
  },
  {
    key: 'drill',
    title: 'Fire drill, all offices',
    description: '<p>Leave the building by the nearest stairs.</p>',
    location: 'All offices',
    day: 25,
    at: '13:00',
    minutes: 30,
  },
  {
    key: 'yesterday',
    title: 'Blood donors of Turku',
    location: 'Turku office',
    day: -1,
    at: '09:00',
    minutes: 120,
  },
];

/**
 * The organisation's calendar, dated relative to `now`: single events, series, and a deleted and a
 * moved occurrence.
 */
export function makeEvents(now: Date): CompanyEvent[] {
  const events = written.map((row, index) => make(row, index + 1, now));
  const safety = itemAt(events, 1);
  const [next, second] = [1, 2].map(
    (week) => new Date(mondayAfter(safety.start, now).getTime() + (week - 1) * 7 * 86_400_000),
  );
  return [
    ...events,
    exceptionOf(safety, events.length + 1, { kind: 'deleted', originalStart: certain(second) }),
    exceptionOf(safety, events.length + 2, { kind: 'changed', originalStart: certain(next) }),
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
    recurrence: row.repeat,
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

/** The first Monday after now at the time of day of the series. */
function mondayAfter(start: Date, now: Date): Date {
  const local = new TZDate(start.getTime(), calendarZone.name);
  for (let day = 1; ; day += 1) {
    const found = localTime(day, `${local.getHours()}:${local.getMinutes()}`, now);
    if (new TZDate(found.getTime(), calendarZone.name).getDay() === 1) return found;
  }
}
