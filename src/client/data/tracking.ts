import type { TrackedEvent } from '#shared/contract/analytics';
import type { AppTile } from '#shared/contract/appTiles';
import type { Measure } from '#shared/contract/measures';
import { linkWithoutQuery } from '#shared/rules/tracking';
import { clientState } from '../platform/clientState';

/** Most events that wait: whoever is offline for long loses the oldest. */
const max = 200;
const waiting = clientState<(TrackedEvent | Measure)[]>(() => []);
const onWaiting = clientState<(() => void) | undefined>(() => undefined);

/**
 * Counts something that was opened or searched for (TRACK-02). It is sent later, with others, and
 * not at all while analytics are off.
 */
export function track(event: Omit<TrackedEvent, 'Time'>): void {
  waiting.value = [...waiting.value, { ...event, Time: new Date().toISOString() }].slice(-max);
  onWaiting.value?.();
}

/** Counts that an app is opened, wherever it stands (TRACK-04). */
export function trackApp({ Url, IsPersonal }: Pick<AppTile, 'Url' | 'IsPersonal'>): void {
  // Where somebody's own app leads is nobody's business.
  const Link = IsPersonal ? undefined : linkWithoutQuery(Url);
  track({ Name: 'AppClick', ComponentId: 'appTiles', ...(Link && { Link }) });
}

/** Has something sent along with the next batch; by itself it causes none. */
export function sendAlong(measure: Measure): void {
  waiting.value = [...waiting.value, measure].slice(-max);
}

/** Takes at most so many of those that wait to be sent; they no longer wait. */
export function takeTracked(count: number): (TrackedEvent | Measure)[] {
  const taken = waiting.value.slice(0, count);
  waiting.value = waiting.value.slice(count);
  return taken;
}

/** Gives back what could not be sent. */
export function returnTracked(events: readonly (TrackedEvent | Measure)[]): void {
  waiting.value = [...events, ...waiting.value].slice(-max);
}

/** Calls back at each event, and at once if some are waiting; one listener at a time. */
export function onTracked(listener: (() => void) | undefined): void {
  onWaiting.value = listener;
  if (waiting.value.length > 0) listener?.();
}

/** How many wait. */
export function trackedCount(): number {
  return waiting.value.length;
}
