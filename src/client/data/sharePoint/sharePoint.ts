import { connection } from '../connection/connection';
import { demandLicence } from '../connection/demandLicence';
import { FailureError } from '../connection/failure';
import { failureWithout } from '../connection/failureOf';
import { isSharePointHost } from '#shared/rules/sites/sharePointHosts';
import { jsonOf, send, type Outgoing } from '../connection/send';

export interface SharePointRead {
  /** The operation, in the words of the screen. */
  operation: string;
  /** A search is a POST; both only read. */
  method?: 'GET' | 'POST';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** How often it is asked again at most; see `send`. */
  retries?: number;
}

/**
 * Reads from SharePoint with the person's own token; `url` is absolute. A person without a licence
 * is refused here with 402, before anything is sent (LICENCE-01). Throws a `FailureError`; an abort
 * is passed on as it is.
 */
export async function readSharePoint<T>(url: string, options: SharePointRead): Promise<T> {
  const request = await requestFor(url, options);
  return jsonOf<T>(request, await send(request));
}

/** Reads bytes from SharePoint, e.g. a picture; otherwise like {@link readSharePoint}. */
export async function readSharePointBytes(url: string, options: SharePointRead): Promise<Blob> {
  const response = await send(await requestFor(url, options));
  return response.blob();
}

async function requestFor(url: string, options: SharePointRead): Promise<Outgoing> {
  const attempt = { operation: options.operation, url };
  // The address may come from a setting: a wrong one is the trouble of what shows it, and not of
  // the whole page.
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (!address || !isSharePointHost(address, connection().config))
    throw new FailureError(
      failureWithout(
        attempt,
        400,
        'This is no address of the SharePoint that the portal works with.',
      ),
    );
  await demandLicence(attempt);
  const body = options.body === undefined ? undefined : JSON.stringify(options.body);
  return {
    url,
    method: options.method ?? 'GET',
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...options.headers },
    body,
    scopes: [`${address.origin}/AllSites.Read`],
    operation: options.operation,
    signal: options.signal,
    safe: true,
    retries: options.retries,
  };
}
