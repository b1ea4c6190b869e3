import { useEffect } from 'react';
import type {
  NewTabConfiguration,
  UserTabComponentConfiguration,
} from '#shared/contract/userTabComponentConfigurations';
import { componentIds } from '#shared/realtime';
import { callApi } from './callApi';
import { componentStates } from './components/componentStates';
import { invalidate } from './invalidate';
import type { ReadState } from './readState';
import { useSession } from './session';
import { useRead, type Read } from './useRead';

const read = 'GET /me/usertabcomponentconfigurations';

export function tabConfigurationsRead(
  operation: string,
): Pick<Read<UserTabComponentConfiguration[]>, 'key' | 'read'> {
  return {
    key: read,
    read: async (signal) => hideBadges(await callApi(read, { operation, signal })),
  };
}

/**
 * What the person has decided about the sections of their pages (BOARD-10). Without the hub, what
 * they decided elsewhere is read when they look here again.
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

/** Stores all of them (BOARD-12). Throws a `FailureError`. */
export async function saveTabConfigurations(
  configurations: readonly NewTabConfiguration[],
  operation: string,
): Promise<void> {
  hideBadges(
    await callApi('PUT /me/usertabcomponentconfigurations', {
      body: [...configurations],
      operation,
    }),
  );
}

/** Reads them anew wherever they are shown (CACHE-16). */
export function refreshTabConfigurations(): Promise<void> {
  return invalidate(read);
}

/** A component that is hidden on its page shows no badge anywhere (BADGE-07). */
function hideBadges(
  configurations: UserTabComponentConfiguration[],
): UserTabComponentConfiguration[] {
  const states = componentStates();
  for (const ComponentId of componentIds) {
    const Hidden = configurations.some((each) => each.ComponentId === ComponentId && each.Hidden);
    if (states.of(ComponentId).Hidden !== Hidden) states.update({ ComponentId, Hidden });
  }
  return configurations;
}
