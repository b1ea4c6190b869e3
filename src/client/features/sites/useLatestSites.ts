import type { VisitedSite, VisitedSites } from '#shared/rules/sites/visitedSites';
import { afterAWhile } from '../../data/cache/afterAWhile';
import type { SiteGroups } from '../../data/sharePoint/siteDetails';
import { useRead } from '../../data/read/useRead';
import { valueOr } from '../../ui/widget/combineStates';
import type { WidgetState } from '../../ui/widget/widgetState';
import { groupsRead, latestSitesRead } from './latestSitesRead';

/** The sites that the person visited last, the latest first. */
export function useLatestSites(operation: string): WidgetState<VisitedSites> {
  return useRead<VisitedSites>({
    ...latestSitesRead(operation),
    isEmpty: ({ sites }) => sites.length === 0,
    recheckWithin: afterAWhile,
  });
}

/** The groups of the sites that are shown, as far as they are known. */
export function useSiteGroups(sites: readonly VisitedSite[], operation: string): SiteGroups {
  const groups = useRead<SiteGroups>({
    ...groupsRead(sites, operation),
    recheckWithin: afterAWhile,
    keepPrevious: true,
  });
  return valueOr(groups, {});
}
