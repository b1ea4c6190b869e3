import { readStored, writeStored } from './guardedStorage';

const key = 'portal:asked';

interface Asked {
  scopes: string;
  at: number;
}

/** Remembers that the person is being asked for these scopes by leaving the page. */
export function noteAsked(scopes: string[], now = Date.now()): void {
  writeStored('sessionStorage', key, JSON.stringify({ scopes: scopes.join(' '), at: now } satisfies Asked));
}

/**
 * True when the person was sent away for these scopes less than `pause` milliseconds ago and is back without success, or when a service refuses
 * what the answer gave: sending them again would be a loop.
 */
export function wasJustAsked(scopes: string[], pause: number, now = Date.now()): boolean {
  try {
    const asked = JSON.parse(readStored('sessionStorage', key) ?? 'null') as Asked | null;
    return asked !== null && asked.scopes === scopes.join(' ') && now - asked.at < pause;
  } catch {
    return false;
  }
}

export function forgetAsked(): void {
  writeStored('sessionStorage', key);
}
