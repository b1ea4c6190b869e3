import { noteSignedOut } from '../../auth/signedOut';
import { openChannel, writeStored } from '../../platform/guardedStorage';

const name = 'portal';

/** Notifies the portal's other tabs that this person has signed out. */
export function notifySignedOut(personId: string): void {
  const channel = openChannel(name);
  channel?.postMessage({ signedOut: personId });
  channel?.close();
}

/**
 * Clears what signing in has left in this tab of somebody who signed out, here or in another tab.
 * Whatever the browser blocks and whatever was missing stays known.
 */
export function clearTab(): void {
  for (const key of [
    'portal:start-page',
    'portal:start-settings',
    'portal:asked',
    'portal:window-opened',
    'portal:left-places',
  ] as const)
    writeStored('sessionStorage', key);
  noteSignedOut();
}

/**
 * Calls back when the person signs out in another tab. This tab then waits for a click too: the
 * session at the identity service may still be ending, and would sign the person in again.
 */
export function onSignedOutElsewhere(personId: string, callback: () => void): void {
  openChannel(name)?.addEventListener('message', (event: MessageEvent<{ signedOut?: string }>) => {
    if (event.data.signedOut !== personId) return;
    clearTab();
    callback();
  });
}
