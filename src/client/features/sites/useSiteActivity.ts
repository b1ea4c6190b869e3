import { activitySites } from '#shared/rules/activity';
import { afterAWhile } from '../../data/cache/afterAWhile';
import type { SiteActivities } from '../../data/siteActivity';
import { useRead } from '../../data/useRead';
import { useBreakpoint } from '../../ui/useBreakpoint';
import type { WidgetState } from '../../ui/widgetState';
import { activityRead } from './activityRead';

/** What happened lately in the sites that the person uses most. */
export function useSiteActivity(operation: string): WidgetState<SiteActivities> {
  return useRead<SiteActivities>({
    ...activityRead(activitySites(useBreakpoint()), operation),
    isEmpty: ({ items, missing }) => items.length === 0 && missing.length === 0,
    recheckWithin: afterAWhile,
    keepPrevious: true,
  });
}
