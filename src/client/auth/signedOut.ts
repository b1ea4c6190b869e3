import { readStored, writeStored } from '../platform/guardedStorage';

const key = 'portal:signed-out';

/**
 * After signing out the portal waits for a click: signing in by itself would often succeed at once
 * and undo it.
 */
export function isSignedOut(): boolean {
  return readStored('sessionStorage', key) === 'yes';
}

export function noteSignedOut(): void {
  writeStored('sessionStorage', key, 'yes');
}

export function clearSignedOut(): void {
  writeStored('sessionStorage', key);
}
