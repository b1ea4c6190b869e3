import { useEffect, useState } from 'react';
import { reachesServer } from '../data/connection/reachesServer';

/** Whether the server answers, asked once; undefined until that is known. */
export function useIsReached(isAsked = true): boolean | undefined {
  const [isReached, setReached] = useState(navigator.onLine ? undefined : false);
  useEffect(() => {
    if (isAsked && isReached === undefined) void reachesServer().then(setReached);
  }, [isAsked, isReached]);
  return isReached;
}
