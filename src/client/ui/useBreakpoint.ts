import { useSyncExternalStore } from 'react';
import { breakpointOf, breakpoints, type Breakpoint } from '#shared/rules/news/newsBatch';

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The breakpoint of the window (SHELL-21); renders again only when it changes. */
export function useBreakpoint(): Breakpoint {
  return useSyncExternalStore(subscribe, () => breakpointOf(window.innerWidth));
}

/** True from this breakpoint on. */
export function useIsAtLeast(breakpoint: Breakpoint): boolean {
  return useSyncExternalStore(subscribe, () => window.innerWidth >= breakpoints[breakpoint]);
}
