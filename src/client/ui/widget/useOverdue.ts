import { useEffect, useRef, useState } from 'react';

/** Milliseconds that what is there of a list waits for what is not. */
export const timeout = 2_500;
/** The same for what is mostly below the window, where nobody waits for it. */
export const belowTimeout = 5_000;
/**
 * The same at the end of a slow start: whoever has waited for the page waits no longer on top of
 * it.
 */
const minTimeout = 500;
/** Milliseconds from opening the page in which a list belongs to its start. */
const startTimeout = 15_000;

/**
 * True once `isWaiting` has lasted too long for somebody who looks at the page.
 * @param options `began`: when the list was first asked for, by the page's clock, if that was before
 *   it showed; `min`: milliseconds that it lasts at least, also at the end of a slow start
 */
export function useOverdue(
  isWaiting: boolean,
  { began, min = minTimeout }: { began?: number; min?: number } = {},
): boolean {
  const asked = useRef(began);
  const [isOverdue, setOverdue] = useState(() => isWaiting && timeoutFrom(began, min) <= 0);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setOverdue(true), timeoutFrom(asked.current, min));
    return () => {
      clearTimeout(timer);
      asked.current = undefined;
      setOverdue(false);
    };
  }, [isWaiting, min]);
  return isWaiting && isOverdue;
}

function timeoutFrom(began: number | undefined, min: number): number {
  const now = performance.now();
  const isStarting = performance.getEntriesByType('navigation').length > 0 && now < startTimeout;
  return isStarting ? Math.max(timeout - now, min - (now - (began ?? now))) : timeout;
}
