import { useSession } from '../../data/session/session';

/**
 * Where "Go to the calendar" leads (EVENTS-45); without an address of its own, to the list of
 * events of the calendar's site.
 */
export function useCalendarAddress(): string {
  const { calendarPageInfoUrl, organizationCalenderSiteUrl } = useSession().settings;
  return calendarPageInfoUrl || `${organizationCalenderSiteUrl.replace(/\/+$/, '')}/Lists/Events`;
}
