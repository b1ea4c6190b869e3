import { useEffect, useState } from 'react';

/** Milliseconds from opening the page until news that is there no longer waits for news that is not. */
const pagePatience = 2_500;
/** The same for a list that starts to wait when the page has been open for long. */
const shortestPatience = 500;

/** True once `isWaiting` has lasted too long for somebody who looks at the page. The time that the page took to start counts: on a slow network nothing waits on top of it. */
export function useOverdue(isWaiting: boolean): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setOverdue(true), Math.max(pagePatience - performance.now(), shortestPatience));
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [isWaiting]);
  return isWaiting && isOverdue;
}
