import { useLayoutEffect } from 'react';

/**
 * Tells whether a widget is empty, as soon as that is known and when it changes (TODAY-05); left
 * out: it is not known yet. Told before it is drawn: an empty widget that shows for a moment moves
 * what stands below it.
 */
export function useEmptyChange(
  isEmpty: boolean | undefined,
  onEmptyChange: ((isEmpty: boolean) => void) | undefined,
): void {
  useLayoutEffect(() => {
    if (isEmpty !== undefined) onEmptyChange?.(isEmpty);
  }, [isEmpty, onEmptyChange]);
}
