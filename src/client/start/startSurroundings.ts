import type { ClientConfig } from '#shared/clientConfig';
import { readStored, writeStored } from '../platform/guardedStorage';
import { chosenTheme } from '../host/chosenTheme';
import { changeHostState, hostState, listenToHostState, type HostTheme } from '../host/hostState';
import { applyStoredHostLocale } from '../host/hostLocale';
import { startHost } from '../host/startHost';

const key = 'portal:theme';

/**
 * Finds out where the page runs. In Teams theme and language of the last visit count until the host
 * has told its own, so that nothing flashes; elsewhere the one that was chosen on the device.
 */
export function startSurroundings(config: ClientConfig): void {
  startHost(config);
  const isInTeams = hostState().place === 'teams';
  if (isInTeams) applyStoredHostLocale();
  const theme = isInTeams ? (readStored('localStorage', key) as HostTheme) : chosenTheme();
  if (theme) changeHostState({ theme });
  showTheme();
  for (const query of [forcedColors, darkScheme])
    matchMedia(query).addEventListener('change', showTheme);
  listenToHostState(() => {
    showTheme();
    if (isInTeams) writeStored('localStorage', key, hostState().theme);
  });
}

const forcedColors = '(forced-colors: active)';
const darkScheme = '(prefers-color-scheme: dark)';

/**
 * Names the theme of the page, by which its style rules go, from the start picture on: high
 * contrast where the system or the host asks for it, else the host's or the one that was chosen,
 * else the system's (TEAMS-15). In Teams the start picture has neither the mark nor the bar at the
 * bottom.
 */
function showTheme(): void {
  const { theme, place } = hostState();
  const { dataset } = document.documentElement;
  dataset.place = place;
  const ofSystem = matchMedia(darkScheme).matches ? 'dark' : 'default';
  dataset.theme = matchMedia(forcedColors).matches ? 'contrast' : (theme ?? ofSystem);
}
