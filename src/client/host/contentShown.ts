import { teamsHost } from './teamsHost';

/**
 * Tells the host that there is something to see, so that it takes its loading indicator away and
 * shows no error (TEAMS-14).
 */
export function contentShown(): void {
  teamsHost().then(
    (host) => host?.notifyShown(),
    () => undefined,
  );
}
