import type { UserTabComponentConfiguration } from '#shared/contract/people/userTabComponentConfigurations';
import { componentIds } from '#shared/realtime';
import { callApi } from './connection/callApi';
import { componentStates } from './components/componentStates';
import type { Read } from './read/useRead';

const read = 'GET /me/usertabcomponentconfigurations';

/** Apart from the hook, because it is asked for before the app has arrived. */
export function tabConfigurationsRead(
  operation: string,
): Pick<Read<UserTabComponentConfiguration[]>, 'key' | 'read'> {
  return {
    key: read,
    read: async (signal) => hideBadges(await callApi(read, { operation, signal })),
  };
}

/** A component that is hidden on its page shows no badge anywhere (BADGE-07). */
export function hideBadges(
  configurations: UserTabComponentConfiguration[],
): UserTabComponentConfiguration[] {
  const states = componentStates();
  for (const ComponentId of componentIds) {
    const Hidden = configurations.some((each) => each.ComponentId === ComponentId && each.Hidden);
    if (states.of(ComponentId).Hidden !== Hidden) states.update({ ComponentId, Hidden });
  }
  return configurations;
}
