/** The page that the Teams sign-in pop-up opens (AUTH-23). */
export const authPagePath = '/msteams-auth';
/** Flags of its address (AUTH-24, AUTH-25). */
const flags = { inTeamsAuthPopupRedirect: 'true', shouldNotLoadMain: 'true' };

/** The request to the pop-up page. */
export interface AskedByAddress {
  /** Of one resource; none: sign-in to the portal (AUTH-26). */
  scopes: string[];
  /**
   * Further scopes, each possibly of another resource, that are wanted if they need no question;
   * those that one token has to cover are parted by spaces.
   */
  also: string[];
  /** A service has refused what is there already: nothing of it is to be given again. */
  renew: boolean;
  /**
   * The claims that the sign-in has to carry. The window shares nothing with the page but its
   * address: they stand in its fragment, which no server gets, and the window takes them out at
   * once.
   */
  claims?: string;
}

/** The pop-up page's address. */
export function authPageAddress(
  { scopes, also, renew, claims }: AskedByAddress,
  host = location.host,
): string {
  const parameters = new URLSearchParams({ ...flags, scope: scopes.join(' ') });
  for (const scope of also) parameters.append('also', scope);
  if (renew) parameters.set('renew', 'true');
  // The host's own rule: only https. Where the portal is served without it, a stand-in host turns
  // it back.
  const fragment = claims ? `#${new URLSearchParams({ claims })}` : '';
  return `https://${host}${authPagePath}?${parameters}${fragment}`;
}

/**
 * True for a page that must not load the portal: the pop-up's, also when it comes back from the
 * identity service.
 */
export function isAuthPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return (
    pathname === authPagePath ||
    new URLSearchParams(search).get('shouldNotLoadMain') === flags.shouldNotLoadMain
  );
}

/** The request in the address; undefined when it was not opened as the pop-up's page. */
export function askedByAddress({
  search,
  hash,
}: Pick<Location, 'search' | 'hash'>): AskedByAddress | undefined {
  const parameters = new URLSearchParams(search);
  if (parameters.get('inTeamsAuthPopupRedirect') !== flags.inTeamsAuthPopupRedirect)
    return undefined;
  return {
    scopes: (parameters.get('scope') ?? '').split(' ').filter(Boolean),
    also: parameters.getAll('also'),
    renew: parameters.get('renew') === 'true',
    claims: new URLSearchParams(hash.slice(1)).get('claims') ?? undefined,
  };
}
