import { useMemo } from 'react';
import {
  isCrowded,
  upcomingEvents,
  type CalendarEntry,
  type CalendarEvent,
} from '#shared/rules/calendar/events';
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
  const first = useCalendar({ operation });
  const channels = useFollowedChannels();
  const languages = useReadLanguages();
  const since = useLastVisit('calendar');
  const [channelTermIds, languageTermIds] = [valueOf(channels), valueOf(languages)];
  const isFor = useMemo(() => {
    if (!channelTermIds || !languageTermIds) return undefined;
    const reader = { channelTermIds, languageTermIds };
    return (entry: CalendarEntry) => forReader([entry], reader, eventRules(settings)).length > 0;
  }, [channelTermIds, languageTermIds, settings]);
  const begun = valueOf(first);
  const needsMore =
    begun && isFor ? isCrowded(begun.entries, eventsAsked.onStartPage, isFor) : false;
  const all = useCalendar({ operation, top: eventsAsked.byDefault, isWanted: needsMore });
  const calendar = needsMore ? all : first;
  const read = valueOf(calendar);
  const events = useMemo(() => {
    if (!read || !isFor) return [];
    return upcomingEvents(read.entries, {
      timeZone: read.timeZone,
      now: presentDate(),
      readerZone: readerZone(),
      isFor,
      since,
      onUnknownRule: logUnknownRule,
    });
  }, [read, isFor, since]);
  return mapState(bothStates(calendar, bothStates(channels, languages)), () => events);
}

/** The first rows of the calendar, or, where `top` says how many, more of them. */
function useCalendar({
  operation,
  top,
  isWanted,
}: {
  operation: string;
  top?: number;
  isWanted?: boolean;
}): WidgetState<Calendar> {
  const { settings } = useSession();
  const { organizationCalenderSiteUrl: siteUrl, eventsDisplayQuery: displayQuery } = settings;
  return useRead<Calendar>({
    key: `events ${siteUrl} ${displayQuery}${top ? ` ${top}` : ''}`,
    isWanted,
    read: (signal) =>
      readCalendar({
        siteUrl,
        displayQuery,
        top: top ?? eventsAsked.onStartPage,
        operation,
        signal,
      }),
  });
}

function valueOf<T>(state: WidgetState<T>): T | undefined {
  return state.state === 'ready' ? state.value : undefined;
}
