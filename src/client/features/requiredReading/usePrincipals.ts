import { shortestSearch } from '#shared/rules/peopleQueries';
import { callApi } from '../../data/callApi';
import { findPrincipals, type FoundPrincipal } from '../../data/people/findPrincipals';
import type { ReadState } from '../../data/readState';
import { useSession } from '../../data/session';
import { useRead } from '../../data/useRead';
import type { ChosenPrincipal } from './readingValues';

/** Groups and people for what was typed; nothing is asked for less than two characters. */
export function usePrincipals(typed: string, operation: string): ReadState<FoundPrincipal[]> {
  const { userServiceAppendedFilter: appended } = useSession().settings;
  const isSearched = typed.length >= shortestSearch;
  return useRead({
    key: isSearched ? `directory/principals/${typed.toLowerCase()}/${appended}` : null,
    read: (signal) => findPrincipals(typed, { operation, signal, appended }),
    lifetime: 60_000,
    isEmpty: (found) => found.length === 0,
  });
}

/**
 * How many people have to read something that is for these people and groups, each counted once.
 */
export function useReadingReach(
  chosen: readonly ChosenPrincipal[],
  operation: string,
): ReadState<number> {
  const ItemsToReadForPrincipal = chosen.map(({ Principal, PrincipalId }) => ({
    Principal,
    PrincipalId,
  }));
  return useRead({
    key:
      chosen.length > 0
        ? `directory/reach/${chosen
            .map(({ PrincipalId }) => PrincipalId)
            .sort()
            .join(',')}`
        : null,
    read: async (signal) =>
      (
        await callApi('POST /itemstoread/reach', {
          body: { ItemsToReadForPrincipal },
          operation,
          signal,
        })
      ).People,
    lifetime: 60_000,
    keepPrevious: true,
  });
}
