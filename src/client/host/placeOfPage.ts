import { isTeamsHost } from '#shared/rules/addresses/teamsHosts';

/** Where a page runs: a tab of a browser, an app that Teams shows, or a frame of another site. */
export type Place = 'browser' | 'teams' | 'frame';

/**
 * Tells from the window where the page runs (AUTH-33); nothing has to be loaded or asked for it. On
 * phones Teams shows the page in a window of its own, with a bridge. A frame whose parent cannot be
 * known may be Teams': `isCertain` is false then.
 */
export function placeOfPage(
  page: Window,
  teamsHostOrigins: readonly string[],
): { place: Place; isCertain: boolean } {
  if (page.parent === page)
    return { place: 'nativeInterface' in page ? 'teams' : 'browser', isCertain: true };
  const parent = parentOrigin(page);
  if (parent === undefined || parent === 'null') return { place: 'teams', isCertain: false };
  return { place: isTeamsHost(parent, teamsHostOrigins) ? 'teams' : 'frame', isCertain: true };
}

/**
 * The origin of the page that frames this one. Firefox tells it only as the referrer, which a
 * reload inside the frame replaces.
 */
export function parentOrigin({ location, document }: Window): string | undefined {
  const [parent] = location.ancestorOrigins ?? [];
  if (parent) return parent;
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
  return referrer === location.origin ? undefined : referrer;
}
