import { useMemo } from 'react';
import { upcomingEvents, type CalendarEvent } from '#shared/rules/calendar/events';
import { eventsAsked } from '#shared/rules/calendar/eventQueries';
import { forReader } from '#shared/rules/news/newsVisibility';
import { useLastVisit } from '../../data/components/visits';
import { useSession } from '../../data/session/session';
import {
  eventRules,
  logUnknownRule,
  readCalendar,
  readerZone,
  type Calendar,
} from '../../data/sharePoint/siteEvents';
import { useRead } from '../../data/read/useRead';
import { useFollowedChannels, useReadLanguages } from '../../data/targeting/useTerms';
import { bothStates, mapState, valueOr } from '../../ui/widget/combineStates';
import { presentDate } from '../../platform/presentTime';
import { useNow } from '../../platform/useNow';
import type { WidgetState } from '../../ui/widget/widgetState';
import { endOf } from './eventMoments';

/**
 * The upcoming events of the organisation's calendar for this person, in order; an event leaves the
 * list when it ends. Spec: widgets §4, §5.
 */
export function useEvents(operation: string): WidgetState<CalendarEvent[]> {
  const events = useReadersEvents(operation);
  const known = valueOr(events, []);
  const now = useNow(known.map(endOf));
  const running = mapState(events, (all) => all.filter((event) => endOf(event) > now));
  if (running.state !== 'ready' || running.value.length > 0) return running;
  const failure = running.stale?.failure;
  // Nothing of what was read some time ago does not say that there is nothing now.
  return failure ? { state: 'failed', failure, reload: running.reload } : { state: 'empty' };
}

function useReadersEvents(operation: string): WidgetState<CalendarEvent[]> {
  const { settings } = useSession();
  const { organizationCalenderSiteUrl: siteUrl, eventsDisplayQuery: displayQuery } = settings;
  const calendar = useRead<Calendar>({
    key: `events ${siteUrl} ${displayQuery}`,
    read: (signal) =>
      readCalendar({ siteUrl, displayQuery, top: eventsAsked.onStartPage, operation, signal }),
  });
  const channels = useFollowedChannels();
  const languages = useReadLanguages();
  const since = useLastVisit('calendar');
  const [read, channelTermIds, languageTermIds] = [
    valueOf(calendar),
    valueOf(channels),
    valueOf(languages),
  ];
  const events = useMemo(() => {
    if (!read || !channelTermIds || !languageTermIds) return [];
    const reader = { channelTermIds, languageTermIds };
    const own = new Set(forReader(read.entries, reader, eventRules(settings)));
    return upcomingEvents(read.entries, {
      timeZone: read.timeZone,
      now: presentDate(),
      readerZone: readerZone(),
      isFor: (entry) => own.has(entry),
      since,
      onUnknownRule: logUnknownRule,
    });
  }, [read, channelTermIds, languageTermIds, settings, since]);
  return mapState(bothStates(calendar, bothStates(channels, languages)), () => events);
}

function valueOf<T>(state: WidgetState<T>): T | undefined {
  return state.state === 'ready' ? state.value : undefined;
}
