import { activityLimits } from '#shared/rules/sites/activity';
import {
  cardsOfGraph,
  cardsOfHome,
  cardsOfRecent,
  cardsOfUsed,
  cardsOfUsedPages,
  frequentSites,
  latestSites,
  type RecentSite,
  type SiteSource,
  type UsedSite,
  type VisitedSite,
  type VisitedSites,
} from '#shared/rules/sites/visitedSites';
import { answeredWithin } from '../connection/answeredWithin';
import { connection } from '../connection/connection';
import { demandLicence } from '../connection/demandLicence';
import { FailureError } from '../connection/failure';
import { readGraph, readGraphPages } from '../graph/graph';
import { logFailure } from '../connection/handleFailure';
import { readHomeSites } from '../connection/homeService';
import { joinRead } from '../read/joinRead';
import { readSharePoint } from './sharePoint';

interface Options {
  operation: string;
  signal: AbortSignal;
}

/**
 * Milliseconds after which the next source is asked: of all four the person waits for half a minute
 * at most.
 */
const timeout = 7_500;
/** Two lists of one page that come to the same source ask it once. */
const shared = 60_000;
const scopes = ['Sites.Read.All'];

/** The sites that the person visited last (SITES-02, SITES-37). Throws a `FailureError`. */
export function readLatestSites(options: Options): Promise<VisitedSites> {
  return firstThatKnows(['recent', 'used', 'home', 'followed'], latest, options);
}

/** The sites that the person uses most (ACTIVITY-07, ACTIVITY-14). Throws a `FailureError`. */
export function readFrequentSites(options: Options): Promise<VisitedSites> {
  const frequent = { ...latest, used: usedMost };
  return firstThatKnows(['used', 'recent', 'home', 'followed'], frequent, options).then(
    ({ sites, source }) => ({ sites: frequentSites(sites, activityLimits.sites), source }),
  );
}

/** Sources of SharePoint itself, which not every organisation has. */
const ofSharePoint: ReadonlySet<SiteSource> = new Set(['recent', 'home']);

type Sources = Record<SiteSource, (options: Options) => Promise<VisitedSite[]>>;

/** The sources that Microsoft has retired, or never documented; they are here and nowhere else. */
const latest: Sources = {
  recent: async (options) => {
    const url = `${connection().config.sharePointUrl}/_api/v2.1/insights/recentSites?$top=${latestSites.requested}`;
    return cardsOfRecent(
      (await readSharePoint<{ value: RecentSite[] }>(url, { ...options, retries: 1 })).value,
    );
  },
  // Sites, and sites that were used as pages of the web (SITES-04); both travel in one request.
  used: async (options) => {
    const [sites, pages] = await Promise.all([
      used('spsite', latestSites.requested, options),
      used('Web', latestSites.requested, options),
    ]);
    return cardsOfUsedPages({ sites, pages }, connection().config);
  },
  home: async (options) =>
    cardsOfHome((await readHomeSites('recent', { end: latestSites.requested }, options)) ?? []),
  followed: async (options) =>
    cardsOfGraph(
      await readGraphPages<{ displayName?: string; webUrl?: string }>(
        '/me/followedSites?$select=id,displayName,webUrl',
        { ...options, scopes, atMost: latestSites.requested },
      ),
    ),
};

async function usedMost(options: Options): Promise<VisitedSite[]> {
  // One more, because one may be left out (ACTIVITY-09).
  return cardsOfUsed(await used('spsite', activityLimits.sites + 1, options));
}

async function used(type: 'spsite' | 'Web', top: number, options: Options): Promise<UsedSite[]> {
  const query = `$filter=resourceVisualization/type eq '${type}'&$orderby=lastUsed/lastAccessedDateTime desc`;
  const { value } = await readGraph<{ value: UsedSite[] }>(
    `/me/insights/used?${query}&$top=${top}`,
    { ...options, scopes },
  );
  return value;
}

/**
 * The first source that knows any site decides; one that fails has none (ERRORS-31). But that there
 * are none needs an answer of each: otherwise the first failure is thrown.
 */
async function firstThatKnows(
  order: readonly SiteSource[],
  sources: Sources,
  options: Options,
): Promise<VisitedSites> {
  const failures: FailureError[] = [];
  const attempt = { operation: options.operation, url: connection().config.graphUrl };
  // Waiting for the licence does not count.
  await demandLicence(attempt);
  const hasSharePoint = connection().config.sharePointUrl !== '';
  for (const source of order.filter((each) => hasSharePoint || !ofSharePoint.has(each))) {
    const read = sources[source];
    const key = read === usedMost ? 'sites/visited usedMost' : (`sites/visited ${source}` as const);
    const sites = await answeredWithin(timeout, attempt, options.signal, (signal) =>
      joinRead(
        { key, read: (stop) => read({ ...options, signal: stop }), lifetime: shared },
        signal,
      ),
    ).catch((error: unknown) => noted(error, failures));
    if (sites.length > 0) return { sites: sites.slice(0, latestSites.requested), source };
  }
  if (failures[0]) throw failures[0];
  return { sites: [], source: 'recent' };
}

function noted(error: unknown, failures: FailureError[]): VisitedSite[] {
  // Nobody without a licence is asked anything else either.
  if (!(error instanceof FailureError) || error.failure.status === 402) throw error;
  logFailure(error.failure);
  failures.push(error);
  return [];
}
