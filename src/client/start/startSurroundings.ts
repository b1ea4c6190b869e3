import type { ClientConfig } from '#shared/clientConfig';
import { readStored, writeStored } from '../platform/guardedStorage';
import { chosenTheme } from '../host/chosenTheme';
import { changeHostState, hostState, listenToHostState, type HostTheme } from '../host/hostState';
import { hearRememberedLocale } from '../host/hostLocale';
import { startHost } from '../host/startHost';

const key = 'portal:theme';

/**
 * Finds out where the page runs. In Teams theme and language of the last visit count until the host
 * has told its own, so that nothing flashes; elsewhere the one that was chosen on the device.
 */
export function startSurroundings(config: ClientConfig): void {
  startHost(config);
  const isInTeams = hostState().place === 'teams';
  if (isInTeams) hearRememberedLocale();
  const theme = isInTeams ? (readStored('localStorage', key) as HostTheme) : chosenTheme();
  if (theme) changeHostState({ theme });
  showOnSkeleton();
  listenToHostState(() => {
    showOnSkeleton();
    if (isInTeams) writeStored('localStorage', key, hostState().theme);
  });
}

/**
 * The static start picture follows the system; here it follows the host, or the choice. In Teams it
 * has neither the mark nor the bar at the bottom.
 */
function showOnSkeleton(): void {
  const { theme, place } = hostState();
  const { dataset } = document.documentElement;
  dataset.place = place;
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
}
