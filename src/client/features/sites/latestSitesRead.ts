import { latestSites, type VisitedSite } from '#shared/rules/sites/visitedSites';
import { startRead } from '../../data/read/runningReads';
import { readSiteGroups, type SiteGroups } from '../../data/sharePoint/siteDetails';
import { readLatestSites } from '../../data/sharePoint/visitedSites';

/** The latest sites; the groups of those shown are requested as soon as the sites are known. */
export function latestSitesRead(operation: string) {
  return {
    key: 'sites/latest' as const,
    read: async (signal: AbortSignal) => {
      const visited = await readLatestSites({ operation, signal });
      const groups = groupsRead(visited.sites.slice(0, latestSites.shown), operation);
      if (groups.isWanted) startRead({ ...groups, isPart: true }).catch(() => undefined);
      return visited;
    },
  };
}

/** The groups of sites, as far as they are known. */
export function groupsRead(sites: readonly VisitedSite[], operation: string) {
  const ids = sites.flatMap(({ GroupId }) => GroupId ?? []);
  return {
    key: `sites/groupsShown ${ids.join()}` as const,
    isWanted: ids.length > 0,
    read: (signal: AbortSignal) => readSiteGroups(ids, { operation, signal }),
    isWhole: (found: SiteGroups) => Object.keys(found).length === ids.length,
  };
}
