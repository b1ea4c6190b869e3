import type { CalendarEntry } from '#shared/rules/calendar/events';
import { eventsQuery } from '#shared/rules/calendar/eventQueries';
import { eventFromList, type EventItem } from '#shared/rules/calendar/eventsFromList';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import { timeZoneOfSharePoint } from '#shared/rules/time/timeZones';
import { connection } from '../connection/connection';
import { FailureError } from '../connection/failure';
import { logFailure } from '../connection/handleFailure';
import { readSharePoint } from './sharePoint';
import { readSiteList } from './siteListItems';
import type { ReadKey } from '../read/readKey';
import { clientState } from '../../platform/clientState';
import { presentDate } from '../../platform/presentTime';

/** The organisation's calendar as it was read. */
export interface Calendar {
  entries: CalendarEntry[];
  /** IANA zone of its site, for series that do not tell their own. */
  timeZone: string;
}

interface CalendarRead {
  /** Absolute address of the calendar's site (EVENTS-27). */
  siteUrl: string;
  /** The setting eventsDisplayQuery. */
  displayQuery: string;
  operation: string;
  signal?: AbortSignal;
}

const list = { path: '/lists/Events', name: 'Events' } as const;
/** A site seldom moves to another zone. */
const zoneLifetime = 7 * 86_400_000;

/** The zone of the device. */
export function readerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Up to `top` rows of the calendar that run now or start later (EVENTS-20 to EVENTS-25). Throws a
 * `FailureError`.
 */
export async function readCalendar({
  top,
  displayQuery,
  ...read
}: CalendarRead & { top: number }): Promise<Calendar> {
  const entries = await readEvents({
    ...read,
    query: eventsQuery({ now: presentDate(), readerZone: readerZone(), top, displayQuery }),
  });
  const needsZone = entries.some(
    (entry) =>
      entry.fRecurrence &&
      !entry.fAllDayEvent &&
      timeZoneOfSharePoint(entry.TimeZone) === undefined,
  );
  return {
    entries,
    timeZone: (needsZone && (await zoneOfSite(read))) || readerZone(),
  };
}

/** Rows of the calendar by a query of `eventQueries`. Throws a `FailureError`. */
export async function readEvents({
  query,
  ...read
}: Omit<CalendarRead, 'displayQuery'> & {
  query: Record<string, string>;
}): Promise<CalendarEntry[]> {
  const siteUrl = read.siteUrl.replace(/\/+$/, '');
  const rows = await readSiteList<EventItem>({ ...read, ...list, siteUrl, query });
  return rows.map((row) => eventFromList(row, siteUrl));
}

/** How events are limited to some people. */
export function eventRules(settings: FeatureSettings) {
  return {
    settings,
    isFiltered: () => settings.enableLanguageFilteringForSharepointEvents,
  };
}

/**
 * The zone in the site's regional settings; undefined when it cannot be told, and then the reader's
 * own has to do.
 */
async function zoneOfSite({
  operation,
  signal,
  ...read
}: Omit<CalendarRead, 'displayQuery'>): Promise<string | undefined> {
  const { cache } = connection();
  const siteUrl = read.siteUrl.replace(/\/+$/, '');
  const key: ReadKey = `sites/timeZone ${siteUrl}`;
  const known = cache.peek<string>(key);
  if (known) return known.Data;
  try {
    const { Id } = await readSharePoint<{ Id: number }>(
      `${siteUrl}/_api/web/RegionalSettings/TimeZone`,
      { operation, signal },
    );
    const zone = timeZoneOfSharePoint(Id);
    if (zone) cache.put(key, zone, zoneLifetime);
    return zone;
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    logFailure(error.failure);
    return undefined;
  }
}

const logged = clientState(() => new Set<string>());

/**
 * Writes to the console, once for each event, that its rule of recurrence is not understood
 * (EVENTS-47).
 */
export function logUnknownRule({
  Id,
  RecurrenceData,
}: {
  Id: string | number;
  RecurrenceData?: string | null;
}): void {
  const key = `${Id}/${RecurrenceData}`;
  if (logged.value.has(key)) return;
  logged.value.add(key);
  // eslint-disable-next-line no-console -- the browser's console is the log that support asks for
  console.warn(
    `The recurrence of event ${Id} is not understood; it is shown once, by its own dates.`,
    RecurrenceData,
  );
}
