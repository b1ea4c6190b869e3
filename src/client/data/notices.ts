import { clientListeners } from '../platform/clientState';

/** A short message at the edge of the screen. The shell draws them. */
export interface Notice {
  kind: 'success' | 'info' | 'warning' | 'error';
  text: string;
  /**
   * Milliseconds: 5000 for errors, offline and hub messages, 2500 for confirmations (ERRORS-55).
   */
  duration: number;
  /**
   * Details that support asks for, e.g. a message of the browser; shown when the person wants to
   * see them.
   */
  details?: string;
  /** The action that the person can take about it. */
  action?: { text: string; run: () => void };
}

const listeners = clientListeners<[notice: Notice]>();

/** Shows a notice; nothing happens where no shell listens. */
export function showNotice(notice: Notice): void {
  listeners.notify(notice);
}

/**
 * Says that something was saved, added, updated or deleted, for 2.5 seconds (ERRORS-49, ERRORS-59).
 */
export function confirmDone(text: string): void {
  showNotice({ kind: 'success', text, duration: 2_500 });
}

/** Milliseconds in which something can be taken back. */
export const undoDuration = 10_000;

/** Says what was done and offers to take it back, for ten seconds. */
export function offerUndo(text: string, undo: string, run: () => void): void {
  showNotice({ kind: 'success', text, duration: undoDuration, action: { text: undo, run } });
}

/** Calls `listener` for each notice until the returned function is called. */
export function listenToNotices(listener: (notice: Notice) => void): () => void {
  return listeners.subscribe(listener);
}
