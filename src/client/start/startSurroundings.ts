import type { ClientConfig } from '#shared/clientConfig';
import { readStored, writeStored } from '../platform/guardedStorage';
import { changeHostState, hostState, listenToHostState, type HostTheme } from '../host/hostState';
import { startHost } from '../host/startHost';

const key = 'portal:theme';

/**
 * Finds out where the page runs. In Teams the theme of the last visit counts until the host has
 * told its own, so that nothing flashes.
 */
export function startSurroundings(config: ClientConfig): void {
  startHost(config);
  if (hostState().place !== 'teams') return;
  const stored = readStored('localStorage', key) as HostTheme | undefined;
  if (stored) changeHostState({ theme: stored });
  showOnSkeleton();
  listenToHostState(() => {
    showOnSkeleton();
    writeStored('localStorage', key, hostState().theme);
  });
}

/** The static start picture follows the system; here it follows the host. */
function showOnSkeleton(): void {
  const { theme } = hostState();
  if (theme) document.documentElement.dataset.theme = theme;
}
