import { useSyncExternalStore } from 'react';
import type { ComponentId } from '#shared/realtime';
import { componentStates, hasBadge } from './componentStates';

/**
 * True while one of the components has something new that the person has not visited; one that they
 * have hidden never does (BADGE-07, NAV-04).
 */
export function useHasNewContent(ids: readonly ComponentId[]): boolean {
  const states = componentStates();
  return useSyncExternalStore(states.subscribe, () => ids.some((id) => hasBadge(states.of(id))));
}
