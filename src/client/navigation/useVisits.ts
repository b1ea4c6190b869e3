import { useCallback, useContext, useLayoutEffect, useState, type ContextType } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { clientState } from '../platform/clientState';

/** Where a page is, as its own links and hooks see it, whatever is shown meanwhile. */
export type Visit = ContextType<typeof LocationContext>;

const ready = clientState<readonly string[]>(() => []);

/** Whether the page at this path stands by: it is shown without waiting for anything. */
export function standsBy(pathname: string): boolean {
  return ready.value.includes(pathname);
}

interface Visits {
  /** Of each page that is kept, in the order in which they were opened first. */
  visits: readonly Visit[];
  /** The page begins anew when it is opened the next time. */
  drop: (pathname: string) => void;
}

interface Known {
  /** The place that was shown last. */
  last: Visit;
  visits: readonly Visit[];
}

const none: readonly Visit[] = [];

/**
 * The visits to pages that stay as they are while others are shown. One that is opened again at the
 * same address goes on, so that nothing of it has to be drawn again.
 */
export function useVisits(isKept: boolean): Visits {
  const here = useContext(LocationContext);
  const { pathname } = here.location;
  const [known, setKnown] = useState<Known>();
  const visits = known?.visits ?? none;
  const own = visits.find(({ location }) => location.pathname === pathname);
  if (known?.last !== here) {
    const isAgain = own && known?.last.location.pathname !== pathname && isSame(own, here);
    const kept = isKept && !isAgain ? withVisit(visits, here) : visits;
    setKnown({ last: here, visits: kept });
  }
  useLayoutEffect(() => {
    ready.value = visits.map(({ location }) => location.pathname);
    return () => void (ready.value = []);
  }, [visits]);
  const drop = useCallback(
    (dropped: string) => setKnown((before) => before && withoutVisit(before, dropped)),
    [],
  );
  return { visits, drop };
}

function isSame({ location: one }: Visit, { location: other }: Visit): boolean {
  return one.search === other.search && one.hash === other.hash && one.state === other.state;
}

function withVisit(visits: readonly Visit[], visit: Visit): readonly Visit[] {
  const at = visits.findIndex(({ location }) => location.pathname === visit.location.pathname);
  return at < 0 ? [...visits, visit] : visits.map((one, index) => (index === at ? visit : one));
}

/** The page that is shown stays: one that failed may have been tried again where it is. */
function withoutVisit(known: Known, pathname: string): Known {
  if (known.last.location.pathname === pathname) return known;
  return {
    ...known,
    visits: known.visits.filter(({ location }) => location.pathname !== pathname),
  };
}
