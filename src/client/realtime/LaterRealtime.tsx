import { Suspense, lazy, useEffect, useState } from 'react';
import type { RouteMap } from './Realtime';

/** Nobody misses it much: without its code the portal goes on as it is. */
const Realtime = lazy(() =>
  import(/* webpackChunkName: "realtime" */ './Realtime').then(
    ({ Realtime: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

/** Milliseconds after which a page has its content, so that nothing of it waits for this. */
const delay = 2_500;

/** Keeps the page in step with the portal, once it has its content. */
export function LaterRealtime({ routeMap }: { routeMap: RouteMap }) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), delay);
    return () => clearTimeout(timer);
  }, []);
  return (
    isTime && (
      <Suspense>
        <Realtime routeMap={routeMap} />
      </Suspense>
    )
  );
}
