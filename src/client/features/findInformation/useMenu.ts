import type { NavigationBranch } from '#shared/contract/pages/navigationNodes';
import { apiRead } from '../../data/connection/apiRead';
import { invalidate } from '../../data/read/invalidate';
import type { ReadState } from '../../data/read/readState';
import { useRead } from '../../data/read/useRead';

/** The part of the menu that is for the person (FIND-21). */
export function useMenu(operation: string): ReadState<NavigationBranch[]> {
  return useRead<NavigationBranch[]>({
    ...apiRead('GET /NavigationNodes', { operation }),
    isEmpty: (branches) => branches.length === 0,
  });
}

/** All of the menu, as it is stored now (FIND-16). */
export function useWholeMenu(operation: string): ReadState<NavigationBranch[]> {
  return useRead<NavigationBranch[]>({
    ...apiRead('GET /NavigationNodes', { query: { includeWithheld: true }, operation }),
    isFresh: true,
  });
}

/** Who leaves the edit mode reads the menu again (FIND-17). */
export function reloadMenu(): void {
  void invalidate('GET /NavigationNodes');
}
