import { readStored, writeStored } from './guardedStorage';

const key = 'portal:popups-blocked';

/** AUTH-35: remembered for the session of this tab. */
export function arePopupsBlocked(): boolean {
  return readStored('sessionStorage', key) === 'yes';
}

export function rememberPopupsBlocked(): void {
  writeStored('sessionStorage', key, 'yes');
}

/** Called by the first pop-up that opens. */
export function forgetPopupsBlocked(): void {
  writeStored('sessionStorage', key);
}
