import { invalidField, ProblemError } from '../../http/answers/problems';

/**
 * Hosts of Microsoft's SharePoint; every organisation has one for its sites, one for OneDrive
 * (`-my`) and one for administration (`-admin`).
 */
const microsoftHost = /^([^.]+)(\.sharepoint\.com)$/;
/** A site's path: no segment of SharePoint's own (`_api`, `_layouts`), no hidden separator. */
const sitePath = /^(\/(?!_)[^/]+)*\/?$/;

/**
 * The site that a request names, without a slash at the end. The server goes to this address with a
 * token, so that only the organisation's own SharePoint is accepted.
 * @throws ProblemError `invalidRequest`; `notConfigured` where the organisation has no SharePoint
 */
export function siteAddress(siteUrl: string, sharePointUrl: string): string {
  if (!sharePointUrl)
    throw new ProblemError('notConfigured', {
      detail: "The server has no SHAREPOINT_URL: it doesn't know the organisation's SharePoint.",
    });
  const site = URL.canParse(siteUrl) ? new URL(siteUrl) : undefined;
  const isOurs =
    site && ownOrigins(sharePointUrl).includes(site.origin) && !site.username && !site.password;
  if (!isOurs)
    throw invalidField('siteUrl', "must be the address of a site of the organisation's SharePoint");
  if (!sitePath.test(site.pathname) || /%(2f|5c|5f|00|25)/i.test(site.pathname))
    throw invalidField('siteUrl', 'must have the path of a site');
  return site.origin + site.pathname.replace(/\/$/, '');
}

/**
 * Whether SharePoint may send the server to this home service: at SharePoint Online it lives on
 * hosts of `svc.ms`, which are Microsoft's alone and change with the region, as the client knows.
 */
export function isHomeAddress(address: string, sharePointUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin, username, port, search, hash } = new URL(address);
  if (username || search || hash) return false;
  const own = new URL(sharePointUrl);
  if (origin === own.origin) return true;
  const isOnline = own.hostname.endsWith('.sharepoint.com');
  return (
    protocol === 'https:' &&
    port === '' &&
    (hostname.endsWith('.sharepoint.com') || (isOnline && hostname.endsWith('.svc.ms')))
  );
}

function ownOrigins(sharePointUrl: string): string[] {
  const { origin, hostname } = new URL(sharePointUrl);
  const [, organisation, domain] = microsoftHost.exec(hostname) ?? [];
  return organisation
    ? [origin, ...['-my', '-admin'].map((kind) => `https://${organisation}${kind}${domain}`)]
    : [origin];
}
