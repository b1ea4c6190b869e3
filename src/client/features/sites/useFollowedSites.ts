import { maxFollowedSites } from '#shared/rules/news/newsQueries';
import { cardsOfHome, type HomeSite, type VisitedSite } from '#shared/rules/sites/visitedSites';
import { afterAWhile } from '../../data/cache/afterAWhile';
import { readFollowedSites } from '../../data/sharePoint/followedSites';
import { mappedRead } from '../../data/read/mappedRead';
import { useRead } from '../../data/read/useRead';
import type { WidgetState } from '../../ui/widget/widgetState';

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
