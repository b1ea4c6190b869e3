import { readStored, writeStored } from '../platform/guardedStorage';
import { hearHost } from '../texts/language';

const key = 'portal:host-locale';

/** Speaks as the host does (LANG-20), at the next start too, before it has answered. */
export function storeHostLocale(locale: string): void {
  writeStored('localStorage', key, locale);
  hearHost(locale);
}

/** Until the host answers, what it spoke the last time counts. */
export function applyStoredHostLocale(): void {
  hearHost(readStored('localStorage', key));
}
