import { inAppAddress } from '#shared/rules/addresses/inAppAddress';
import { isWebAddress } from '#shared/rules/addresses/webAddress';

/**
 * The page of the portal that an address leads to, within the app, also where it names the portal's
 * own host; nothing where it leads elsewhere.
 */
export function pageOf(address: string): string | undefined {
  const trimmed = address.trim();
  if (!isWebAddress(trimmed)) return inAppAddress(trimmed);
  const { origin, pathname, search, hash } = new URL(trimmed);
  return origin === window.location.origin ? inAppAddress(pathname + search + hash) : undefined;
}
