import { daysAsked, eventFields, type CalendarEvent } from '#shared/rules/calendar/dayEvents';
import { dayLimits } from '#shared/rules/calendar/dayTasks';
import { startOfDay } from '#shared/rules/time/localDays';
import { lifetimes } from '../../../data/cache/lifetimes';
import { readGraphPages } from '../../../data/graph/graph';
import { readTogether } from '../../../data/read/readTogether';
import { useRead } from '../../../data/read/useRead';
import type { WidgetState } from '../../../ui/widget/widgetState';
import { dayScopes, eventsKey, eventsScopes, goodFor } from '../dayKeys';

/** Times come in UTC, so that every device reads them alike. */
export const inUtc = { prefer: 'outlook.timezone="UTC"' };

interface EventsReading {
  isWanted?: boolean;
  /** Permissions by which to read first; those that are known to be given ask nobody. */
  scopes?: string[];
}

/** The person's events of today and of the days after it, from Outlook (MYDAY-13, MYDAY-37). */
export function useEvents(
  day: string,
  operation: string,
  { isWanted = true, scopes: first = dayScopes }: EventsReading = {},
): WidgetState<CalendarEvent[]> {
  return useRead<CalendarEvent[]>({
    key: eventsKey(day),
    operation,
    read: (signal) => {
      const { start, end } = daysAsked(startOfDay(day), dayLimits.days);
      const query = new URLSearchParams({
        startDateTime: start.toISOString(),
        endDateTime: end.toISOString(),
        $orderby: 'start/dateTime',
        $top: String(dayLimits.asked),
        $select: eventFields,
      });
      return readTogether({ all: first, own: eventsScopes }, (scopes) =>
        readGraphPages<CalendarEvent>(`/me/calendar/calendarView?${query}`, {
          ...{ scopes, operation, signal, headers: inUtc, atMost: dayLimits.asked },
        }),
      );
    },
    recheckWithin: lifetimes.standard - goodFor,
    isWanted,
  });
}
