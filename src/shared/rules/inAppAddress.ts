/** Addresses of the portal's own origin that are no page of the app. */
const notPages = /^\/(api|assets|images|health|hub|redirect|auth-blank|msteams-auth)(\/|$)/i;

/**
 * A return address or a deep link as an address within the app (path, query, fragment), or nothing
 * when it is none: nobody is sent to another site, whatever a link says. Spec: TEAMS-20.
 */
export function inAppAddress(address: string): string | undefined {
  // Browsers read a backslash as a slash and skip control characters, so that "/\host" is another
  // site.
  if (!address.startsWith('/') || /[\\\p{Cc}]/u.test(address)) return undefined;
  const base = 'https://portal.invalid';
  if (!URL.canParse(address, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, base);
  return origin === base && !pathname.startsWith('//') && !notPages.test(pathname)
    ? pathname + search + hash
    : undefined;
}
