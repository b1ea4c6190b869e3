import { sitePageFieldNames, type SitePageItem } from '#shared/rules/newsFromSitePage';
import { connection } from './connection';
import { FailureError } from './failure';
import { readGraph } from './graph';
import { readSharePoint } from './sharePoint';

export interface SitePagesRead {
  /** Absolute address of the site, without a slash at the end. */
  siteUrl: string;
  /** OData over `fields/…`. */
  filter: string;
  /** How many at most, newest first. */
  top: number;
  operation: string;
  signal?: AbortSignal;
}

interface Items {
  value: SitePageItem[];
}

/** Statuses by which a SharePoint says that it does not know the call. */
const unknownCall = new Set([400, 404, 501]);
const scopes = ['Sites.Read.All'];
/** Ids of a site and of its page list do not change; they are asked for once a week. */
const idLifetime = 7 * 86_400_000;
/** How long a site is not asked again for a call that it did not know. */
const unknownLifetime = 86_400_000;
/** The columns have no index in SharePoint; without this header such a filter is refused. */
const headers = { prefer: 'HonorNonIndexedQueriesWarningMayFailRandomly' };

/**
 * The pages of a site, newest first: by SharePoint's getBaseItemByUrl, and where the service does not answer it
 * by the documented Graph call (NEWS-66). Throws a `FailureError`.
 */
export async function readSitePages(read: SitePagesRead): Promise<SitePageItem[]> {
  const { cache } = connection();
  const unknownKey = `sites/unknownCall/${read.siteUrl}`;
  if (cache.peek(unknownKey)) return readThroughGraph(read);
  try {
    return await readThroughSharePoint(read);
  } catch (error) {
    if (!(error instanceof FailureError && unknownCall.has(error.failure.status))) throw error;
    const pages = await readThroughGraph(read);
    cache.put(unknownKey, true, unknownLifetime);
    return pages;
  }
}

async function readThroughSharePoint({ siteUrl, operation, signal, ...read }: SitePagesRead): Promise<SitePageItem[]> {
  const url = `${siteUrl}/_api/v2.0/sharePoint/getBaseItemByUrl(url='/SitePages')/items?${listQuery(read)}`;
  return (await readSharePoint<Items>(url, { operation, signal, headers })).value;
}

async function readThroughGraph({ siteUrl, operation, signal, ...read }: SitePagesRead): Promise<SitePageItem[]> {
  const { siteId, listId } = await pageListIds(siteUrl, { operation, signal });
  const path = `/sites/${siteId}/lists/${listId}/items?${listQuery(read)}`;
  const { value } = await readGraph<Items>(path, { scopes, operation, signal, headers });
  return value.map((item) => ({ ...item, parentReference: { siteId, listId } }));
}

function listQuery({ filter, top }: Pick<SitePagesRead, 'filter' | 'top'>): string {
  const parts = {
    $expand: `fields($select=${sitePageFieldNames.join(',')})`,
    $select: 'id,webUrl,eTag,parentReference',
    $filter: filter,
    $orderby: 'fields/FirstPublishedDate desc',
    $top: String(top),
  };
  return Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}

interface PageListIds {
  siteId: string;
  listId: string;
}

async function pageListIds(siteUrl: string, options: { operation: string; signal?: AbortSignal }): Promise<PageListIds> {
  const { cache } = connection();
  const key = `sites/pageList/${siteUrl}`;
  const known = cache.peek<PageListIds>(key);
  if (known) return known.Data;
  const { hostname, pathname } = new URL(siteUrl);
  const site = await readGraph<{ id: string }>(`/sites/${hostname}:${pathname}?$select=id,webUrl`, { scopes, ...options });
  const lists = await readGraph<{ value: { id: string; name: string }[] }>(`/sites/${site.id}/lists?$select=system,name,id`, { scopes, ...options });
  // The folder's name is the same in every language; the list's title is not.
  const pages = lists.value.find(({ name }) => name === 'SitePages');
  const ids = { siteId: site.id, listId: pages?.id ?? 'SitePages' };
  if (pages) cache.put(key, ids, idLifetime);
  return ids;
}
