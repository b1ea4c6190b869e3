import { connection } from '../connection/connection';
import { demandLicence } from '../connection/demandLicence';
import { queuePicture, queueRead } from './batchQueue';
import { graphUrlOf, tokenScopes } from './graphAddress';
import { send } from '../connection/send';

export interface GraphRead {
  /** Names of the permissions, least privilege, e.g. `['User.Read']` (AUTH-38). */
  scopes: string[];
  /** The operation, in the words of the screen. */
  operation: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /**
   * Also for people without a Microsoft 365 licence, of whom nothing else is asked (LICENCE-04).
   */
  withoutLicence?: boolean;
}

interface GraphPage<T> {
  value: T[];
  '@odata.nextLink'?: string;
  '@odata.count'?: number;
}

/**
 * Reads one Graph resource, e.g. `/me/licenseDetails`. Paths are v1.0 unless they begin with
 * `/beta/`. Reads that are requested together travel together. A person without a licence is
 * refused with 402 before anything is sent. Throws a `FailureError`; an abort is passed on as it
 * is.
 */
export async function readGraph<T>(path: string, options: GraphRead): Promise<T> {
  if (!options.withoutLicence)
    await demandLicence({ operation: options.operation, url: graphUrlOf(path) });
  return queueRead<T>({
    ...options,
    path,
    headers: { ...advancedQueryHeaders(path), ...options.headers },
  });
}

/**
 * Reads bytes from Graph, e.g. a photo; never repeated, for a picture is not worth the wait.
 * Otherwise like {@link readGraph}.
 */
export async function readGraphBytes(
  path: string,
  { scopes, operation, signal }: GraphRead,
): Promise<Blob> {
  const url = graphUrlOf(path);
  await demandLicence({ operation, url });
  const response = await send({
    url,
    headers: { accept: 'image/*' },
    scopes: tokenScopes(scopes),
    operation,
    signal,
    retries: 0,
  });
  return response.blob();
}

/**
 * Reads a picture from Graph together with what else is read; gives it as a `data:` address, which
 * can be kept in the cache. For small pictures, of which a page has many; otherwise like {@link
 * readGraphBytes}.
 */
export async function readGraphPicture(path: string, options: GraphRead): Promise<string> {
  await demandLicence({ operation: options.operation, url: graphUrlOf(path) });
  return queuePicture({ ...options, path, headers: { accept: 'image/*' } });
}

/** One page of a Graph list, and where the next one is. */
export interface GraphListPage<T> {
  items: T[];
  /** For {@link readGraphPage}; left out on the last page. */
  next?: string;
  /** How many there are in all, where `$count=true` asked for it. */
  total?: number;
}

/** Reads one page of a Graph list. */
export async function readGraphPage<T>(
  path: string,
  options: GraphRead,
): Promise<GraphListPage<T>> {
  const page = await readGraph<GraphPage<T>>(path, options);
  const link = page['@odata.nextLink'];
  return { items: page.value, next: link && relative(link), total: page['@odata.count'] };
}

/** Reads a Graph list and follows its pages, up to `atMost` items (default 1,000). */
export async function readGraphPages<T>(
  path: string,
  options: GraphRead & { atMost?: number },
): Promise<T[]> {
  const atMost = options.atMost ?? 1_000;
  // The header is not carried over to the next page by Graph, and the next page's address does not
  // always show that it is needed.
  const headers = { ...advancedQueryHeaders(path), ...options.headers };
  const items: T[] = [];
  for (let next: string | undefined = path; next !== undefined && items.length < atMost;) {
    const page: GraphPage<T> = await readGraph<GraphPage<T>>(next, { ...options, headers });
    items.push(...page.value);
    next = page['@odata.nextLink'] && relative(page['@odata.nextLink']);
  }
  return items.slice(0, atMost);
}

/**
 * Directory queries beyond the simple ones are refused without this header. Source: Graph,
 * "Advanced query capabilities".
 */
export const advancedQuery = { ConsistencyLevel: 'eventual' };

function advancedQueryHeaders(path: string): Record<string, string> {
  const isAdvanced =
    /[?&]\$(count=true|search=)/.test(path) ||
    /\/(transitiveMemberOf|memberOf|ownedObjects)\/microsoft\.graph\./.test(path);
  return isAdvanced ? advancedQuery : {};
}

/** A next-page link is absolute; anything but Graph's own address is not followed. */
function relative(link: string): string {
  const { graphUrl } = connection().config;
  if (!link.startsWith(`${graphUrl}/`))
    throw new Error(`The next page lies outside Graph: ${new URL(link).origin}.`);
  return link.slice(graphUrl.length).replace(/^\/v1\.0(?=\/)/, '');
}
