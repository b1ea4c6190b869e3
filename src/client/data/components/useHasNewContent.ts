import { useSyncExternalStore } from 'react';
import type { ComponentId } from '#shared/realtime';
import { useSession } from '../session/session';
import { componentStates, hasBadge } from './componentStates';

/**
 * True while one of the components has something new that the person has not visited; one that they
 * have hidden never does (BADGE-07, NAV-04), nor apps where none of them is marked as new (BADGE-14).
 */
export function useHasNewContent(ids: readonly ComponentId[]): boolean {
  const { showNewOrModifiedBadgeOnAppTiles: marksApps } = useSession().settings;
  const states = componentStates();
  return useSyncExternalStore(states.subscribe, () =>
    ids.some((id) => (id !== 'appTiles' || marksApps) && hasBadge(states.of(id))),
  );
}
