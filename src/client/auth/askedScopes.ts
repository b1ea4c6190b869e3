import { readStored, writeStored } from '../platform/guardedStorage';

const key = 'portal:asked';

/** Scopes → when the person was last asked for them, in milliseconds. */
type Asked = Record<string, number>;

/** Remembers that the person is being asked for these scopes. */
export function noteAsked(scopes: string[], now = Date.now()): void {
  writeStored(
    'sessionStorage',
    key,
    JSON.stringify({ ...asked(), [scopes.join(' ')]: now } satisfies Asked),
  );
}

/**
 * True when the person was asked for these scopes less than `pause` milliseconds ago without
 * success, or when a service refuses what the answer gave: sending them again would be
 * a loop, also when other scopes were asked for in between.
 */
export function wasJustAsked(scopes: string[], pause: number, now = Date.now()): boolean {
  const at = asked()[scopes.join(' ')];
  return typeof at === 'number' && now - at < pause;
}

/** They were granted: the next time they are missing, the person may be asked at once. */
export function clearAsked(scopes: string[]): void {
  const others = Object.entries(asked()).filter(([name]) => name !== scopes.join(' '));
  writeStored('sessionStorage', key, JSON.stringify(Object.fromEntries(others)));
}

function asked(): Asked {
  try {
    const stored: unknown = JSON.parse(readStored('sessionStorage', key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Asked) : {};
  } catch {
    return {};
  }
}
