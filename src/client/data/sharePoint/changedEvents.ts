import { changedEventsQuery, eventsAsked } from '#shared/rules/calendar/eventQueries';
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
  const query = changedEventsQuery({
    since,
    now: presentDate(),
    readerZone: readerZone(),
    top: eventsAsked.onStartPage,
    displayQuery: settings.eventsDisplayQuery,
  });
  const [entries, reader] = await Promise.all([
    readEvents({
      siteUrl: settings.organizationCalenderSiteUrl,
      query,
      operation: 'New events',
      signal,
    }),
    readReader(signal),
  ]);
  return forReader(entries, reader, eventRules(settings)).length > 0;
}
