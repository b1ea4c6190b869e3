import type { HostSwitches } from '../hostSwitches';
import { data } from './page';

/** Settings that an address carries; they survive a reload and a link to another tab. */
export const settingNames: (keyof HostSwitches)[] = [
  'person',
  'theme',
  'device',
  'token',
  'naa',
  'language',
  'links',
  'loadTimeout',
];
const narrow = matchMedia('(max-width: 640px)');

export const settings: HostSwitches = { ...data.switches };

/** The settings part of the page's address. */
export function settingsQuery(): URLSearchParams {
  const current = new URLSearchParams(location.search);
  return new URLSearchParams(
    settingNames.flatMap((name) => {
      const value = current.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** Changes a setting here and in the page's address. */
export function changeSetting<Name extends keyof HostSwitches>(
  name: Name,
  value: HostSwitches[Name],
): void {
  settings[name] = value;
  const address = new URL(location.href);
  address.searchParams.set(name, String(value));
  history.replaceState(history.state, '', address);
}

/** A narrow window has room for the phone only. */
export function effectiveDevice(): HostSwitches['device'] {
  return narrow.matches ? 'phone' : settings.device;
}

/** Calls back when the window becomes narrow or wide. */
export function onWidthChange(listener: () => void): void {
  narrow.addEventListener('change', listener);
}
