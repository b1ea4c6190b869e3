import { isSharePointHost } from '#shared/rules/sites/sharePointHosts';
import { connection } from './connection';

/** Whether an address is one of Graph or SharePoint, not of the portal. */
export function isMicrosoftAddress(address: string): boolean {
  const { config } = connection();
  const url = new URL(address, location.origin);
  return url.origin === new URL(config.graphUrl).origin || isSharePointHost(url, config);
}
