import { tenantId } from '../environment';

/** How SharePoint's undocumented calls behave. */
export interface SharePointSwitches {
  /**
   * Status of every `getBaseItemByUrl` call; 200: it works. With 404 or 501 a client has to use
   * Graph.
   */
  getBaseItemByUrl: 200 | 400 | 404 | 501;
  /** Status of the home service's context call. */
  homeService: 200 | 404 | 503;
  /** Status of the list of recent sites. */
  recentSites: 200 | 404 | 501;
  /** Id of the tenant that this SharePoint says it belongs to. */
  realm: string;
  /** Titles of groups that show their members to everybody. */
  openGroups: string[];
}

export function defaultSharePointSwitches(): SharePointSwitches {
  return {
    getBaseItemByUrl: 200,
    homeService: 200,
    recentSites: 200,
    realm: tenantId,
    openGroups: [],
  };
}
