import {
  cardOf,
  cardsOfRecent,
  latestSites,
  type RecentSite,
  type SiteCard,
} from '#shared/rules/sites';
import { answeredWithin } from './answeredWithin';
import { connection } from './connection';
import { demandLicence } from './demandLicence';
import { FailureError } from './failure';
import { readGraph, readGraphPages } from './graph';
import { logFailure } from './handleFailure';
import { readSharePoint } from './sharePoint';

interface Options {
  operation: string;
  signal: AbortSignal;
}

/**
 * Milliseconds after which the next source is asked: of all three the person waits for half a
 * minute at most.
 */
const patience = 10_000;

/** What Graph says of a used site. */
interface UsedSite {
  resourceVisualization?: { title?: string | null };
  resourceReference?: { webUrl?: string | null };
}

/**
 * The sites that the person visited last. The first source that knows any decides (SITES-02,
 * SITES-37); one that fails has none (ERRORS-31). But that there are none needs an answer of each:
 * otherwise the first failure is thrown as a `FailureError`.
 */
export async function readLatestSites(options: Options): Promise<SiteCard[]> {
  const failures: FailureError[] = [];
  const attempt = { operation: options.operation, url: connection().config.graphUrl };
  // Waiting for the licence does not count.
  await demandLicence(attempt);
  for (const source of [recentSites, usedSites, followedSites]) {
    const found = await answeredWithin(patience, attempt, options.signal, (signal) =>
      source({ ...options, signal }),
    ).catch((error: unknown) => noted(error, failures));
    if (found.length > 0) return found.slice(0, latestSites.requested);
  }
  if (failures[0]) throw failures[0];
  return [];
}

function noted(error: unknown, failures: FailureError[]): SiteCard[] {
  // Nobody without a licence is asked anything else either.
  if (!(error instanceof FailureError) || error.failure.status === 402) throw error;
  logFailure(error.failure);
  failures.push(error);
  return [];
}

async function recentSites(options: Options): Promise<SiteCard[]> {
  const url = `${connection().config.sharePointUrl}/_api/v2.1/insights/recentSites?$top=${latestSites.requested}`;
  return cardsOfRecent((await readSharePoint<{ value: RecentSite[] }>(url, options)).value);
}

async function usedSites(options: Options): Promise<SiteCard[]> {
  const query =
    "$filter=resourceVisualization/type eq 'spsite'&$orderby=lastUsed/lastAccessedDateTime desc";
  const { value } = await readGraph<{ value: UsedSite[] }>(
    `/me/insights/used?${query}&$top=${latestSites.requested}`,
    { ...options, scopes: ['Sites.Read.All'] },
  );
  return cardsOfRecent(
    value.map(({ resourceVisualization, resourceReference }) => ({
      title: resourceVisualization?.title,
      Url: resourceReference?.webUrl,
    })),
  );
}

async function followedSites(options: Options): Promise<SiteCard[]> {
  const sites = await readGraphPages<{ displayName: string; webUrl: string }>(
    '/me/followedSites?$select=id,displayName,webUrl',
    { ...options, scopes: ['Sites.Read.All'], atMost: latestSites.requested },
  );
  return sites.map(({ displayName, webUrl }) => cardOf(displayName, webUrl));
}
