import { inAppAddress } from '#shared/rules/inAppAddress';
import { readStored, writeStored } from './guardedStorage';

/** The page that the identity service answers to. */
export const redirectPath = '/redirect';
const key = 'portal:start-page';

/** Remembers where the person was when the page was left for the identity service. */
export function noteStartPage(): void {
  writeStored('sessionStorage', key, location.pathname + location.search + location.hash);
}

/**
 * The answer to a sign-in by redirect, if this page was opened by one (AUTH-06). It is taken out of the address at once,
 * and the address becomes the one where the person was: the portal goes on from here, without loading another page.
 */
export function takeRedirectAnswer(): string | undefined {
  const { hash } = location;
  if (location.pathname !== redirectPath || !isForRedirect(hash)) return undefined;
  const startPage = readStored('sessionStorage', key) ?? '/';
  writeStored('sessionStorage', key);
  history.replaceState(null, '', inAppAddress(startPage) ?? '/');
  return hash;
}

/** The library writes into `state` how it asked; answers to pop-ups and hidden frames are not for this page. */
function isForRedirect(hash: string): boolean {
  try {
    const state = new URLSearchParams(hash.slice(1)).get('state') ?? '';
    const { meta } = JSON.parse(atob(state.split('|')[0]!.replaceAll('-', '+').replaceAll('_', '/'))) as { meta?: { interactionType?: string } };
    return meta?.interactionType === 'redirect';
  } catch {
    return false;
  }
}
