import { isTeamsHost } from './teamsHosts';
import { isWebAddress, pathWithin } from './webAddress';

/**
 * Path, query and fragment of an address that leads into the portal: one without a host, one with
 * the portal's own, or a link of Teams that names such a one; nothing for one that leads elsewhere.
 * @param origin of the portal
 */
export function portalPath(address: string, origin: string): string | undefined {
  if (!isWebAddress(address)) return pathWithin(address);
  return ownPath(address, origin) ?? pathOfTeamsLink(address, origin);
}

/**
 * The page of the portal that a link of Teams opens, such as "Copy link" gives there: it names the
 * page for people without Teams.
 */
export function pathOfTeamsLink(address: string, origin: string): string | undefined {
  if (!isWebAddress(address)) return undefined;
  const link = new URL(address);
  if (!link.pathname.startsWith('/l/entity/') || !isTeamsHost(link.origin, [])) return undefined;
  return ownPath(link.searchParams.get('webUrl') ?? '', origin);
}

function ownPath(address: string, origin: string): string | undefined {
  if (!isWebAddress(address)) return undefined;
  const { origin: named, pathname, search, hash } = new URL(address);
  return named === origin ? pathWithin(pathname + search + hash) : undefined;
}
