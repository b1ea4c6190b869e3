import { changeHostState } from './hostState';
import type { TeamsHost } from './teams/openTeams';
import { clientState } from '../platform/clientState';

/**
 * Milliseconds that a host has to answer: one that is certain to be Teams may be slow, one that may
 * be a foreign site makes the sign-in wait.
 */
const timeout = { certain: 20_000, uncertain: 3_000 };

const connecting = clientState<Promise<TeamsHost | undefined>>(() => Promise.resolve(undefined));

/**
 * Loads the Teams client library and connects to the host, beside everything else that starts. A
 * host that does not answer is a foreign site.
 */
export function connectToTeams(origins: readonly string[], isCertain: boolean): void {
  connecting.value = import(/* webpackChunkName: "teams" */ './teams/openTeams').then(
    ({ openTeams }) => openTeams([...origins], isCertain ? timeout.certain : timeout.uncertain),
  );
  connecting.value.then(
    (host) => host ?? changeHostState({ place: 'frame' }),
    () => undefined,
  );
}

/**
 * The host, once it has answered; nothing outside Teams. Rejects when the library could not be
 * loaded.
 */
export function teamsHost(): Promise<TeamsHost | undefined> {
  return connecting.value;
}
