import { dayIn } from './events';
import { eventFieldNames } from './eventsFromList';

/** Events asked for (EVENTS-23). */
export const eventsAsked = { byDefault: 100, onStartPage: 12 } as const;

interface EventsQuery {
  now: Date;
  /** IANA zone of the reader. */
  readerZone: string;
  top?: number;
  /** The setting eventsDisplayQuery: one more OData clause (EVENTS-46). */
  displayQuery: string;
}

/**
 * OData options for the events that run now or start later, the first ones first (EVENTS-20..23).
 */
export function eventsQuery({
  now,
  readerZone,
  top = eventsAsked.byDefault,
  displayQuery,
}: EventsQuery): Record<string, string> {
  return options(
    `fields/EndDate ge '${secondsIso(stillRunning(now, readerZone))}'`,
    'fields/EventDate asc',
    { top, displayQuery },
  );
}

interface ChangedEventsQuery extends EventsQuery {
  /** ISO 8601. */
  since: string;
}

/**
 * The same for the check for new content: those changed since, the last change first (EVENTS-26).
 */
export function changedEventsQuery({
  since,
  now,
  readerZone,
  top = 1,
  displayQuery,
}: ChangedEventsQuery): Record<string, string> {
  const filter =
    `fields/EndDate ge '${secondsIso(stillRunning(now, readerZone))}' and fields/Modified gt ` +
    `'${secondsIso(new Date(since))}'`;
  return options(filter, 'fields/Modified desc', { top, displayQuery });
}

function options(
  filter: string,
  order: string,
  { top, displayQuery }: { top: number; displayQuery: string },
): Record<string, string> {
  return {
    $expand: `fields($select=${eventFieldNames.join(',')})`,
    $select: 'fields,id,parentReference',
    $filter: displayQuery.trim() ? `${filter} and (${displayQuery.trim()})` : filter,
    $orderby: order,
    $top: String(top),
  };
}

/**
 * All-day events end with the reader's day, whose date is written as UTC: west of Greenwich it
 * lasts longer than that.
 */
function stillRunning(now: Date, readerZone: string): Date {
  return new Date(Math.min(now.getTime(), Date.parse(`${dayIn(readerZone, now)}T23:59:00Z`)));
}

function secondsIso(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
