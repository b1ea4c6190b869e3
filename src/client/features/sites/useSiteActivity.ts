import { activitySites } from '#shared/rules/activity';
import { afterAWhile } from '../../data/cache/afterAWhile';
import { readSiteActivity, type SiteActivities } from '../../data/siteActivity';
import { useRead } from '../../data/useRead';
import { useBreakpoint } from '../../ui/useBreakpoint';
import type { WidgetState } from '../../ui/widgetState';

/**
 * What happened lately in the sites that the person uses most: one read for all of them, once the
 * list is near the window.
 */
export function useSiteActivity(isWanted: boolean, operation: string): WidgetState<SiteActivities> {
  const count = activitySites(useBreakpoint());
  return useRead<SiteActivities>({
    key: `sites/activity ${count}`,
    isWanted,
    read: (signal) => readSiteActivity(count, { operation, signal }),
    isEmpty: ({ items, missing }) => items.length === 0 && missing.length === 0,
    isWhole: ({ missing }) => missing.length === 0,
    recheckWithin: afterAWhile,
    keepPrevious: true,
  });
}
