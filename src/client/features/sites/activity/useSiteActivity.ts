import { activitySites } from '#shared/rules/sites/activity';
import { afterAWhile } from '../../../data/cache/afterAWhile';
import type { SiteActivities } from '../../../data/sharePoint/siteActivity';
import { useRead } from '../../../data/read/useRead';
import { useBreakpoint } from '../../../ui/useBreakpoint';
import type { WidgetState } from '../../../ui/widget/widgetState';
import { activityRead } from '../activityRead';

/** What happened lately in the sites that the person uses most. */
export function useSiteActivity(operation: string): WidgetState<SiteActivities> {
  return useRead<SiteActivities>({
    ...activityRead(activitySites(useBreakpoint()), operation),
    isEmpty: ({ items, missing }) => items.length === 0 && missing.length === 0,
    recheckWithin: afterAWhile,
    keepPrevious: true,
  });
}
