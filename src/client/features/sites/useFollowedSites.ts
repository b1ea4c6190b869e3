import { useMemo, useState } from 'react';
import { maxFollowedSites } from '#shared/rules/news/newsQueries';
import {
  cardsOfHome,
  siteKey,
  type HomeSite,
  type VisitedSite,
} from '#shared/rules/sites/visitedSites';
import { afterAWhile } from '../../data/cache/afterAWhile';
import { readFollowedSites, readFurtherFollowedSites } from '../../data/sharePoint/followedSites';
import { mappedRead } from '../../data/read/mappedRead';
import { useLast } from '../../data/read/useLast';
import { useRead } from '../../data/read/useRead';
import type { WidgetState } from '../../ui/widget/widgetState';

const cards = mappedRead<HomeSite[], VisitedSite[]>(cardsOfHome);

export interface FollowedSites {
  /** The most recent first. */
  followed: WidgetState<VisitedSite[]>;
  /** Whether those behind the first hundred are known. */
  hasFurther: boolean;
  /** Whether there may be more than are known. */
  mayLack: boolean;
}

/**
 * The sites that the person follows; the news read the same first hundred, and only whoever follows
 * more asks further.
 */
export function useFollowedSites(operation: string): FollowedSites {
  const sites = useRead<HomeSite[]>({
    key: 'sites/followed',
    read: (signal) => readFollowedSites({ operation, signal }),
    isEmpty: (found) => found.length === 0,
    recheckWithin: afterAWhile,
  });
  // A star that is taken off does not take the others away.
  const [isLong, setLong] = useState(false);
  if (!isLong && sites.state === 'ready' && sites.value.length >= maxFollowedSites) setLong(true);
  const further = useLast(
    useRead<HomeSite[]>({
      key: 'sites/followedFurther',
      isWanted: isLong,
      read: (signal) => readFurtherFollowedSites({ operation, signal }),
      recheckWithin: afterAWhile,
    }),
  );
  const first = sites.state === 'ready' ? sites.value : undefined;
  const all = useMemo(() => first && withFurther(first, further ?? []), [first, further]);
  return {
    followed: cards(sites.state === 'ready' && all ? { ...sites, value: all } : sites),
    hasFurther: further !== undefined,
    mayLack: isLong && !further,
  };
}

/** Both, each site once. */
function withFurther(first: HomeSite[], further: readonly HomeSite[]): HomeSite[] {
  const known = new Set(first.map(keyOf));
  return further.length > 0
    ? [...first, ...further.filter((site) => !known.has(keyOf(site)))]
    : first;
}

function keyOf({ OriginalUrl, Url }: HomeSite): string {
  return siteKey(OriginalUrl || Url || '');
}
