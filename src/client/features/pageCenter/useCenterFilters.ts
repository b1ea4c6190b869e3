import { useCallback, useMemo, useState } from 'react';
import { maxRows, rowsPerStep } from '#shared/rules/pages/pageCenter';
import {
  addressWith,
  filtersIn,
  filtersInUse,
  forReader,
  usualFilters,
  type CenterKind,
  type PageFilters,
} from '#shared/rules/pages/pageFilters';
import { useSession } from '../../data/session/session';
import { useNow } from '../../platform/useNow';
import { useQuery } from '../../ui/useQuery';
import { useIsPageEditor } from './usePageCenter';
import { useHasSharePointPages } from './useSharePointPages';

export interface CenterFilters {
  filters: PageFilters;
  /** The filters with which the center opens. */
  usual: PageFilters;
  inUse: number;
  /** Whether any of its pages are filtered by language (PAGES-041). */
  filtersLanguages: boolean;
  change: (changes: Partial<PageFilters>) => void;
  clear: () => void;
  /** How many rows are wanted. */
  rows: number;
  showRows: (rows: number) => void;
}

/**
 * The filters are in the address, so that a list can be shared and Back leads to the one before.
 * The number of rows shown is there too, so that the list is as long when somebody comes back;
 * that, and going on with a text, is no step of its own.
 */
export function useCenterFilters(kind: CenterKind): CenterFilters {
  const { settings } = useSession();
  const [search, write] = useQuery();
  const opened = useNow([]);
  const usual = useMemo(
    () => usualFilters(kind, settings, new Date(opened)),
    [kind, settings, opened],
  );
  const isEditor = useIsPageEditor();
  const hasSharePoint = useHasSharePointPages({ kind, filters: usual, isEditor });
  const filtersLanguages =
    settings.enableLanguageFilteringForWorkplace ||
    (hasSharePoint && settings.enableLanguageFilteringForSharepointPages);
  const inAddress = useMemo(() => {
    const named = filtersIn(search, usual);
    const own = isEditor ? named : forReader(named, usual);
    const { onlyInCurrentUserLanguages } = filtersLanguages ? own : usual;
    return { ...own, onlyInCurrentUserLanguages };
  }, [search, usual, isEditor, filtersLanguages]);
  // Chosen filters count at once; the address follows when the list is rendered.
  const [coming, setComing] = useState<{ from: URLSearchParams; filters: PageFilters }>();
  const filters = coming?.from === search ? coming.filters : inAddress;
  const put = useCallback(
    (changes: Partial<PageFilters>, replace = false) => {
      const wanted = { ...filters, ...changes };
      setComing({ from: search, filters: wanted });
      write(
        (present) => {
          const next = addressWith(present, wanted, usual);
          next.delete('rows');
          return next;
        },
        { replace },
      );
    },
    [filters, search, usual, write],
  );
  const hasText = filters.searchText !== '';
  const change = useCallback(
    (changes: Partial<PageFilters>) => put(changes, hasText && Boolean(changes.searchText)),
    [hasText, put],
  );
  const showRows = (rows: number) =>
    write(
      (present) => {
        const next = new URLSearchParams(present);
        if (rows > rowsPerStep) next.set('rows', String(rows));
        else next.delete('rows');
        return next;
      },
      { replace: true },
    );
  return {
    filters,
    usual,
    inUse: filtersInUse(filters, usual),
    filtersLanguages,
    change,
    clear: () => put(usual),
    rows: rowsIn(search),
    showRows,
  };
}

/** In steps, whatever the address says. */
function rowsIn(search: URLSearchParams): number {
  const steps = Math.ceil(Number(search.get('rows')) / rowsPerStep);
  return Number.isFinite(steps) ? Math.min(Math.max(steps, 1) * rowsPerStep, maxRows) : rowsPerStep;
}
