import { minSearchLength } from '#shared/rules/people/peopleQueries';
import { apiRead } from '../../data/connection/apiRead';
import type { ApiAnswer } from '../../data/connection/callApi';
import { mappedRead } from '../../data/read/mappedRead';
import { findPrincipals, type FoundPrincipal } from '../../data/people/findPrincipals';
import type { ReadState } from '../../data/read/readState';
import { useSession } from '../../data/session/session';
import { useRead } from '../../data/read/useRead';
import type { ChosenPrincipal } from './readingValues';

/** Groups and people for what was typed; nothing is asked for less than two characters. */
export function usePrincipals(typed: string, operation: string): ReadState<FoundPrincipal[]> {
  const { userServiceAppendedFilter: appended } = useSession().settings;
  const isSearched = typed.length >= minSearchLength;
  return useRead({
    key: `directory/principals ${typed.toLowerCase()}/${appended}`,
    isWanted: isSearched,
    read: (signal) => findPrincipals(typed, { operation, signal, appended }),
    lifetime: 60_000,
    isEmpty: (found) => found.length === 0,
  });
}

const peopleOf = mappedRead(({ People }: ApiAnswer<'POST /itemstoread/reach'>) => People);

/**
 * How many people have to read something that is for these people and groups, each counted once.
 */
export function useReadingReach(
  chosen: readonly ChosenPrincipal[],
  operation: string,
): ReadState<number> {
  const ItemsToReadForPrincipal = chosen
    .map(({ Principal, PrincipalId }) => ({ Principal, PrincipalId }))
    .sort((a, b) => (a.PrincipalId < b.PrincipalId ? -1 : 1));
  return peopleOf(
    useRead({
      ...apiRead('POST /itemstoread/reach', { body: { ItemsToReadForPrincipal }, operation }),
      lifetime: 60_000,
      isWanted: chosen.length > 0,
      keepPrevious: true,
    }),
  );
}
