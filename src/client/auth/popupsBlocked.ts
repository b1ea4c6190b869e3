import { readStored, writeStored } from '../platform/guardedStorage';

const key = 'portal:popups-blocked';

/** AUTH-35: remembered for the session of this tab. */
export function arePopupsBlocked(): boolean {
  return readStored('sessionStorage', key) === 'yes';
}

export function notePopupsBlocked(): void {
  writeStored('sessionStorage', key, 'yes');
}

/** Called by the first pop-up that opens. */
export function clearPopupsBlocked(): void {
  writeStored('sessionStorage', key);
}
