import { authentication } from '@microsoft/teams-js';
import type { ClientConfig } from '#shared/clientConfig';
import { wantedPermissions } from '#shared/rules/addresses/registration';
import type { TeamsHost } from '../../host/teams/openTeams';
import type { Account } from '../SignInStrategy';
import { authPageAddress } from '../authPage';
import { HostToken } from './HostToken';
import { laterTokens } from './laterTokens';
import { PopupTokens, type PopupAnswer, type PopupAnswers } from './PopupTokens';
import { TeamsSignIn, type SilentTokens } from './TeamsSignIn';

/**
 * Sign-in in Teams. The identity library loads when the first token for something else than the
 * product API is wanted.
 */
export function openTeamsSignIn(
  config: ClientConfig,
  host: TeamsHost,
  stored?: Account,
): TeamsSignIn {
  const hostToken = new HostToken();
  // Asked for at once, so that it is there when the first call wants it; whoever asks then hears of
  // a failure.
  hostToken.get().catch(() => undefined);
  const parts = {
    config,
    stored,
    hostToken,
    popupTokens: new PopupTokens((...asked) => {
      // Teams covers a portal that says nothing with an error, however long the person takes.
      host.notifyShown();
      return askInHostPopup(...asked);
    }, registeredScopes(config)),
  };
  return new TeamsSignIn({
    ...parts,
    silentTokens: laterTokens(() => openSilentTokens(config, host)),
  });
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

/**
 * Lets the host open the pop-up page and gives what it hands over (AUTH-03). Rejects with the
 * host's reason.
 */
async function askInHostPopup(
  scopes: string[],
  also: string[],
  renew: boolean,
  claims?: string,
): Promise<PopupAnswers> {
  const text = await authentication.authenticate({
    url: authPageAddress({ scopes, also, renew, claims }),
    width: 600,
    height: 680,
  });
  const [first, ...others] = JSON.parse(text) as PopupAnswer[];
  if (!first?.accessToken) throw new Error('no_token');
  return [{ ...first, scopes: [...scopes, ...first.scopes] }, ...others];
}

/**
 * Everything that the portal's registration asks for, as full scopes: what one sign-in window may
 * bring along, so that no widget needs another.
 */
function registeredScopes({
  graphUrl,
  sharePointUrl,
}: Pick<ClientConfig, 'graphUrl' | 'sharePointUrl'>): string[] {
  return wantedPermissions.flatMap(({ Resource, Scopes }) => {
    const service = Resource === 'SharePoint' ? sharePointUrl : graphUrl;
    return service ? Scopes.map((scope) => `${service}/${scope}`) : [];
  });
}
