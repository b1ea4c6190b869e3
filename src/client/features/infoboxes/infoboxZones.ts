import { useEffect, useSyncExternalStore } from 'react';
import { clientListeners, clientState } from '../../platform/clientState';

/** The state that the page's places for infoboxes share with the menu that edits them. */
export interface InfoboxZones {
  /** How many places the page on screen has. */
  count: number;
  isEditing: boolean;
}

const zones = clientState<InfoboxZones>(() => ({ count: 0, isEditing: false }));
const listeners = clientListeners();

function change(next: InfoboxZones): void {
  zones.value = next;
  listeners.notify();
}

function listen(listener: () => void): () => void {
  return listeners.subscribe(listener);
}

export function useInfoboxZones(): InfoboxZones {
  return useSyncExternalStore(listen, () => zones.value);
}

export function setInfoboxEditing(isEditing: boolean): void {
  change({ ...zones.value, isEditing });
}

/**
 * Called by a place for infoboxes: while one is on screen, editors can switch to editing; with the
 * last one the editing ends.
 */
export function useInfoboxZone(): InfoboxZones {
  useEffect(() => {
    change({ ...zones.value, count: zones.value.count + 1 });
    return () =>
      change({
        count: zones.value.count - 1,
        isEditing: zones.value.isEditing && zones.value.count > 1,
      });
  }, []);
  return useInfoboxZones();
}
