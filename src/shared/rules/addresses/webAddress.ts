const portal = 'https://portal.invalid';

/**
 * Schemes of addresses that may be followed, whoever wrote them: the web, mail, telephone, Teams.
 */
export const linkSchemes = ['http', 'https', 'mailto', 'tel', 'msteams'] as const;
const followed = new RegExp(`^(${linkSchemes.join('|')}):`, 'i');
/**
 * Addresses that a picture or a frame may have; `blob:` and the bytes of a picture the page itself
 * has read.
 */
const shown = /^(https?:|blob:|data:image\/(?!svg))/i;

/** Does it lead somewhere on the web? An http or https address with a host that can be read. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/\\][^\s\p{Cc}]*$/u.test(text) && URL.canParse(text);
}

/**
 * Does an address of the web name a user? What stands there may look like the host that it leads to.
 */
export function namesUser(address: string): boolean {
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}

/** Does it lead somewhere on the web, or within the portal (Spec: content §5)? */
export function isAddress(text: string): boolean {
  return isWebAddress(text) || (!/\s/.test(text) && pathWithin(text) !== undefined);
}

/** Characters that a stored address may have. */
export const maxAddressLength = 2_000;

/** Would the server store it as the address that a link or a picture has? */
export function isStorableAddress(text: string): boolean {
  return text.length <= maxAddressLength && isAddress(text);
}

/**
 * Path, query and fragment of an address within the portal; nothing for one that leads elsewhere,
 * whatever it looks like: browsers read a backslash as a slash and skip control characters, so that
 * `/\host` is another site, and `/.//host` would become one.
 */
export function pathWithin(address: string): string | undefined {
  if (!address.startsWith('/') || /[\\\p{Cc}]/u.test(address)) return undefined;
  if (!URL.canParse(address, portal)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, portal);
  return origin === portal && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

/**
 * An address written by somebody else (Microsoft Graph, SharePoint, a feed, an editor) as the
 * address of a link; nothing where it must not be followed.
 */
export function safeAddress(address: string | null | undefined): string | undefined {
  return allowed(address, followed);
}

/** The same as the source of a picture or a frame. */
export function safeSource(address: string | null | undefined): string | undefined {
  return allowed(address, shown);
}

function allowed(address: string | null | undefined, kinds: RegExp): string | undefined {
  const text = address?.trim() ?? '';
  if (text.startsWith('/')) return pathWithin(text);
  const hasNoHost = /^https?:(?!\/\/[^\s/\\])/i.test(text);
  return !hasNoHost && kinds.test(text) && URL.canParse(text) ? text : undefined;
}
