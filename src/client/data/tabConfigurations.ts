import { useEffect } from 'react';
import type {
  NewTabConfiguration,
  UserTabComponentConfiguration,
} from '#shared/contract/people/userTabComponentConfigurations';
import { callApi } from './connection/callApi';
import { invalidate } from './read/invalidate';
import type { ReadState } from './read/readState';
import { useSession } from './session/session';
import { hideBadges, tabConfigurationsRead } from './tabConfigurationsRead';
import { useRead } from './read/useRead';

/**
 * The person's choices for the sections of their pages (BOARD-10). Without the hub, choices made
 * elsewhere are read when they look here again.
 */
export function useTabConfigurations(
  operation: string,
  isNeeded = true,
): ReadState<UserTabComponentConfiguration[]> {
  const { enableSignalR } = useSession().settings;
  useEffect(() => {
    if (enableSignalR || !isNeeded) return;
    const refresh = () => void (document.hidden || refreshTabConfigurations());
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [enableSignalR, isNeeded]);
  return useRead({ ...tabConfigurationsRead(operation), isWanted: isNeeded });
}

/**
 * Stores all of them (BOARD-12), made of what is stored now: another device may have stored others
 * since they were read here. Throws a `FailureError`.
 */
export async function changeTabConfigurations(
  change: (stored: UserTabComponentConfiguration[]) => NewTabConfiguration[],
  operation: string,
): Promise<void> {
  const stored = await callApi('GET /me/usertabcomponentconfigurations', { operation });
  hideBadges(
    await callApi('PUT /me/usertabcomponentconfigurations', { body: change(stored), operation }),
  );
}

/** Reads them again wherever they are shown (CACHE-16). */
export function refreshTabConfigurations(): Promise<void> {
  return invalidate('GET /me/usertabcomponentconfigurations');
}
