import type { TrackedEvent } from '#shared/contract/analytics';
import type { Measure } from '#shared/contract/measures';

/** Most events that wait: whoever is offline for long loses the oldest. */
const max = 200;
let waiting: (TrackedEvent | Measure)[] = [];
let onWaiting: (() => void) | undefined;

/**
 * Counts something that was opened or searched for (TRACK-02). It is sent later, with others, and
 * not at all while analytics are off.
 */
export function track(event: Omit<TrackedEvent, 'Time'>): void {
  waiting = [...waiting, { ...event, Time: new Date().toISOString() }].slice(-max);
  onWaiting?.();
}

/** Has something sent along with the next batch; by itself it causes none. */
export function sendAlong(measure: Measure): void {
  waiting = [...waiting, measure].slice(-max);
}

/** What waits to be sent, at most so many; it no longer waits. */
export function takeTracked(count: number): (TrackedEvent | Measure)[] {
  const taken = waiting.slice(0, count);
  waiting = waiting.slice(count);
  return taken;
}

/** Gives back what could not be sent. */
export function returnTracked(events: readonly (TrackedEvent | Measure)[]): void {
  waiting = [...events, ...waiting].slice(-max);
}

/** Calls back at each event, and at once if some are waiting; one listener at a time. */
export function onTracked(listener: (() => void) | undefined): void {
  onWaiting = listener;
  if (waiting.length > 0) listener?.();
}

/** How many wait. */
export function trackedCount(): number {
  return waiting.length;
}
