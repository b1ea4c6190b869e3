import { pathWithin } from './webAddress';

/** Addresses of the portal's own origin that are no pages of the app. */
const notPages = /^\/(api|assets|images|health|hub|redirect|auth-blank|msteams-auth)([/?#]|$)/i;

/**
 * A return address, a deep link or a link as an address within the app (path, query, fragment), or
 * nothing when it is none: nobody is sent to another site, whatever a link says. Spec: TEAMS-20.
 */
export function inAppAddress(address: string): string | undefined {
  const path = pathWithin(address);
  return path === undefined || notPages.test(path) ? undefined : path;
}
