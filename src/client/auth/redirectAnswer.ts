import type { StartSettings } from '#shared/rules/settings/settings';
import { inAppAddress } from '#shared/rules/addresses/inAppAddress';
import { readStored, writeStored } from '../platform/guardedStorage';

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
  const settings = notedSettings();
  writeStored('sessionStorage', settingsKey);
  return settings;
}

function notedSettings(): StartSettings | undefined {
  const text = readStored('sessionStorage', settingsKey);
  return text ? (JSON.parse(text) as StartSettings) : undefined;
}

/**
 * The answer to a sign-in by redirect, if this page was opened by one (AUTH-06). It is taken out of
 * the address at once, and the address becomes the one where the person was: the portal goes on
 * from here, without loading another page.
 */
export function takeRedirectAnswer(): string | undefined {
  const { hash } = location;
  if (!isAnswered()) return undefined;
  const startPage = notedPage();
  writeStored('sessionStorage', key);
  history.replaceState(null, '', inAppAddress(startPage) ?? '/');
  return hash;
}

/** The page that such an answer leads to, and what it was told, while the answer is not taken. */
export function answeredPage(): { path: string; settings?: StartSettings } | undefined {
  if (!isAnswered()) return undefined;
  return { path: notedPage().replace(/[?#].*$/s, ''), settings: notedSettings() };
}

function notedPage(): string {
  return readStored('sessionStorage', key) ?? '/';
}

function isAnswered(): boolean {
  return location.pathname === redirectPath && isForRedirect(location.hash);
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
