import { useEffect, useSyncExternalStore } from 'react';

/** What the page's places for infoboxes and the menu that edits them know of each other. */
export interface InfoboxZones {
  /** How many places the page on screen has. */
  count: number;
  isEditing: boolean;
}

let zones: InfoboxZones = { count: 0, isEditing: false };
const listeners = new Set<() => void>();

function change(next: InfoboxZones): void {
  zones = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useInfoboxZones(): InfoboxZones {
  return useSyncExternalStore(listen, () => zones);
}

export function setInfoboxEditing(isEditing: boolean): void {
  change({ ...zones, isEditing });
}

/**
 * Called by a place for infoboxes: while one is on screen, editors can switch to editing; with the
 * last one the editing ends.
 */
export function useInfoboxZone(): InfoboxZones {
  useEffect(() => {
    change({ ...zones, count: zones.count + 1 });
    return () => change({ count: zones.count - 1, isEditing: zones.isEditing && zones.count > 1 });
  }, []);
  return useInfoboxZones();
}
