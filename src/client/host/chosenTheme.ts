import { readStored, writeStored } from '../platform/guardedStorage';
import { changeHostState, type HostTheme } from './hostState';

/** Apart from the theme that Teams told last. */
const key = 'portal:own-theme';

/** The theme that was chosen on this device; nothing: the system's. */
export function chosenTheme(): HostTheme | undefined {
  return readStored('localStorage', key) as HostTheme | undefined;
}

/** Shows another theme from now on, and at the next start. */
export function chooseTheme(theme: HostTheme | undefined): void {
  writeStored('localStorage', key, theme);
  changeHostState({ theme });
}
