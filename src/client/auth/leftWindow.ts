import { readStored, writeStored } from '../platform/guardedStorage';

const key = 'portal:window-opened';
/**
 * Milliseconds after which nobody is waiting in a window any more: a password and a second factor
 * take minutes.
 */
export const windowTimeout = 600_000;

/**
 * Remembers, for this tab, that a sign-in window is open: after a reload the page no longer has
 * hold of it.
 */
export function noteWindow(now = Date.now()): void {
  writeStored('sessionStorage', key, String(now));
}

/** The window has answered or was closed, and its page was there to see it. */
export function clearWindow(): void {
  writeStored('sessionStorage', key);
}

/**
 * True when an earlier page of this tab left a sign-in window behind, for example by a reload:
 * another one that opens by itself would only confuse.
 */
export function isWindowLeft(now = Date.now()): boolean {
  return now - Number(readStored('sessionStorage', key) ?? 0) < windowTimeout;
}
