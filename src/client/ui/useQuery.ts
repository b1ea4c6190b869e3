import { useCallback, useContext } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useSearchParams,
  type Location,
  type NavigateOptions,
  type Navigator,
} from 'react-router-dom';

type Change = (present: URLSearchParams) => URLSearchParams | undefined;

/**
 * The search of the address, and what changes it. A page stays on screen until the code of the next
 * one is there: what is written from it after the person has gone on does nothing.
 */
export function useQuery(): [
  query: URLSearchParams,
  /** Answers whether it was written; nothing is where `change` gives nothing. */
  write: (change: Change, options?: NavigateOptions) => boolean,
] {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const navigator = useContext(NavigationContext).navigator as Navigator & { location: Location };
  const write = useCallback(
    (change: Change, options?: NavigateOptions) => {
      const { location } = navigator;
      const next =
        location.pathname === pathname ? change(new URLSearchParams(location.search)) : undefined;
      if (!next) return false;
      setQuery(next, { preventScrollReset: true, ...options });
      return true;
    },
    [navigator, pathname, setQuery],
  );
  return [query, write];
}
