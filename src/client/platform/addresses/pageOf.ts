import { inAppAddress } from '#shared/rules/addresses/inAppAddress';
import { portalPath } from '#shared/rules/addresses/portalPath';

/**
 * The page of the portal that an address leads to, within the app, also where it names the portal's
 * own host or is a link of Teams; nothing where it leads elsewhere.
 */
export function pageOf(address: string): string | undefined {
  const path = portalPath(address.trim(), window.location.origin);
  return path && inAppAddress(path);
}
