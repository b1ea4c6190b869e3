import { maxFollowedSites } from '#shared/rules/newsQueries';
import { cardsOfHome, type HomeSite, type VisitedSite } from '#shared/rules/visitedSites';
import { afterAWhile } from '../../data/cache/afterAWhile';
import { readFollowedSites } from '../../data/followedSites';
import { mappedRead } from '../../data/mappedRead';
import { useRead } from '../../data/useRead';
import type { WidgetState } from '../../ui/widgetState';

const cards = mappedRead<HomeSite[], VisitedSite[]>(cardsOfHome);

/** The sites that the person follows, the most recent first; the news ask for the same. */
export function useFollowedSites(operation: string): WidgetState<VisitedSite[]> {
  const sites = useRead<HomeSite[]>({
    key: 'sites/followed',
    read: (signal) => readFollowedSites(maxFollowedSites, { operation, signal }),
    isEmpty: (found) => found.length === 0,
    recheckWithin: afterAWhile,
  });
  return cards(sites);
}
