import { useMemo, useState } from 'react';
import {
  hasManyExceptions,
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
import { useReadByTime } from '../../data/read/useReadByTime';
import { useFollowedChannels, useReadLanguages } from '../../data/targeting/useTerms';
import { bothStates, mapState, valueOr } from '../../ui/widget/combineStates';
import { presentDate } from '../../platform/presentTime';
import { useNow } from '../../platform/useNow';
import type { WidgetState } from '../../ui/widget/widgetState';
import { endOf } from './eventMoments';

/**
 * The upcoming events of the organisation's calendar for this person, in order; an event leaves the
 * list when it ends. Spec: widgets §4, §5.
 *
 * @param shown how many of them the reader looks at: so many are sure to be the next
 */
export function useEvents(operation: string, shown: number): WidgetState<CalendarEvent[]> {
  const events = useReadersEvents(operation, shown);
  const known = valueOr(events, []);
  const now = useNow(known.map(endOf));
  const running = mapState(events, (all) => all.filter((event) => endOf(event) > now));
  if (running.state !== 'ready' || running.value.length > 0) return running;
  if (running.isPrevious) return { state: 'loading' };
  const failure = running.stale?.failure;
  // Nothing of what was read some time ago does not say that there is nothing now.
  return failure ? { state: 'failed', failure, reload: running.reload } : { state: 'empty' };
}

/** The reader's events among the first rows; where these leave too much out, among more of them. */
function useReadersEvents(operation: string, shown: number): WidgetState<CalendarEvent[]> {
  const { settings } = useSession();
  useReadByTime('events');
  const calendar = useCalendar({ operation });
  const channels = useFollowedChannels();
  const languages = useReadLanguages();
  const [channelTermIds, languageTermIds] = [valueOf(channels), valueOf(languages)];
  const isFor = useMemo(() => {
    if (!channelTermIds || !languageTermIds) return undefined;
    const reader = { channelTermIds, languageTermIds };
    return (entry: CalendarEntry) => forReader([entry], reader, eventRules(settings)).length > 0;
  }, [channelTermIds, languageTermIds, settings]);
  const first = useUpcoming(calendar, isFor);
  const asked = eventsAsked.onStartPage;
  const entries = isFor ? (valueOf(calendar)?.entries ?? []) : [];
  const isWrong = hasManyExceptions(entries, asked);
  // Whoever turns back stays in the same list.
  const [most, setMost] = useState(shown);
  if (shown > most) setMost(shown);
  const isWanted =
    isWrong || isCrowded(entries, asked, { events: valueOr(first, []), shown: most });
  const more = useCalendar({ operation, top: eventsAsked.byDefault, isWanted });
  const all = useUpcoming(more, isFor);
  // Without what the reader follows and reads nobody knows which are theirs.
  const terms = bothStates(channels, languages);
  const own = (events: typeof first) => mapState(bothStates(events, terms), ([list]) => list);
  if (!isWanted) return own(first);
  return isWrong ? own(all) : untilThere(own(first), own(all));
}

/** The known events while more are being read, or where that fails; none is no answer until then. */
function untilThere(
  first: WidgetState<CalendarEvent[]>,
  all: WidgetState<CalendarEvent[]>,
): WidgetState<CalendarEvent[]> {
  if (first.state !== 'ready' || first.value.length === 0) return all;
  if (all.state === 'loading') return { ...first, isPrevious: true };
  if (all.state !== 'failed') return all;
  return { ...first, stale: { failure: all.failure }, reload: all.reload };
}

/** The events of what was read of the calendar; none as long as it is not known whose they are. */
function useUpcoming(
  calendar: WidgetState<Calendar>,
  isFor: ((entry: CalendarEntry) => boolean) | undefined,
): WidgetState<CalendarEvent[]> {
  const since = useLastVisit('calendar');
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
  return mapState(calendar, () => events);
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
