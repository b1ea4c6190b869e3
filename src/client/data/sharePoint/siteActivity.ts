import {
  activityLimits,
  changesBody,
  isGone,
  keyOfChange,
  listedChanges,
  plainId,
  titleProperties,
  titleQueries,
  type ActivityItem,
  type ChangedListItem,
  type FoundTitle,
  type SiteChange,
} from '#shared/rules/sites/activity';
import { activityItem } from '#shared/rules/sites/activityItem';
import { ownNames, propertyNames, standardHit } from '#shared/rules/search/searchProperties';
import type { FeatureSettings } from '#shared/rules/settings/settings';
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

interface NamesOptions extends Options {
  /** The organisation's own names of the properties that the search knows (SEARCH-27). */
  own: FeatureSettings['searchManagedProperties'];
}

/** A change with the site that it was made in. */
export interface SiteChangeOf {
  site: Pick<VisitedSite, 'Title' | 'Url'>;
  change: SiteChange;
  /** Place among the changes of its site, from 0. */
  place: number;
}

/** The latest activities in the sites that the person uses most. */
export interface SiteActivities {
  changes: SiteChangeOf[];
  /** Who said which sites these are. */
  source: SiteSource;
  /** Sites that did not say what has changed. */
  missing: { name: string; failure: Failure }[];
}

/** The names of the changed things, by `keyOfChange`. */
export interface ChangeNames {
  found: Record<string, FoundTitle>;
  listItems: Record<string, ChangedListItem>;
  /** False: somebody did not answer. */
  isWhole: boolean;
}

/** Milliseconds that a site, or the search for titles, is waited for. */
const timeout = 10_000;

/** Throws a `FailureError` where nothing is known, because no site or nobody answered. */
export async function readSiteActivity(count: number, options: Options): Promise<SiteActivities> {
  const { sites, source } = await readFrequentSites(options);
  const missing: SiteActivities['missing'] = [];
  const known: SiteChangeOf[][] = [];
  await Promise.all(
    sites.slice(0, count).map(async (site) => {
      try {
        const changes = await readChanges(site, options);
        const { Title, Url } = site;
        known.push(changes.map((change, place) => ({ site: { Title, Url }, change, place })));
      } catch (error) {
        missing.push({ name: site.Title, failure: loggedFailure(error) });
      }
    }),
  );
  if (known.length === 0 && missing[0]) throw new FailureError(missing[0].failure);
  return { changes: known.flat(), source, missing };
}

/** Nobody without a licence is asked anything else either, and who leaves needs no answer. */
function loggedFailure(error: unknown): Failure {
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

/**
 * The titles that the search knows, else what the lists say. Nothing waits for them: a search that
 * fails or hangs leaves the rows as they are.
 */
export async function readChangeNames(
  changes: readonly SiteChangeOf[],
  options: NamesOptions,
): Promise<ChangeNames> {
  const names: ChangeNames = { found: {}, listItems: {}, isWhole: true };
  const failed = (error: unknown) => {
    loggedFailure(error);
    names.isWhole = false;
  };
  const ids = changes.flatMap(({ change }) => change.UniqueId ?? []);
  await Promise.all(
    titleQueries(ids).map(async (queryText) => {
      const hits = await readTitles(queryText, options).catch(failed);
      for (const hit of hits ?? []) names.found[plainId(hit.UniqueId ?? '')] = hit;
    }),
  );
  await Promise.all(
    changes.map(async ({ site, change }) => {
      const key = keyOfChange(change);
      if (!key || names.found[key]) return;
      const item = await readListItem(site, change, options)?.catch(failed);
      if (item) names.listItems[key] = item;
    }),
  );
  return names;
}

/** ACTIVITY-10. */
async function readTitles(
  queryText: string,
  { own, operation, signal }: NamesOptions,
): Promise<FoundTitle[]> {
  const names = propertyNames(own);
  const { hits } = await answeredWithin(
    timeout,
    { operation, url: '/_api/search/postquery' },
    signal,
    (limited) =>
      searchSharePoint(
        {
          queryText,
          rowLimit: activityLimits.titleRows,
          selectProperties: ownNames(titleProperties, names),
          operation,
          signal: limited,
        },
        'POST',
      ),
  );
  return hits.map((hit) => standardHit(hit, titleProperties, names));
}

/** The rows of the changes with what is known of their names. */
export function activityItems(
  changes: readonly SiteChangeOf[],
  names: ChangeNames | undefined,
): ActivityItem[] {
  return changes.flatMap(({ site, change, place }) => {
    const key = keyOfChange(change) ?? '';
    const known = { site, found: names?.found[key], listItem: names?.listItems[key], place };
    return activityItem(change, known) ?? [];
  });
}

/**
 * ACTIVITY-12. Asked for together they travel together. What was deleted has nothing to be read,
 * and what cannot be read keeps the name of its file.
 */
function readListItem(
  { Url }: Pick<VisitedSite, 'Url'>,
  change: SiteChange,
  options: Options,
): Promise<ChangedListItem> | undefined {
  const { SiteId, WebId, ListId, ItemId } = change;
  if (isGone(change) || !ListId || typeof ItemId !== 'number') return undefined;
  const siteId = WebId ? `${new URL(Url).hostname},${SiteId},${WebId}` : SiteId;
  const path = `/sites/${siteId}/lists/${ListId}/items/${ItemId}`;
  return readGraph<ChangedListItem>(
    `${path}?$expand=fields($select=FileLeafRef)&$select=fields,id,webUrl`,
    { ...options, scopes: ['Sites.Read.All'] },
  );
}
