import { useSyncExternalStore } from 'react';
import type { ComponentId } from '#shared/realtime';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import { useSession } from '../session/session';
import { componentStates, hasBadge } from './componentStates';

/**
 * True while one of the components has something new that the person has not visited; one that they
 * have hidden never does (BADGE-07, NAV-04), nor apps where none of them is marked as new (BADGE-14).
 */
export function useHasNewContent(ids: readonly ComponentId[]): boolean {
  const { settings } = useSession();
  return useSyncExternalStore(componentStates().subscribe, () => hasNewContent(ids, settings));
}

/** The same as it is now. */
export function hasNewContent(
  ids: readonly ComponentId[],
  { showNewOrModifiedBadgeOnAppTiles: marksApps }: FeatureSettings,
): boolean {
  const states = componentStates();
  return ids.some((id) => (id !== 'appTiles' || marksApps) && hasBadge(states.of(id)));
}
