import { cardsOfGraph, type VisitedSite } from '#shared/rules/sites/visitedSites';
import { lifetimes } from '../../../data/cache/lifetimes';
import { findSites } from '../../../data/sharePoint/siteDetails';
import { useRead } from '../../../data/read/useRead';
import type { WidgetState } from '../../../ui/widget/widgetState';

/** Letters from which on is searched. */
export const minSearchLength = 2;
const max = 24;

/** Sites that can be followed, by words of their name. */
export function useFoundSites(words: string, operation: string): WidgetState<VisitedSite[]> {
  return useRead<VisitedSite[]>({
    key: `sites/found ${words.toLowerCase()}`,
    read: async (signal) => cardsOfGraph(await findSites(words, max, { operation, signal })),
    isEmpty: (sites) => sites.length === 0,
    lifetime: lifetimes.search,
  });
}
