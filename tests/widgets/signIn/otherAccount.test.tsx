import type { PublicClientApplication } from '@azure/msal-browser';
import type { ClientConfig } from '#shared/clientConfig';
import { BrowserSignIn } from '../../../src/client/auth/browser/BrowserSignIn';
import { FrameSignIn } from '../../../src/client/auth/frame/FrameSignIn';
import type { SignInStrategy } from '../../../src/client/auth/SignInStrategy';
import { PopupTokens } from '../../../src/client/auth/teams/PopupTokens';
import { TeamsSignIn } from '../../../src/client/auth/teams/TeamsSignIn';
import { TokenError } from '../../../src/client/auth/TokenError';

const config = { apiScope: 'api://portal', tenantId: 'nordvik', signIn: 'popup' } as ClientConfig;
const ann = { localAccountId: 'ann-id', tenantId: 'nordvik', username: 'ann@nordvik.example' };
const bo = { ...ann, localAccountId: 'bo-id', username: 'bo@nordvik.example' };
const hostToken = `h.${Buffer.from(
  JSON.stringify({ oid: 'ann-id', tid: 'nordvik', preferred_username: ann.username }),
).toString('base64url')}.s`;
const refused = () => Promise.reject(new TokenError('refused', 'interaction_required'));
beforeEach(() => sessionStorage.clear());

/** The identity library: Ann is signed in, and the window asks who is there. */
function library(chosen: typeof ann) {
  let isStart = true;
  const silently = async () => {
    if (!isStart) throw new Error('interaction_required');
    isStart = false;
    return { account: ann, accessToken: 'silent' };
  };
  return {
    handleRedirectPromise: async () => null,
    getAllAccounts: () => [ann],
    acquireTokenSilent: silently,
    ssoSilent: silently,
    acquireTokenPopup: async () => ({ account: chosen, accessToken: 'of the window' }),
    addEventCallback: () => 'id',
    removeEventCallback: () => undefined,
  } as unknown as PublicClientApplication;
}

const places: [string, (chosen: typeof ann) => SignInStrategy][] = [
  ['a browser', (chosen) => new BrowserSignIn(library(chosen), config, {})],
  ['a frame', (chosen) => new FrameSignIn(library(chosen), config)],
  [
    'Teams',
    ({ localAccountId: accountId }) => {
      const popupTokens = new PopupTokens(async (scopes) => [
        { accessToken: 'of the window', scopes, expiresAt: Date.now() + 3_600_000, accountId },
      ]);
      const silentTokens = { get: refused, sessionBegan: () => undefined };
      const host = { get: async () => hostToken };
      return new TeamsSignIn({
        ...{ config, hostToken: host, silentTokens, popupTokens, stored: undefined },
      });
    },
  ],
];

it.each(places)(
  'in %s nothing is asked for as somebody else than who is shown',
  async (_, open) => {
    const asking = { interactive: true, ask: true, byClick: true };
    const own = open(ann);
    await own.restore();
    await expect(own.getToken(['Files.Read'], asking)).resolves.toBe('of the window');
    const other = open(bo);
    await expect(other.restore()).resolves.toMatchObject({ account: { id: 'ann-id' } });
    const token = other.getToken(['Files.Read'], asking);
    await expect(token).rejects.toMatchObject({ reason: 'refused', code: 'other_account' });
  },
);
