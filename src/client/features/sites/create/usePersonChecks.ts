import { useEffect, useRef, useState } from 'react';
import type { SitePerson } from '#shared/rules/sites/newSite';

type Reason = string | undefined;

export interface PersonChecks {
  /** Asks why somebody cannot be in the site, and notes that it is asked. */
  ask: (id: string, reading: Promise<Reason>) => Promise<Reason>;
  /**
   * Waits for what is asked about these; true when nobody is refused, and the form still stands.
   */
  passed: (people: readonly SitePerson[]) => Promise<boolean>;
}

/** The looks at those who were chosen that are still under way: a site waits for them. */
export function usePersonChecks(): PersonChecks {
  const [pending] = useState(() => new Map<string, Promise<Reason>>());
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);
  return {
    ask: (id, reading) => {
      pending.set(id, reading);
      return reading.finally(() => pending.get(id) === reading && pending.delete(id));
    },
    passed: async (people) => {
      const reasons = await Promise.all(people.map(({ id }) => pending.get(id)));
      return !isLeft.current && !reasons.some(Boolean);
    },
  };
}
