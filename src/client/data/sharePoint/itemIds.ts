import type { PictureIds } from '#shared/rules/news/news';
import { connection } from '../connection/connection';
import { readSharePoint } from './sharePoint';
import type { ReadKey } from '../read/readKey';

interface BaseItem {
  id: string;
  eTag?: string;
  parentReference: { siteId: string; listId: string };
}

/** Ids do not change with a file's content. */
const lifetime = 7 * 86_400_000;

/**
 * The ids of a page or file from its address in SharePoint (NEWS-67, IMAGES-15). Throws a
 * `FailureError`.
 */
export async function readItemIds(
  address: string,
  options: { operation: string; signal?: AbortSignal },
): Promise<PictureIds> {
  const { cache } = connection();
  const key: ReadKey = `sites/itemIds ${address}`;
  const known = cache.peek<PictureIds>(key);
  if (known) return known.Data;
  const { origin, pathname } = new URL(address);
  const path = decodeURIComponent(pathname).replaceAll("'", "''");
  const byUrl = `getBaseItemByUrl(url='${encodeURIComponent(path)}')`;
  const url = `${origin}/_api/v2.0/sharePoint/${byUrl}?select=id,parentReference`;
  const item = await readSharePoint<BaseItem>(url, options);
  const ids = {
    siteId: item.parentReference.siteId,
    listId: item.parentReference.listId,
    itemId: item.id,
  };
  cache.put(key, ids, lifetime);
  return ids;
}
