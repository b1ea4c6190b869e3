import { clientListeners, type Listeners } from '../platform/clientState';
import { noteAwake } from '../platform/moments';

/** The events of which the host notifies a page that is open. */
interface HostEvents {
  /** The app is shown again, perhaps after hours. */
  resume: undefined;
  /** An address within the app is wanted: a deep link, or another tab of the app. */
  open: string;
  /** The host's own Back was pressed; heard only while there is something to go back to. */
  back: undefined;
}

const listeners: { [K in keyof HostEvents]: Listeners<[detail: HostEvents[K]]> } = {
  resume: clientListeners(),
  open: clientListeners(),
  back: clientListeners(),
};

/** Calls back at each event of the kind until the returned function is called. */
export function onHostEvent<K extends keyof HostEvents>(
  kind: K,
  listener: (detail: HostEvents[K]) => void,
): () => void {
  return listeners[kind].subscribe(listener);
}

/** Notifies the listeners; false when there are none yet. */
export function notifyHostEvent<K extends keyof HostEvents>(
  kind: K,
  detail: HostEvents[K],
): boolean {
  if (kind === 'resume') noteAwake();
  return listeners[kind].notify(detail);
}
