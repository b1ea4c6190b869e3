import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { createPath, Router } from 'react-router-dom';
import { onHostEvent } from '../host/hostEvents';
import { firstVisit, followHistory, navigator } from './browserHistory';
import { watchUnsaved } from './heldLeave';
import { standsBy } from './useVisits';

/** The portal's own history under React Router's links, routes and hooks. */
export function PortalRouter({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState(firstVisit);
  const last = useRef(visit);
  useLayoutEffect(
    () =>
      followHistory((next) => {
        const { pathname } = next.place;
        const isOther = pathname !== last.current.place.pathname;
        last.current = next;
        // A page that stands by needs no picture of the wait for it.
        if (!standsBy(pathname)) startTransition(() => setVisit(next));
        // Drawn within the press, it would be seen only after all its effects have run.
        else if (isOther) setTimeout(() => last.current === next && setVisit(next));
        else setVisit(next);
      }),
    [],
  );
  useEffect(watchUnsaved, []);
  // Deep links, and other tabs of the app (TEAMS-20).
  useEffect(() => {
    // One that came while the first page was being drawn has become the address alone.
    if (createPath(location) !== createPath(last.current.place)) navigator.replace(location);
    return onHostEvent('open', (address) => navigator.push(address));
  }, []);
  const { action, place } = visit;
  const hasBefore = place.index > 0;
  useEffect(
    () => (hasBefore ? onHostEvent('back', () => navigator.go(-1)) : undefined),
    [hasBefore],
  );
  return (
    <Router location={place} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  );
}
