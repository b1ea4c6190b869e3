import type { ListedColleague } from '#shared/contract/people/colleagues';
import type { PeopleFilters } from '#shared/rules/people/peopleQueries';
import { interfaceLanguageOf } from '#shared/rules/settings/interfaceLanguages';
import type { ApiInput } from '../../data/connection/callApi';
import { apiRead } from '../../data/connection/apiRead';
import { lifetimes } from '../../data/cache/lifetimes';
import { joinRead } from '../../data/read/joinRead';
import type { ReadState } from '../../data/read/readState';
import { useRead } from '../../data/read/useRead';
import { useFurtherPages } from './useFurtherPages';

/** People that are asked for at first, and more at each press. */
const perPage = 20;

type Query = Omit<ApiInput<'GET /colleagues'>['query'], 'start' | 'count'>;

interface Page {
  items: ListedColleague[];
  total: number;
  next?: string;
  /** These were found for it. */
  query: Query;
}

/** Colleagues whom the portal lists for people without a licence; more of them as asked for. */
export function useListedColleagues(text: string, filters: PeopleFilters, operation: string) {
  const { department, place, language } = filters;
  const asked = { find: text, department, place, language: interfaceLanguageOf(language) };
  const state: ReadState<Page> = useRead<Page>({
    key: `people/found listed ${JSON.stringify(asked)}`,
    operation,
    read: (signal) => readPage(asked, 0, { operation, signal }),
    lifetime: lifetimes.search,
    isEmpty: ({ items }) => items.length === 0,
    keepPrevious: true,
  });
  const first = state.state === 'ready' ? state.value : undefined;
  const further = useFurtherPages(first, (next, { query }, signal) =>
    readPage(query, Number(next), { operation, signal }),
  );
  return {
    state,
    people: [...(first?.items ?? []), ...further.items],
    hasMore: further.next !== undefined,
    moreFailure: further.failure,
    showMore: further.load,
  };
}

async function readPage(
  query: Query,
  start: number,
  { operation, signal }: { operation: string; signal: AbortSignal },
): Promise<Page> {
  const part = { ...query, start, count: perPage };
  const read = apiRead('GET /colleagues', { query: part, operation });
  const { People, Total } = await joinRead({ ...read, lifetime: lifetimes.search }, signal);
  const end = start + People.length;
  const isLast = People.length === 0 || end >= Total;
  return { items: People, total: Total, next: isLast ? undefined : String(end), query };
}
