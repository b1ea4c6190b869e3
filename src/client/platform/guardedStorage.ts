import { clientState } from './clientState';
import type { KeyOf, Stores } from './storedKeys';

/** Whether anything may stay on the device. */
const mayKeep = clientState(() => true);

/**
 * Storage that may be forbidden (third-party frame, private window, policy): then nothing is
 * remembered, and nothing fails.
 */
export function readStored<S extends keyof Stores>(storage: S, key: KeyOf<S>): string | undefined {
  try {
    return window[storage].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a text, or removes the key where the text is left out; on the device only while it may
 * stay there.
 */
export function writeStored<S extends keyof Stores, K extends KeyOf<S>>(
  storage: S,
  key: K,
  text?: Stores[S][K] & string,
): void {
  try {
    if (text === undefined) window[storage].removeItem(key);
    else if (storage === 'sessionStorage' || mayKeep.value) window[storage].setItem(key, text);
  } catch {
    // Not remembered; what depends on it asks again.
  }
}

/** Removes every key that begins with the prefix. */
export function removeStored<S extends keyof Stores>(storage: S, prefix: KeyOf<S>): void {
  try {
    for (const key of Object.keys(window[storage]))
      if (key.startsWith(prefix)) window[storage].removeItem(key);
  } catch {
    // Forbidden storage holds nothing.
  }
}

/**
 * Whether this tab remembers anything over another page, as a redirect or a reload needs it; not
 * where site data are blocked.
 */
export function canRemember(): boolean {
  const key = 'portal:probe';
  writeStored('sessionStorage', key, key);
  const isKept = readStored('sessionStorage', key) === key;
  writeStored('sessionStorage', key);
  return isKept;
}

/**
 * Whether the portal keeps anything on the device from now on (`disableLocalStorage`, CACHE-19);
 * where not, what it has kept goes.
 */
export function allowKeeping(isAllowed: boolean): void {
  mayKeep.value = isAllowed;
  if (!isAllowed) removeStored('localStorage', 'portal:' as KeyOf<'localStorage'>);
}

/** Removes what earlier visits have left; the whole origin belongs to the portal. */
export function emptyLocalStorage(): void {
  try {
    localStorage.clear();
  } catch {
    // Forbidden storage holds nothing.
  }
}

/** A channel to the other tabs; where it is forbidden, as storage may be, nobody is heard. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
