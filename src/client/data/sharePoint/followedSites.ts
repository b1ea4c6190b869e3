import type { HomeSite } from '#shared/rules/sites/visitedSites';
import { readGraphPages } from '../graph/graph';
import { readHomeSites } from '../connection/homeService';

interface Options {
  operation: string;
  signal?: AbortSignal;
}

/**
 * The sites the person follows, the most recent first (NEWS-69, NEWS-70, NEWS-74): from
 * SharePoint's home service, and where the organisation has none from Graph. Throws a
 * `FailureError`.
 */
export async function readFollowedSites(count: number, options: Options): Promise<HomeSite[]> {
  return (
    (await readHomeSites('followed', count, options)) ??
    (await followedThroughGraph(count, options))
  );
}

async function followedThroughGraph(count: number, options: Options): Promise<HomeSite[]> {
  const sites = await readGraphPages<{ displayName?: string; webUrl?: string }>(
    '/me/followedSites?$select=id,displayName,webUrl',
    { ...options, scopes: ['Sites.Read.All'], atMost: count },
  );
  return sites.map(({ displayName, webUrl }) => ({ Title: displayName, Url: webUrl }));
}
