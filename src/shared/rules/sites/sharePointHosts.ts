import type { ClientConfig } from '../../clientConfig';

/** True for the organisation's SharePoint hosts and every public one (LICENCE-24). */
export function isSharePointHost(url: URL, config: Pick<ClientConfig, 'sharePointUrl'>): boolean {
  if (url.hostname.endsWith('.sharepoint.com')) return true;
  return config.sharePointUrl !== '' && siblings(new URL(config.sharePointUrl)).includes(url.host);
}

function siblings(own: URL): string[] {
  const dot = own.host.indexOf('.');
  if (dot < 0) return [own.host];
  const [name, rest] = [own.host.slice(0, dot), own.host.slice(dot)];
  return [own.host, `${name}-my${rest}`, `${name}-admin${rest}`];
}
