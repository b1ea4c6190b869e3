import { clientListeners, clientState } from '../../platform/clientState';

/** The place of what would be lost on the way out: in the page, or in a dialog over it. */
export type UnsavedPlace = 'page' | 'dialog';

/** `kept`: what is being written is kept elsewhere too, so that nothing is lost on the way out. */
type Place = UnsavedPlace | 'kept';

const marks = clientState(() => new Set<{ place: Place }>());
const listeners = clientListeners();

/** Something was entered that has not been saved, until the returned function is called. */
export function markUnsaved(place: Place): () => void {
  const mark = { place };
  marks.value.add(mark);
  notify();
  return () => {
    marks.value.delete(mark);
    notify();
  };
}

/** The person has given up everything that was entered, as on the way out of the portal. */
export function giveUpUnsaved(): void {
  marks.value.clear();
  notify();
}

/** True while something has not been saved; with a place, only what would be lost there. */
export function isUnsaved(place?: UnsavedPlace): boolean {
  return [...marks.value].some((mark) => (place ? mark.place === place : mark.place !== 'kept'));
}

/** True while somebody writes here, also what would not be lost: it is no moment to send them away. */
export function isWriting(): boolean {
  return marks.value.size > 0;
}

export function onUnsavedChange(listener: () => void): () => void {
  return listeners.subscribe(listener);
}

function notify(): void {
  listeners.notify();
}
