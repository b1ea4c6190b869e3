import { cardOf, type SiteCard } from '#shared/rules/sites';
import { demandLicence } from '../../data/demandLicence';
import { callApi } from '../../data/callApi';
import { FailureError } from '../../data/failure';
import { readGraphPages } from '../../data/graph';
import { useSession } from '../../data/session';
import { useRead } from '../../data/useRead';
import type { WidgetState } from '../../ui/widgetState';

const most = 50;
/** The server cannot ask SharePoint's home service, or the organisation has none. */
const withoutHomeService = new Set([501, 502]);

/**
 * The sites that the person follows, the most recent first; where SharePoint's home service cannot
 * be asked, from Graph.
 */
export function useFollowedSites(operation: string): WidgetState<SiteCard[]> {
  const { sharePointUrl } = useSession().config;
  return useRead<SiteCard[]>({
    key: 'sites/followedCards',
    read: (signal) => readCards(sharePointUrl, { operation, signal }),
    isEmpty: (sites) => sites.length === 0,
  });
}

async function readCards(
  siteUrl: string,
  options: { operation: string; signal: AbortSignal },
): Promise<SiteCard[]> {
  await demandLicence({ operation: options.operation, url: `${location.origin}/api/follow/sites` });
  try {
    // Not repeated: Graph knows the same sites.
    const { Items } = await callApi('GET /follow/sites', {
      query: { siteUrl, start: 0, count: most },
      ...options,
      retries: 0,
    });
    // The letters of other lists, not SharePoint's: the same site looks the same in all of them.
    return Items.map(({ Title, Url }) => cardOf(Title, Url));
  } catch (error) {
    if (!(error instanceof FailureError && withoutHomeService.has(error.failure.status)))
      throw error;
    const sites = await readGraphPages<{ displayName: string; webUrl: string }>(
      '/me/followedSites?$select=id,displayName,webUrl',
      { ...options, scopes: ['Sites.Read.All'], atMost: most },
    );
    return sites.map(({ displayName, webUrl }) => cardOf(displayName, webUrl));
  }
}
