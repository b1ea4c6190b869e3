import { useEffect, useState } from 'react';

/** True once `isWaiting` has lasted for so many milliseconds. */
export function useOverdue(isWaiting: boolean, patience: number): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setOverdue(true), patience);
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [isWaiting, patience]);
  return isWaiting && isOverdue;
}
