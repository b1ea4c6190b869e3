import { maxFollowedSites } from '#shared/rules/news/newsQueries';
import type { HomeSite } from '#shared/rules/sites/visitedSites';
import { FailureError } from '../connection/failure';
import { readGraphPages } from '../graph/graph';
import { readHomeSites } from '../connection/homeService';

interface Options {
  operation: string;
  signal?: AbortSignal;
}

/** More than anybody follows; an endless list ends all the same. */
const max = 1_000;

/**
 * The sites the person followed last, up to 100 (NEWS-44), the most recent first (NEWS-69, NEWS-70,
 * NEWS-74): from SharePoint's home service, and from Graph where the organisation has none or it
 * fails. Throws a `FailureError`.
 */
export async function readFollowedSites(options: Options): Promise<HomeSite[]> {
  return followedBetween({ first: 0, end: maxFollowedSites }, options);
}

/** The sites behind those. Throws a `FailureError`. */
export async function readFurtherFollowedSites(options: Options): Promise<HomeSite[]> {
  return followedBetween({ first: maxFollowedSites, end: max }, options);
}

async function followedBetween(
  places: { first: number; end: number },
  options: Options,
): Promise<HomeSite[]> {
  const sites = await readHomeSites('followed', places, options).catch(instead);
  return sites ?? followedThroughGraph(places.end, options);
}

/** Without a licence or a network Graph has no other answer. */
function instead(error: unknown): undefined {
  const status = error instanceof FailureError ? error.failure.status : undefined;
  if (status === undefined || status === 402 || (status === 0 && !navigator.onLine)) throw error;
}

/** From the first on: Graph has another order, and may have been asked for one part alone. */
async function followedThroughGraph(atMost: number, options: Options): Promise<HomeSite[]> {
  const sites = await readGraphPages<{ displayName?: string; webUrl?: string }>(
    '/me/followedSites?$select=id,displayName,webUrl',
    { ...options, scopes: ['Sites.Read.All'], atMost },
  );
  return sites.map(({ displayName, webUrl }) => ({ Title: displayName, Url: webUrl }));
}
