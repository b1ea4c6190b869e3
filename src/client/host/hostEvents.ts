/** What the host tells a page that is open. */
interface HostEvents {
  /** The app goes to sleep; it may be ended without another word. */
  suspend: undefined;
  /** The app is shown again, perhaps after hours. */
  resume: undefined;
  /** An address within the app is wanted: a deep link, or another tab of the app. */
  open: string;
  /** The host's own Back was pressed; heard only while there is something to go back to. */
  back: undefined;
}

const listeners: { [K in keyof HostEvents]: Set<(detail: HostEvents[K]) => void> } = {
  suspend: new Set(),
  resume: new Set(),
  open: new Set(),
  back: new Set(),
};

/** Calls back at each event of the kind until the returned function is called. */
export function onHostEvent<K extends keyof HostEvents>(
  kind: K,
  listener: (detail: HostEvents[K]) => void,
): () => void {
  listeners[kind].add(listener);
  return () => void listeners[kind].delete(listener);
}

/** Tells the listeners; false when there are none yet. */
export function notifyHostEvent<K extends keyof HostEvents>(
  kind: K,
  detail: HostEvents[K],
): boolean {
  for (const listener of listeners[kind]) listener(detail);
  return listeners[kind].size > 0;
}
