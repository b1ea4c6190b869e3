import type { Colleague } from '#shared/rules/people/people';
import { readRelatedPeople } from '../../data/people/findPeople';
import { useSession } from '../../data/session/session';
import type { ReadState } from '../../data/read/readState';
import { useRead } from '../../data/read/useRead';

/**
 * The people one works with (PEOPLE-20), as many as the setting says (COLLEAGUES-05). `operation`:
 * what a failure calls them.
 */
export function useRelatedPeople(operation: string): ReadState<Colleague[]> {
  const { userServiceAppendedFilter: appended, colleagueResultCap } = useSession().settings;
  return useRead<Colleague[]>({
    key: `people/related ${colleagueResultCap} ${appended}`,
    read: (signal) => readRelatedPeople(colleagueResultCap, { operation, signal, appended }),
    isEmpty: (people) => people.length === 0,
  });
}
