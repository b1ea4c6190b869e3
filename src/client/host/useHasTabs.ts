import { useSyncExternalStore } from 'react';
import { breakpoints } from '#shared/rules/news/newsBatch';
import { hostState, listenToHostState } from './hostState';

/**
 * Whether a page of the portal may open in a tab of its own: from Teams it would leave for a browser
 * that asks to sign in, and a narrow window is a phone's.
 */
export function hasTabs(): boolean {
  return hostState().place !== 'teams' && window.innerWidth >= breakpoints.md;
}

/** The same, followed. */
export function useHasTabs(): boolean {
  return useSyncExternalStore(follow, hasTabs);
}

function follow(listener: () => void): () => void {
  const stop = listenToHostState(listener);
  window.addEventListener('resize', listener);
  return () => {
    stop();
    window.removeEventListener('resize', listener);
  };
}
