import { encodedQuery } from '#shared/rules/addresses/encodedQuery';
import { connection } from '../connection/connection';
import { FailureError } from '../connection/failure';
import { readGraph } from '../graph/graph';
import { readSharePoint } from './sharePoint';
import type { ReadKey } from '../read/readKey';
import { idLifetime, readSite } from './readSite';

/** A list of a SharePoint site. */
export interface SiteList {
  /** Absolute address of the site, without a slash at the end. */
  siteUrl: string;
  /** Relative to the site, as `getBaseItemByUrl` takes it, e.g. `/lists/Events`. */
  path: string;
  /** The list's name in its address; its title differs by language, this does not. */
  name: string;
}

export interface SiteListRead extends SiteList {
  /** OData options with their `$`, not yet encoded. */
  query: Readonly<Record<string, string>>;
  operation: string;
  signal?: AbortSignal;
}

/** Statuses by which a SharePoint says that it does not know the call. */
const unknownCall = new Set([400, 404, 501]);
const scopes = ['Sites.Read.All'];
/** How long a site is not asked again for a call that it did not know. */
const unknownLifetime = 86_400_000;
/**
 * The columns have no index in SharePoint; without this header such a filter is refused
 * (EVENTS-24).
 */
const headers = { prefer: 'HonorNonIndexedQueriesWarningMayFailRandomly' };

/**
 * Rows of a list: by SharePoint's getBaseItemByUrl, and where the service does not answer it by the
 * documented Graph call (NEWS-66). One page, as large as `$top`. Throws a `FailureError`.
 */
export async function readSiteList<Item extends object>(read: SiteListRead): Promise<Item[]> {
  const { cache } = connection();
  const unknownKey: ReadKey = `sites/unknownCall ${read.siteUrl}`;
  if (cache.peek(unknownKey)) return readThroughGraph(read);
  try {
    return await readThroughSharePoint(read);
  } catch (error) {
    if (!(error instanceof FailureError && unknownCall.has(error.failure.status))) throw error;
    const rows = await readThroughGraph<Item>(read);
    cache.put(unknownKey, true, unknownLifetime);
    return rows;
  }
}

async function readThroughSharePoint<Item>({
  siteUrl,
  path,
  query,
  operation,
  signal,
}: SiteListRead): Promise<Item[]> {
  const url = `${siteUrl}/_api/v2.0/sharePoint/getBaseItemByUrl(url='${path}')/items?${encodedQuery(query)}`;
  return (await readSharePoint<{ value: Item[] }>(url, { operation, signal, headers })).value;
}

async function readThroughGraph<Item extends object>({
  query,
  operation,
  signal,
  ...list
}: SiteListRead): Promise<Item[]> {
  const { siteId, listId } = await listIds(list, { operation, signal });
  const { value } = await readGraph<{ value: Item[] }>(
    `/sites/${siteId}/lists/${listId}/items?${encodedQuery(query)}`,
    { scopes, operation, signal, headers },
  );
  return value.map((item) => ({ ...item, parentReference: { siteId, listId } }));
}

interface ListIds {
  siteId: string;
  listId: string;
}

async function listIds(
  { siteUrl, name }: SiteList,
  options: { operation: string; signal?: AbortSignal },
): Promise<ListIds> {
  const { cache } = connection();
  const key: ReadKey = `sites/list ${name} ${siteUrl}`;
  const known = cache.peek<ListIds>(key);
  if (known) return known.Data;
  const site = await readSite(siteUrl, options);
  const lists = await readGraph<{ value: { id: string; name: string }[] }>(
    `/sites/${site.id}/lists?$select=system,name,id`,
    { scopes, ...options },
  );
  const list = lists.value.find((each) => each.name === name);
  const ids = { siteId: site.id, listId: list?.id ?? name };
  if (list) cache.put(key, ids, idLifetime);
  return ids;
}
