import {
  BrowserAuthError,
  InteractionRequiredAuthError,
  type PublicClientApplication,
} from '@azure/msal-browser';
import type { ClientConfig } from '#shared/clientConfig';
import { BrowserSignIn } from '../../../src/client/auth/browser/BrowserSignIn';
import { FrameSignIn } from '../../../src/client/auth/frame/FrameSignIn';

const ann = { id: 'ann-id', tenantId: 'nordvik', upn: 'ann@nordvik.example', name: 'Ann' };
const config = { apiScope: 'api://portal', tenantId: 'nordvik', signIn: 'popup' } as ClientConfig;
const silently = { interactive: true };

/** The identity library of a browser that was closed: it has forgotten everybody. */
function forgetful(signsInAs = ann.id) {
  return {
    handleRedirectPromise: jest.fn(async () => null),
    getAllAccounts: jest.fn(() => []),
    acquireTokenSilent: jest.fn(async ({ account }: { account?: object }) => {
      if (!account) throw new BrowserAuthError('no_account_error', '');
      return { accessToken: 'silent' };
    }),
    ssoSilent: jest.fn(async () => {
      throw new InteractionRequiredAuthError('login_required', 'no session', '');
    }),
    acquireTokenPopup: jest.fn(async () => ({
      account: { localAccountId: signsInAs },
      accessToken: 'asked',
    })),
    addEventCallback: jest.fn(() => 'id'),
    removeEventCallback: jest.fn(),
  };
}

const signInOf = (msal: ReturnType<typeof forgetful>, stored?: typeof ann) =>
  new BrowserSignIn(msal as unknown as PublicClientApplication, config, { stored });
let onLine: jest.SpyInstance;

beforeEach(() => {
  sessionStorage.clear();
  onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => jest.restoreAllMocks());

it('OFFLINE-05 who was here last stays where the browser was started anew without a network', async () => {
  const msal = forgetful();
  await expect(signInOf(msal).restore()).resolves.toBeUndefined();
  const signIn = signInOf(msal, ann);
  await expect(signIn.restore()).resolves.toEqual({ kind: 'signedIn', account: ann });
  await expect(signIn.getToken(['a'], silently)).rejects.toMatchObject({ reason: 'offline' });
  expect(msal.acquireTokenPopup).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  await expect(signInOf(msal, ann).restore()).resolves.toBeUndefined();
});

it('once the network is back the person is asked, and all further tokens come silently', async () => {
  const msal = forgetful();
  const signIn = signInOf(msal, ann);
  await signIn.restore();
  onLine.mockReturnValue(true);
  await expect(signIn.getToken(['a'], silently)).resolves.toBe('asked');
  expect(msal.acquireTokenPopup).toHaveBeenCalledWith(
    expect.objectContaining({ loginHint: ann.upn }),
  );
  await expect(signIn.getToken(['b'], silently)).resolves.toBe('silent');
});

it('nothing of somebody else is read for what the person sees who stayed without a network', async () => {
  const msal = forgetful('bo-id');
  const signIn = signInOf(msal, ann);
  await signIn.restore();
  onLine.mockReturnValue(true);
  await expect(signIn.getToken(['a'], silently)).rejects.toMatchObject({ code: 'other_account' });
  // Nobody is asked again without a click.
  await expect(signIn.getToken(['a'], silently)).rejects.toMatchObject({ code: 'asked_already' });
  expect(msal.acquireTokenPopup).toHaveBeenCalledTimes(1);
});

it('in a frame that began without a network one question is enough for all further tokens', async () => {
  const msal = forgetful();
  const signIn = new FrameSignIn(msal as unknown as PublicClientApplication, config, ann);
  await expect(signIn.restore()).resolves.toEqual({ kind: 'signedIn', account: ann });
  onLine.mockReturnValue(true);
  await expect(signIn.getToken(['a'], silently)).resolves.toBe('asked');
  await expect(signIn.getToken(['b'], silently)).resolves.toBe('silent');
  expect(msal.acquireTokenPopup).toHaveBeenCalledTimes(1);
});
