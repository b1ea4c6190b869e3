import { dayAround, meetingsOfToday, type CalendarEvent, type Meeting } from '#shared/rules/myDay';
import { readGraphPages } from '../../data/graph';
import { useRead } from '../../data/useRead';
import type { WidgetState } from '../../ui/widgetState';

/** Events asked for (MYDAY-13). */
const most = 100;

/** The person's meetings of today, from Outlook (MYDAY-37). */
export function useMeetings(operation: string): WidgetState<Meeting[]> {
  const { start, end } = dayAround(new Date());
  return useRead<Meeting[]>({
    key: `myDay/meetings ${start.toISOString()}`,
    read: async (signal) => {
      const query = new URLSearchParams({
        startDateTime: start.toISOString(),
        endDateTime: end.toISOString(),
        $orderby: 'start/dateTime',
        $top: String(most),
        $select: 'id,subject,start,end,isAllDay,isCancelled,location,webLink',
      });
      const options = {
        scopes: ['Calendars.ReadBasic'],
        headers: { prefer: 'outlook.timezone="UTC"' },
        operation,
        signal,
        atMost: most,
      };
      return meetingsOfToday(
        await readGraphPages<CalendarEvent>(`/me/calendar/calendarView?${query}`, options),
        new Date(),
      );
    },
    isEmpty: (meetings) => meetings.length === 0,
  });
}
