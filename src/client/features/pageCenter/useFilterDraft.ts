import { useEffect, useState } from 'react';
import { dateProblem } from '#shared/rules/time/dateOrder';
import { isSameValue } from '#shared/rules/values/isSameValue';
import type { PageFilters } from '#shared/rules/pages/pageFilters';
import { searchDelay } from '#shared/rules/search/searchText';

type Draft = Pick<PageFilters, 'searchText' | 'startDate' | 'endDate'>;

interface FilterDraft {
  draft: Draft;
  write: (changes: Partial<Draft>) => void;
  /** Takes over at once what is written. */
  settle: () => void;
  /** Whether the dates are in the wrong order; both fields say so, in their own words. */
  isInvalid: boolean;
}

/**
 * The text and dates being written into the filter: they count when nothing was written for half a
 * second (PAGES-040), and while the dates are in order. Changes from elsewhere, as by Back, take
 * their place.
 */
export function useFilterDraft(
  { searchText, startDate, endDate }: PageFilters,
  change: (changes: Draft) => void,
): FilterDraft {
  const present: Draft = { searchText, startDate, endDate };
  const [draft, setDraft] = useState(present);
  const [known, setKnown] = useState(present);
  if (!isSameValue(known, present)) {
    setKnown(present);
    setDraft(present);
  }
  const isInvalid = dateProblem(draft.endDate, draft.startDate) !== undefined;
  const wanted: Draft = { ...draft, searchText: draft.searchText.trim() };
  const isSettled = isInvalid || isSameValue(wanted, present);
  const settle = () => {
    if (isSettled) return;
    setKnown(wanted);
    change(wanted);
  };
  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(settle, searchDelay);
    return () => clearTimeout(timer);
    // A choice made meanwhile restarts the timer too, so that it is kept.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `settle` is another one each time
  }, [draft, isSettled, change]);
  return {
    draft,
    write: (changes) => setDraft({ ...draft, ...changes }),
    settle,
    isInvalid,
  };
}
