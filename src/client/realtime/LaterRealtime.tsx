import { useEffect, useState } from 'react';
import { lazyPart } from '../loading/lazyPart';
import { leftOut, Part } from '../loading/Part';
import type { RouteMap } from './Realtime';

/** Nobody misses it much: without its code the portal goes on as it is. */
const Realtime = lazyPart(
  () => import(/* webpackChunkName: "realtime" */ './Realtime'),
  'Realtime',
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
      <Part failed={leftOut}>
        <Realtime routeMap={routeMap} />
      </Part>
    )
  );
}
