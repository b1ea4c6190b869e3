import type { ClientConfig } from '../../clientConfig';

/** True for the organisation's SharePoint hosts and every public one (LICENCE-24). */
export function isSharePointHost(url: URL, config: Pick<ClientConfig, 'sharePointUrl'>): boolean {
  if (isOfSharePointOnline(url)) return true;
  return config.sharePointUrl !== '' && siblings(new URL(config.sharePointUrl)).includes(url.host);
}

/** Where SharePoint keeps everybody's OneDrive: it leads each person to their own (DOCS-14). */
export function oneDriveHome({
  sharePointUrl,
}: Pick<ClientConfig, 'sharePointUrl'>): string | undefined {
  if (sharePointUrl === '') return undefined;
  const own = new URL(sharePointUrl);
  const [host, oneDrive = host] = siblings(own);
  return `${own.protocol}//${oneDrive}/`;
}

/**
 * The hosts of {@link isSharePointHost} that a page asks, as sources of its content policy: an
 * organisation in several regions has other names in SharePoint Online for each of them.
 */
export function sharePointSources(config: Pick<ClientConfig, 'sharePointUrl'>): string[] {
  const oneDrive = oneDriveHome(config);
  if (oneDrive === undefined) return [];
  const everyRegion = isOfSharePointOnline(new URL(oneDrive)) ? ['https://*.sharepoint.com'] : [];
  return [config.sharePointUrl, new URL(oneDrive).origin, ...everyRegion];
}

const isOfSharePointOnline = ({ hostname }: URL) => hostname.endsWith('.sharepoint.com');

function siblings(own: URL): string[] {
  const dot = own.host.indexOf('.');
  if (dot < 0) return [own.host];
  const [name, rest] = [own.host.slice(0, dot), own.host.slice(dot)];
  return [own.host, `${name}-my${rest}`, `${name}-admin${rest}`];
}
