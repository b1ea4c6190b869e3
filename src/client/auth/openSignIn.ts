import type { ClientConfig } from '#shared/clientConfig';
import { hostState } from '../host/hostState';
import { teamsHost } from '../host/teamsHost';
import type { Account, SignInStrategy } from './SignInStrategy';

interface Found {
  /** Who was signed in on the last visit. */
  stored?: Account;
  /** The identity service's answer to a redirect. */
  answer?: string;
}

/**
 * The way of signing in that fits where the page runs (AUTH-33). Each way's code loads only there.
 */
export async function openSignIn(config: ClientConfig, found: Found): Promise<SignInStrategy> {
  if (hostState().place === 'browser')
    return (
      await import(/* webpackChunkName: "browser-sign-in" */ './browser/openBrowserSignIn')
    ).openBrowserSignIn(config, found);
  const host = await teamsHost();
  if (host)
    return (
      await import(/* webpackChunkName: "teams" */ './teams/openTeamsSignIn')
    ).openTeamsSignIn(config, host, found.stored);
  return (await import('./frame/openFrameSignIn')).openFrameSignIn(config, found.stored);
}
