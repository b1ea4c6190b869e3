import type { StartSettings } from '#shared/rules/settings';
import { inAppAddress } from '#shared/rules/inAppAddress';
import { readStored, writeStored } from './guardedStorage';

/** The page that the identity service answers to. */
export const redirectPath = '/redirect';
const key = 'portal:start-page';
const settingsKey = 'portal:start-settings';

/**
 * Milliseconds for which what a page was told is newer than what the page that comes back is told:
 * that one may have been kept as long.
 */
const freshness = 60_000;

/**
 * Remembers where the person was when the page was left for the identity service, and the settings
 * that it was told, unless it has been open for long.
 */
export function noteStartPage(settings?: StartSettings): void {
  writeStored('sessionStorage', key, location.pathname + location.search + location.hash);
  writeStored(
    'sessionStorage',
    settingsKey,
    settings && performance.now() < freshness ? JSON.stringify(settings) : undefined,
  );
}

/**
 * The settings that the page was told which was left. The page that comes back may be one that the
 * browser has kept since an earlier sign-in.
 */
export function takeNotedSettings(): StartSettings | undefined {
  const text = readStored('sessionStorage', settingsKey);
  writeStored('sessionStorage', settingsKey);
  return text ? (JSON.parse(text) as StartSettings) : undefined;
}

/**
 * The answer to a sign-in by redirect, if this page was opened by one (AUTH-06). It is taken out of
 * the address at once, and the address becomes the one where the person was: the portal goes on
 * from here, without loading another page.
 */
export function takeRedirectAnswer(): string | undefined {
  const { hash } = location;
  if (location.pathname !== redirectPath || !isForRedirect(hash)) return undefined;
  const startPage = readStored('sessionStorage', key) ?? '/';
  writeStored('sessionStorage', key);
  history.replaceState(null, '', inAppAddress(startPage) ?? '/');
  return hash;
}

/**
 * The library writes into `state` how it asked; answers to pop-ups and hidden frames are not for
 * this page.
 */
function isForRedirect(hash: string): boolean {
  try {
    const state = new URLSearchParams(hash.slice(1)).get('state') ?? '';
    const { meta } = JSON.parse(
      atob(state.split('|')[0]!.replaceAll('-', '+').replaceAll('_', '/')),
    ) as { meta?: { interactionType?: string } };
    return meta?.interactionType === 'redirect';
  } catch {
    return false;
  }
}
