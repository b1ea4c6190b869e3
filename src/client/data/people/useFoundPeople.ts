import { isExternal } from '#shared/rules/people/people';
import type { Colleague } from '#shared/rules/people/people';
import { ownersOffered } from '#shared/rules/people/peopleQueries';
import { readUsers } from './findPeople';
import type { ReadState } from '../read/readState';
import { useSession } from '../session/session';
import { useRead } from '../read/useRead';

/** People for what was typed, five at most; nothing is asked for nothing (PAGES-079). */
export function useFoundPeople(typed: string, operation: string): ReadState<Colleague[]> {
  const { userServiceAppendedFilter: appended } = useSession().settings;
  return useRead({
    key: `people/found owners ${typed.toLowerCase()}/${appended}`,
    isWanted: typed !== '',
    read: async (signal) =>
      (await readUsers(typed, ownersOffered, { operation, signal, appended })).items,
    lifetime: 60_000,
    isEmpty: (found) => found.length === 0,
  });
}

/** By which a person is known to the portal: a guest by their mail (PAGES-078). */
export function knownUpn(person: Colleague): string {
  return isExternal(person) && person.mail ? person.mail : person.userPrincipalName;
}
