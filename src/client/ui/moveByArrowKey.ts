import type { KeyboardEvent } from 'react';

/**
 * Moves an entry of an order by one place with the arrow keys; `place.index` counts from 0. At its
 * ends it stays where it is.
 */
export function moveByArrowKey(
  event: KeyboardEvent,
  place: { index: number; count: number },
  onMove: (index: number) => void,
): void {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const index = place.index + step;
  if (index >= 0 && index < place.count) onMove(index);
}
