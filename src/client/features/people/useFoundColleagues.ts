import { useEffect, useRef, useState } from 'react';
import type { Colleague } from '#shared/rules/people';
import { FailureError, type Failure } from '../../data/failure';
import { lifetimes } from '../../data/cache/lifetimes';
import { findColleagues, readPage, resultsPerPage } from '../../data/people/findPeople';
import type { GraphListPage } from '../../data/graph';
import type { ReadState } from '../../data/readState';
import { useSession } from '../../data/session';
import { useRead } from '../../data/useRead';

type Page = GraphListPage<Colleague>;

export interface FoundColleagues {
  state: ReadState<Page>;
  /** Those on screen. */
  shown: Colleague[];
  hasMore: boolean;
  isLoadingMore: boolean;
  moreFailure?: Failure;
  showMore(): void;
}

/** Colleagues for a text: the first page from the cache or the directory, further ones as they are asked for; never more on screen than asked for. */
export function useFoundColleagues(text: string, operation: string): FoundColleagues {
  const { userServiceAppendedFilter: appended } = useSession().settings;
  const state = useRead<Page>({
    key: `people/found/${text.toLowerCase()}/${appended}`,
    read: (signal) => findColleagues(text, { operation, signal, appended }),
    lifetime: lifetimes.search,
    isEmpty: ({ items }) => items.length === 0,
  });
  const first = state.state === 'ready' ? state.value : undefined;
  const { further, next, isLoading, failure, load } = useFurtherPages(first, operation);
  const [count, setCount] = useState(resultsPerPage);
  const all = first ? [...first.items, ...further] : [];
  const showMore = () => {
    setCount(count + resultsPerPage);
    if (all.length < count + resultsPerPage) load();
  };
  return { state, shown: all.slice(0, count), hasMore: all.length > count || next !== undefined, isLoadingMore: isLoading, moreFailure: failure, showMore };
}

interface Further {
  /** The page that these follow. */
  first?: Page;
  people: Colleague[];
  next?: string;
}

function useFurtherPages(first: Page | undefined, operation: string) {
  const [loaded, setLoaded] = useState<Further>({ people: [] });
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);
  const further = loaded.first === first ? loaded : { first, people: [], next: first?.next };
  const load = () => {
    if (!further.next || isLoading) return;
    const controller = new AbortController();
    waiting.current = controller;
    setLoading(true);
    setFailure(undefined);
    readPage(further.next, { operation, signal: controller.signal })
      .then((page) => setLoaded({ first, people: [...further.people, ...page.items], next: page.next }))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        if (!(error instanceof FailureError)) throw error;
        setFailure(error.failure);
      })
      .finally(() => !controller.signal.aborted && setLoading(false));
  };
  return { further: further.people, next: further.next, isLoading, failure, load };
}
