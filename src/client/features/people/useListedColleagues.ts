import { useState } from 'react';
import type { ListedColleague } from '#shared/contract/people/colleagues';
import type { PeopleFilters } from '#shared/rules/people/peopleQueries';
import { interfaceLanguageOf } from '#shared/rules/settings/interfaceLanguages';
import { apiRead } from '../../data/connection/apiRead';
import { lifetimes } from '../../data/cache/lifetimes';
import type { ReadState } from '../../data/read/readState';
import { useRead } from '../../data/read/useRead';

/** People that are asked for at first, and more at each press. */
const perPage = 20;
const most = 100;

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
    start: 0,
    count,
  };
  const state: ReadState<ListedColleagues> = useRead<ListedColleagues>({
    ...apiRead('GET /colleagues', { query, operation }),
    lifetime: lifetimes.search,
    isEmpty: ({ People }) => People.length === 0,
    keepPrevious: true,
  });
  const total = state.state === 'ready' ? state.value.Total : 0;
  return {
    state,
    hasMore: count < Math.min(total, most),
    showMore: () => setWanted({ search, count: Math.min(count + perPage, most) }),
  };
}
