import {
  activityLimits,
  changesBody,
  isGone,
  listedChanges,
  plainId,
  titleQueries,
  type ActivityItem,
  type ChangedListItem,
  type FoundTitle,
  type SiteChange,
} from '#shared/rules/sites/activity';
import { activityItem } from '#shared/rules/sites/activityItem';
import type { SiteSource, VisitedSite } from '#shared/rules/sites/visitedSites';
import { answeredWithin } from '../connection/answeredWithin';
import { FailureError, type Failure } from '../connection/failure';
import { readGraph } from '../graph/graph';
import { logFailure } from '../connection/handleFailure';
import { searchSharePoint } from './searchSharePoint';
import { readSharePoint } from './sharePoint';
import { readFrequentSites } from './visitedSites';

interface Options {
  operation: string;
  signal: AbortSignal;
}

/** What happened lately in the sites that the person uses most. */
export interface SiteActivities {
  items: ActivityItem[];
  /** Who said which sites these are. */
  source: SiteSource;
  /** Sites that did not say what has changed. */
  missing: { name: string; failure: Failure }[];
}

/** Milliseconds that a site is waited for. */
const timeout = 10_000;

interface SiteChanges {
  site: VisitedSite;
  changes: SiteChange[];
}

/** Throws a `FailureError` where nothing is known, because no site or nobody answered. */
export async function readSiteActivity(count: number, options: Options): Promise<SiteActivities> {
  const { sites, source } = await readFrequentSites(options);
  const missing: SiteActivities['missing'] = [];
  const known: SiteChanges[] = [];
  await Promise.all(
    sites.slice(0, count).map(async (site) => {
      try {
        known.push({ site, changes: await readChanges(site, options) });
      } catch (error) {
        missing.push({ name: site.Title, failure: failureIn(error) });
      }
    }),
  );
  if (known.length === 0 && missing[0]) throw new FailureError(missing[0].failure);
  return { items: await named(known, options), source, missing };
}

/** Nobody without a licence is asked anything else either, and who leaves needs no answer. */
function failureIn(error: unknown): Failure {
  if (!(error instanceof FailureError) || error.failure.status === 402) throw error;
  logFailure(error.failure);
  return error.failure;
}

async function readChanges({ Url }: VisitedSite, options: Options): Promise<SiteChange[]> {
  const url = `${Url.replace(/\/+$/, '')}/_api/web/getchanges`;
  const { value } = await answeredWithin(
    timeout,
    { operation: options.operation, url },
    options.signal,
    (signal) =>
      readSharePoint<{ value: SiteChange[] }>(url, {
        operation: options.operation,
        signal,
        method: 'POST',
        body: changesBody,
        headers: { accept: 'application/json;odata=nometadata' },
        retries: 1,
      }),
  );
  return listedChanges(value, activityLimits.morePerSite);
}

/** The changes with the titles that the search knows, else with what their lists say. */
async function named(known: readonly SiteChanges[], options: Options): Promise<ActivityItem[]> {
  const found = await readTitles(
    known.flatMap(({ changes }) => changes.flatMap(({ UniqueId }) => UniqueId ?? [])),
    options,
  );
  const items = await Promise.all(
    known.flatMap(({ site, changes }) =>
      changes.map(async (change, place) => {
        const title = found.get(plainId(change.UniqueId ?? ''));
        const listItem = title ? undefined : await readListItem(site, change, options);
        return activityItem(change, { site, found: title, listItem, place });
      }),
    ),
  );
  return items.flatMap((item) => item ?? []);
}

/** ACTIVITY-10. A search that fails knows nothing, and the lists are asked instead. */
async function readTitles(
  uniqueIds: readonly string[],
  options: Options,
): Promise<Map<string, FoundTitle>> {
  const answers = await Promise.all(
    titleQueries(uniqueIds).map((queryText) =>
      searchSharePoint(
        {
          queryText,
          rowLimit: activityLimits.titleRows,
          selectProperties: ['Title', 'Filename', 'UniqueId', 'Path'],
          ...options,
        },
        'POST',
      ).catch((error: unknown) => (failureIn(error), { hits: [] })),
    ),
  );
  return new Map(
    answers
      .flatMap(({ hits }) => hits as FoundTitle[])
      .map((hit) => [plainId(hit.UniqueId ?? ''), hit]),
  );
}

/**
 * ACTIVITY-12. Asked for together they travel together. What was deleted has nothing to be read,
 * and what cannot be read keeps the name of its file.
 */
async function readListItem(
  { Url }: VisitedSite,
  change: SiteChange,
  options: Options,
): Promise<ChangedListItem | undefined> {
  const { SiteId, WebId, ListId, ItemId } = change;
  if (isGone(change) || !ListId || ItemId === undefined) return undefined;
  const siteId = WebId ? `${new URL(Url).hostname},${SiteId},${WebId}` : SiteId;
  const path = `/sites/${siteId}/lists/${ListId}/items/${ItemId}`;
  return readGraph<ChangedListItem>(
    `${path}?$expand=fields($select=FileLeafRef)&$select=fields,id,webUrl`,
    { ...options, scopes: ['Sites.Read.All'] },
  ).catch((error: unknown) => (failureIn(error), undefined));
}
