/** The page that the Teams sign-in pop-up opens (AUTH-23). */
export const authPagePath = '/msteams-auth';
/** Flags of its address (AUTH-24, AUTH-25). */
const flags = { inTeamsAuthPopupRedirect: 'true', shouldNotLoadMain: 'true' };

/** The address that asks for scopes of one resource; nothing named: sign-in to the portal (AUTH-26). */
export function authPageAddress(scopes: readonly string[], host = location.host): string {
  // The host's own rule: only https. Where the portal is served without it, a stand-in host turns it back.
  return `https://${host}${authPagePath}?${new URLSearchParams({ ...flags, scope: scopes.join(' ') })}`;
}

/** True for a page that must not load the portal: the pop-up's, also when it comes back from the identity service. */
export function isAuthPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return pathname === authPagePath || new URLSearchParams(search).get('shouldNotLoadMain') === flags.shouldNotLoadMain;
}

/** The scopes that the address asks for; nothing when it was not opened as the pop-up's page. */
export function askedByAddress(search: string): string[] | undefined {
  const parameters = new URLSearchParams(search);
  if (parameters.get('inTeamsAuthPopupRedirect') !== flags.inTeamsAuthPopupRedirect) return undefined;
  return (parameters.get('scope') ?? '').split(' ').filter(Boolean);
}
