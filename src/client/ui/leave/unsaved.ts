/** What would be lost on the way out: something in the page, or in a dialog over it. */
export type UnsavedPlace = 'page' | 'dialog';

const marks = new Set<{ place: UnsavedPlace }>();
const listeners = new Set<() => void>();

/** Something was entered that has not been saved, until the returned function is called. */
export function markUnsaved(place: UnsavedPlace): () => void {
  const mark = { place };
  marks.add(mark);
  notify();
  return () => {
    marks.delete(mark);
    notify();
  };
}

/** True while something has not been saved; with a place, only what would be lost there. */
export function isUnsaved(place?: UnsavedPlace): boolean {
  return [...marks].some((mark) => place === undefined || mark.place === place);
}

export function onUnsavedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
