import type { ClientConfig } from '#shared/clientConfig';
import type { TeamsHost } from '../../host/teams/openTeams';
import type { Account } from '../SignInStrategy';
import { askInHostPopup } from './hostPopup';
import { HostToken } from './HostToken';
import { PopupTokens } from './PopupTokens';
import { registeredScopes } from './registeredScopes';
import { TeamsSignIn, type SilentTokens } from './TeamsSignIn';

/**
 * Sign-in in Teams. The identity library loads when the first token for something else than the
 * product API is wanted.
 */
export function openTeamsSignIn(
  config: ClientConfig,
  host: TeamsHost,
  remembered?: Account,
): TeamsSignIn {
  const hostToken = new HostToken();
  // Asked for at once, so that it is there when the first call wants it; whoever asks then hears of
  // a failure.
  hostToken.get().catch(() => undefined);
  const parts = {
    config,
    remembered,
    hostToken,
    popupTokens: new PopupTokens(askInHostPopup, registeredScopes(config)),
  };
  return new TeamsSignIn({ ...parts, silentTokens: lazily(() => openSilentTokens(config, host)) });
}

async function openSilentTokens(
  config: ClientConfig,
  { loginHint }: TeamsHost,
): Promise<SilentTokens> {
  const [{ FrameTokens }, { NestedTokens }] = await Promise.all([
    import('../frame/FrameTokens'),
    import('./NestedTokens'),
  ]);
  const framed = new FrameTokens(config, loginHint);
  return NestedTokens.isOffered(config) ? new NestedTokens(config, framed, loginHint) : framed;
}

function lazily(open: () => Promise<SilentTokens>): SilentTokens {
  let opened: Promise<SilentTokens> | undefined;
  return {
    get: async (scopes, renew) => (await (opened ??= open())).get(scopes, renew),
    sessionBegan: () =>
      void opened?.then(
        (tokens) => tokens.sessionBegan(),
        () => undefined,
      ),
  };
}
