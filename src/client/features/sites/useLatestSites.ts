import type { VisitedSite, VisitedSites } from '#shared/rules/visitedSites';
import { afterAWhile } from '../../data/cache/afterAWhile';
import { readSiteGroups, type SiteGroups } from '../../data/siteDetails';
import { useRead } from '../../data/useRead';
import { readLatestSites } from '../../data/visitedSites';
import { valueOr } from '../../ui/combineStates';
import type { WidgetState } from '../../ui/widgetState';

export function latestSitesRead(operation: string) {
  return {
    key: 'sites/latest' as const,
    read: (signal: AbortSignal) => readLatestSites({ operation, signal }),
  };
}

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
  const ids = sites.flatMap(({ GroupId }) => GroupId ?? []);
  const groups = useRead<SiteGroups>({
    key: `sites/groupsShown ${ids.join()}`,
    isWanted: ids.length > 0,
    read: (signal) => readSiteGroups(ids, { operation, signal }),
    isWhole: (found) => Object.keys(found).length === ids.length,
    recheckWithin: afterAWhile,
    keepPrevious: true,
  });
  return valueOr(groups, {});
}
