/** Hosts whose players the portal always shows (INFOBOX-37). */
export const videoPlayerHosts = [
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'web.microsoftstream.com',
] as const;

/** Most characters of what is pasted for a video. */
export const maxVideoCode = 4_000;

export interface VideoHosts {
  /** Host names of the setting `allowedVideoHosts`. */
  allowed: readonly string[];
  /**
   * Address of the organisation's SharePoint, whose player shows Stream's videos; empty for none.
   */
  sharePointUrl: string;
}

/**
 * The address of the player in what an editor has pasted: an `<iframe>` or an address of YouTube,
 * Vimeo, Microsoft Stream or an allowed host. `undefined` for everything else. Nothing of it but
 * the address is used (INFOBOX-37).
 */
export function videoAddress(pasted: string, hosts: VideoHosts): string | undefined {
  const address = pasted.includes('<') ? frameSource(pasted) : pasted.trim();
  if (!address || /[\s\u0000-\u001f]/.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username || url.password) return undefined;
  if (isSharePoint(url, hosts))
    return /\/_layouts\/15\/embed\.aspx$/i.test(url.pathname) ? url.href : undefined;
  if (url.protocol !== 'https:' || url.port) return undefined;
  return (
    youTube(url) ?? vimeo(url) ?? stream(url) ?? (isAllowed(url, hosts) ? url.href : undefined)
  );
}

/** The host name in an entry of the setting; `undefined` for what is none. */
export function videoHostName(entry: string): string | undefined {
  const name = entry
    .trim()
    .toLowerCase()
    .replace(/^https:\/\//, '')
    .replace(/\/$/, '');
  return /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(name) ? name : undefined;
}

function frameSource(html: string): string | undefined {
  const [, quoted, single] = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(html) ?? [];
  return (quoted ?? single)?.replaceAll('&amp;', '&').trim();
}

function youTube(url: URL): string | undefined {
  const [, inPath] = /^\/(?:embed|shorts|live|v)\/([\w-]{6,20})\/?$/.exec(url.pathname) ?? [];
  const isOwn = /^((www|m|music)\.)?youtube(-nocookie)?\.com$/.test(url.hostname);
  const id = isOwn
    ? (inPath ?? (url.pathname === '/watch' ? url.searchParams.get('v') : undefined))
    : url.hostname === 'youtu.be'
      ? url.pathname.slice(1)
      : undefined;
  return id && /^[\w-]{6,20}$/.test(id)
    ? `https://www.youtube-nocookie.com/embed/${id}`
    : undefined;
}

function vimeo(url: URL): string | undefined {
  if (!/^(www\.|player\.)?vimeo\.com$/.test(url.hostname)) return undefined;
  const [, id, key = url.searchParams.get('h')] =
    /^\/(?:video\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(url.pathname) ?? [];
  return (
    id &&
    `https://player.vimeo.com/video/${id}${key && /^[0-9a-f]{6,20}$/.test(key) ? `?h=${key}` : ''}`
  );
}

function stream(url: URL): string | undefined {
  if (url.hostname !== 'web.microsoftstream.com') return undefined;
  const [, id] = /^\/(?:embed\/)?video\/([0-9a-f-]{36})\/?$/i.exec(url.pathname) ?? [];
  return id && `https://web.microsoftstream.com/embed/video/${id.toLowerCase()}`;
}

function isSharePoint(url: URL, { sharePointUrl }: VideoHosts): boolean {
  return sharePointUrl !== '' && url.origin === new URL(sharePointUrl).origin;
}

/** By the list that they were found in: a long text may have thousands of videos. */
const knownNames = new WeakMap<readonly string[], ReadonlySet<string | undefined>>();

function isAllowed(url: URL, { allowed }: VideoHosts): boolean {
  const names = knownNames.get(allowed) ?? new Set(allowed.map(videoHostName));
  knownNames.set(allowed, names);
  return names.has(url.hostname);
}
