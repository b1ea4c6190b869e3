import { useCallback, useContext } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
  useSearchParams,
  type Location,
  type NavigateOptions,
  type Navigator,
} from 'react-router-dom';

type Change = (present: URLSearchParams) => URLSearchParams | undefined;

interface WriteOptions extends NavigateOptions {
  /** The page that is written to; left out: the one that is drawn. */
  pathname?: string;
}

/**
 * The search of the address, and what changes it. A page stays on screen until the code of the next
 * one is there: what is written from it after the person has gone on does nothing.
 */
export function useQuery(): [
  query: URLSearchParams,
  /** True where it was written; it is not where `change` gives nothing. */
  write: (change: Change, options?: WriteOptions) => boolean,
  /** Where the person is by now, also while the page there is not drawn yet. */
  place: () => Location,
] {
  const [query] = useSearchParams();
  const { pathname: drawn } = useLocation();
  const navigate = useNavigate();
  const navigator = useContext(NavigationContext).navigator as Navigator & { location: Location };
  const place = useCallback(() => navigator.location, [navigator]);
  const write = useCallback(
    (change: Change, { pathname = drawn, ...options }: WriteOptions = {}) => {
      const present = place();
      const next =
        present.pathname === pathname ? change(new URLSearchParams(present.search)) : undefined;
      if (!next) return false;
      const search = next.toString();
      void navigate({ pathname, search: search && `?${search}` }, options);
      return true;
    },
    [place, drawn, navigate],
  );
  return [query, write, place];
}
