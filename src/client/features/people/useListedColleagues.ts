import { useState } from 'react';
import type { ListedColleague } from '#shared/contract/people/colleagues';
import type { PeopleFilters } from '#shared/rules/people/peopleQueries';
import { interfaceLanguageOf } from '#shared/rules/settings/interfaceLanguages';
import { callApi } from '../../data/connection/callApi';
import { apiRead } from '../../data/connection/apiRead';
import { lifetimes } from '../../data/cache/lifetimes';
import type { ReadState } from '../../data/read/readState';
import { useRead } from '../../data/read/useRead';

/** People that are asked for at first, and more at each press. */
const perPage = 20;
/** Most people in one answer. */
const maxPerAnswer = 100;

export interface ListedColleagues {
  People: ListedColleague[];
  Total: number;
}

/** Colleagues whom the portal lists for people without a licence; more of them as asked for. */
export function useListedColleagues(text: string, filters: PeopleFilters, operation: string) {
  const search = [text, ...Object.values(filters)].join('\n');
  const [wanted, setWanted] = useState({ search, count: perPage });
  const count = wanted.search === search ? wanted.count : perPage;
  const { department, place, language } = filters;
  const query = {
    find: text,
    department,
    place,
    language: interfaceLanguageOf(language),
  };
  const starts = Array.from(
    { length: Math.ceil(count / maxPerAnswer) },
    (_, page) => page * maxPerAnswer,
  );
  const state: ReadState<ListedColleagues> = useRead<ListedColleagues>({
    ...apiRead('GET /colleagues', { query: { ...query, start: 0, count }, operation }),
    read: async (signal) => {
      const pages = await Promise.all(
        starts.map((start) =>
          callApi('GET /colleagues', {
            query: { ...query, start, count: Math.min(maxPerAnswer, count - start) },
            ...{ operation, signal },
          }),
        ),
      );
      return { People: pages.flatMap(({ People }) => People), Total: pages[0]?.Total ?? 0 };
    },
    lifetime: lifetimes.search,
    isEmpty: ({ People }) => People.length === 0,
    keepPrevious: true,
  });
  const total = state.state === 'ready' ? state.value.Total : 0;
  return {
    state,
    hasMore: count < total,
    showMore: () => setWanted({ search, count: count + perPage }),
  };
}
