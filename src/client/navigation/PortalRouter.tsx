import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { onHostEvent } from '../host/hostEvents';
import { firstVisit, followHistory, navigator } from './browserHistory';
import { watchUnsaved } from './heldLeave';
import { standsBy } from './useVisits';

/** The portal's own history under React Router's links, routes and hooks. */
export function PortalRouter({ children }: { children: ReactNode }) {
  const [{ action, place }, setVisit] = useState(firstVisit);
  useLayoutEffect(
    () =>
      followHistory((visit) => {
        // A page that stands by needs no picture of the wait for it.
        if (standsBy(visit.place.pathname)) setVisit(visit);
        else startTransition(() => setVisit(visit));
      }),
    [],
  );
  useEffect(watchUnsaved, []);
  // Deep links, and other tabs of the app (TEAMS-20).
  useEffect(() => onHostEvent('open', (address) => navigator.push(address)), []);
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
