import { useState } from 'react';
import type { Colleague } from '#shared/rules/people/people';
import { namesKey } from '#shared/rules/search/searchProperties';
import { peopleFilterNames, type PeopleFilters } from '#shared/rules/people/peopleQueries';
import type { Failure } from '../../data/connection/failure';
import { lifetimes } from '../../data/cache/lifetimes';
import { findColleagues, findFurther, resultsPerPage } from '../../data/people/findPeople';
import type { GraphListPage } from '../../data/graph/graph';
import type { ReadState } from '../../data/read/readState';
import { useSession } from '../../data/session/session';
import { useRead } from '../../data/read/useRead';
import { useFurtherPages } from './useFurtherPages';

interface Page extends GraphListPage<Colleague> {
  /** The text and filters that these were found for: in one, and as they were asked for. */
  text: string;
  typed: string;
  filters: PeopleFilters;
}

export interface FoundColleagues {
  state: ReadState<Page>;
  /** Those on screen. */
  shown: Colleague[];
  hasMore: boolean;
  isLoadingMore: boolean;
  moreFailure?: Failure;
  showMore(): void;
}

/**
 * Colleagues for a text: the first page from the cache or the directory, further ones on request;
 * never more on screen than requested. Those of the text before stay until others are known, so
 * that whoever has gone on to one of them keeps the place while more was typed.
 */
export function useFoundColleagues(
  typed: string,
  filters: PeopleFilters,
  operation: string,
): FoundColleagues {
  const {
    userServiceAppendedFilter: appended,
    peopleResultSourceId: sourceId,
    searchManagedProperties: managedProperties,
  } = useSession().settings;
  const narrowed = peopleFilterNames.map((name) => filters[name]).join('/');
  const text = `${typed}/${narrowed}`.toLowerCase();
  const options = { operation, appended, sourceId, managedProperties };
  const state = useRead<Page>({
    key: `people/found ${text}/${appended}/${sourceId}/${namesKey(managedProperties)}`,
    read: async (signal) => ({
      ...(await findColleagues(typed, { ...options, filters, signal })),
      ...{ text, typed, filters },
    }),
    lifetime: lifetimes.search,
    // Where more can be looked at nobody knows yet that there are none.
    isEmpty: ({ items, next }) => items.length === 0 && next === undefined,
    keepPrevious: true,
  });
  const first = state.state === 'ready' ? state.value : undefined;
  const { items, next, isLoading, failure, load } = useFurtherPages(first, (from, page, signal) =>
    findFurther(from, page.typed, { ...options, filters: page.filters, signal }),
  );
  const [wanted, setWanted] = useState({ text, count: resultsPerPage });
  const shownText = first?.text ?? text;
  const count = wanted.text === shownText ? wanted.count : resultsPerPage;
  const all = first ? [...first.items, ...items] : [];
  const showMore = () => {
    setWanted({ text: shownText, count: count + resultsPerPage });
    if (all.length < count + resultsPerPage) load();
  };
  return {
    state,
    shown: all.slice(0, count),
    hasMore: all.length > count || next !== undefined,
    isLoadingMore: isLoading,
    moreFailure: failure,
    showMore,
  };
}
