import type { Colleague } from '#shared/rules/people/people';
import { readRelatedPeople } from '../../data/people/relatedPeople';
import { useSession, type Session } from '../../data/session/session';
import type { ReadKey } from '../../data/read/readKey';
import type { ReadState } from '../../data/read/readState';
import { useRead } from '../../data/read/useRead';

/**
 * The people one works with (PEOPLE-20), as many as the setting says (COLLEAGUES-05). `operation`:
 * their name in a failure.
 */
export function useRelatedPeople(operation: string): ReadState<Colleague[]> {
  const { settings } = useSession();
  const { userServiceAppendedFilter: appended, colleagueResultCap } = settings;
  return useRead<Colleague[]>({
    key: relatedPeopleKey(settings),
    read: (signal) => readRelatedPeople(colleagueResultCap, { operation, signal, appended }),
    isEmpty: (people) => people.length === 0,
  });
}

/** The key that they are kept under. */
export function relatedPeopleKey({
  colleagueResultCap: cap,
  userServiceAppendedFilter: appended,
}: Session['settings']): ReadKey {
  return `people/related ${cap} ${appended}`;
}
