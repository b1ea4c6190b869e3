import { noteSignedOut } from '../../auth/signedOut';

const name = 'portal';

/** Tells the portal's other tabs that this person has signed out. */
export function notifySignedOut(personId: string): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage({ signedOut: personId });
  channel.close();
}

/**
 * Calls back when the person signs out in another tab. This tab then waits for a click too: the
 * session at the identity service may still be ending, and would sign the person in again.
 */
export function onSignedOutElsewhere(personId: string, callback: () => void): void {
  new BroadcastChannel(name).addEventListener(
    'message',
    (event: MessageEvent<{ signedOut?: string }>) => {
      if (event.data.signedOut !== personId) return;
      noteSignedOut();
      callback();
    },
  );
}
