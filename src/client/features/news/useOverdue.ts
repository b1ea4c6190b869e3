import { useEffect, useState } from 'react';

/** Milliseconds that news which is there waits for news that is not. */
const patience = 2_500;
/** The same at the end of a slow start: whoever has waited for the page waits no longer on top of it. */
const shortestPatience = 500;
/** Milliseconds from opening the page in which a list belongs to its start. */
const longestStart = 15_000;

/** True once `isWaiting` has lasted too long for somebody who looks at the page. */
export function useOverdue(isWaiting: boolean): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setOverdue(true), patienceNow());
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [isWaiting]);
  return isWaiting && isOverdue;
}

function patienceNow(): number {
  const hasOpened = performance.getEntriesByType('navigation').length > 0;
  const isStarting = hasOpened && performance.now() < longestStart;
  return isStarting ? Math.max(patience - performance.now(), shortestPatience) : patience;
}
