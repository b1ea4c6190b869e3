import { connection } from '../connection/connection';
import { readGraph } from '../graph/graph';
import type { ReadKey } from '../read/readKey';

/** Ids of a site and of its lists do not change; they are asked for once a week. */
export const idLifetime = 7 * 86_400_000;

/** A site as Graph names it. */
export interface NamedSite {
  id: string;
  displayName?: string | null;
  webUrl?: string | null;
}

/** The site at an address (SITES-32). Throws a `FailureError`. */
export async function readSite(
  address: string,
  options: { operation: string; signal?: AbortSignal },
): Promise<NamedSite> {
  const { cache } = connection();
  const key = keyOf(address);
  const known = cache.peek<NamedSite>(key);
  if (known) return known.Data;
  const { hostname, pathname } = new URL(address);
  // The site at the root has the host's name alone.
  const path = pathname === '/' ? '' : `:${pathname}`;
  const site = await readGraph<NamedSite>(
    `/sites/${hostname}${path}?$select=id,displayName,webUrl`,
    { scopes: ['Sites.Read.All'], ...options },
  );
  cache.put(key, site, idLifetime);
  return site;
}

/**
 * The site of a group; following it asks for nothing more of it. A group that was made a moment ago
 * has none yet: 404. Throws a `FailureError`.
 */
export async function readGroupSite(
  groupId: string,
  options: { operation: string; signal?: AbortSignal },
): Promise<NamedSite> {
  const site = await readGraph<NamedSite>(
    `/groups/${encodeURIComponent(groupId)}/sites/root?$select=id,displayName,webUrl`,
    { scopes: ['Sites.Read.All'], ...options },
  );
  if (site.webUrl) connection().cache.put(keyOf(site.webUrl), site, idLifetime);
  return site;
}

const keyOf = (address: string): ReadKey => `sites/site ${address}`;
