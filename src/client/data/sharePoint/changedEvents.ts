import { changedEventsQuery, eventsAsked } from '#shared/rules/calendar/eventQueries';
import type { CalendarEntry } from '#shared/rules/calendar/events';
import { forReader } from '#shared/rules/news/newsVisibility';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import { presentDate } from '../../platform/presentTime';
import { readReader } from '../targeting/readReader';
import { eventRules, readerZone, readEvents } from './siteEvents';

interface Check {
  /** ISO 8601. */
  since: string;
  settings: FeatureSettings;
  signal: AbortSignal;
}

/**
 * Whether the calendar has events for this person that are new or changed since a time (EVENTS-26),
 * by the widget's rule for channels and languages. Throws a `FailureError`.
 */
export async function hasChangedEvents({ since, settings, signal }: Check): Promise<boolean> {
  const readUpTo = (top: number) =>
    readEvents({
      siteUrl: settings.organizationCalenderSiteUrl,
      query: changedEventsQuery({
        since,
        now: presentDate(),
        readerZone: readerZone(),
        top,
        displayQuery: settings.eventsDisplayQuery,
      }),
      operation: 'New events',
      signal,
    });
  const { onStartPage, byDefault } = eventsAsked;
  const [first, reader] = await Promise.all([readUpTo(onStartPage), readReader(signal)]);
  const hasOwn = (entries: CalendarEntry[]) =>
    forReader(entries, reader, eventRules(settings)).length > 0;
  if (hasOwn(first) || first.length < onStartPage) return hasOwn(first);
  // All the first ones are for others.
  return hasOwn(await readUpTo(byDefault));
}
