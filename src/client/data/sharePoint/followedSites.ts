import type { HomeSite } from '#shared/rules/sites/visitedSites';
import { FailureError } from '../connection/failure';
import { readGraphPages } from '../graph/graph';
import { readHomeSites } from '../connection/homeService';

interface Options {
  operation: string;
  signal?: AbortSignal;
}

/**
 * The sites the person follows, the most recent first (NEWS-69, NEWS-70, NEWS-74): from
 * SharePoint's home service, and from Graph where the organisation has none or it fails. Throws a
 * `FailureError`.
 */
export async function readFollowedSites(count: number, options: Options): Promise<HomeSite[]> {
  const sites = await readHomeSites('followed', count, options).catch(instead);
  return sites ?? followedThroughGraph(count, options);
}

/** Without a licence or a network Graph has no other answer. */
function instead(error: unknown): undefined {
  const status = error instanceof FailureError ? error.failure.status : undefined;
  if (status === undefined || status === 402 || (status === 0 && !navigator.onLine)) throw error;
}

async function followedThroughGraph(count: number, options: Options): Promise<HomeSite[]> {
  const sites = await readGraphPages<{ displayName?: string; webUrl?: string }>(
    '/me/followedSites?$select=id,displayName,webUrl',
    { ...options, scopes: ['Sites.Read.All'], atMost: count },
  );
  return sites.map(({ displayName, webUrl }) => ({ Title: displayName, Url: webUrl }));
}
