import { BrowserAuthError, type PublicClientApplication } from '@azure/msal-browser';
import type { ClientConfig } from '#shared/clientConfig';
import { BrowserSignIn } from '../../../src/client/auth/browser/BrowserSignIn';
import { FrameSignIn } from '../../../src/client/auth/frame/FrameSignIn';
import { keepPageWhile } from '../../../src/client/auth/keptPage';
import { isPending } from '../../../src/client/auth/pendingScopes';
import type { SignInStrategy } from '../../../src/client/auth/SignInStrategy';
import { PopupTokens } from '../../../src/client/auth/teams/PopupTokens';
import { TeamsSignIn } from '../../../src/client/auth/teams/TeamsSignIn';
import { TokenError } from '../../../src/client/auth/TokenError';
import { takeTokensFrom } from '../../../src/client/auth/tokens';
import { send } from '../../../src/client/data/connection/send';
import { sendBytes } from '../../../src/client/data/connection/sendBytes';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const config = { apiScope: 'api://portal', tenantId: 'nordvik', signIn: 'popup' } as ClientConfig;
const files = ['Files.Read'];
const account = { localAccountId: 'ann-id', tenantId: 'nordvik', username: 'ann@nordvik.example' };
const never = () => new Promise<never>(() => undefined);

/** The identity library of somebody signed in. */
function library(parts: Record<string, () => Promise<unknown>>) {
  return {
    handleRedirectPromise: async () => null,
    getAllAccounts: () => [account],
    addEventCallback: () => 'id',
    removeEventCallback: () => undefined,
    ...parts,
  } as unknown as PublicClientApplication;
}

beforeEach(() => {
  sessionStorage.clear();
  // The person is typing: a browser would let a window open.
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: { isActive: true },
  });
});

afterEach(() => keepPageWhile(() => false));

const windows = jest.fn(() => Promise.reject(new Error('CancelledByUser')));
const needsPerson = () => Promise.reject(new TokenError('refused', 'interaction_required'));

it.each<[string, () => SignInStrategy]>([
  [
    'Teams',
    () =>
      new TeamsSignIn({
        config,
        hostToken: { get: needsPerson },
        silentTokens: { get: needsPerson, sessionBegan: () => undefined },
        popupTokens: new PopupTokens(windows),
        stored: undefined,
      }),
  ],
  [
    'a frame',
    () =>
      new FrameSignIn(
        library({ acquireTokenSilent: needsPerson, acquireTokenPopup: windows }),
        config,
      ),
  ],
])('AUTH-05 in %s a window that was closed opens again by Sign in alone', async (_, open) => {
  windows.mockClear();
  const signIn = open();
  for (let request = 1; request <= 2; request += 1) {
    const token = signIn.getToken(files, { interactive: true });
    await expect(token).rejects.toMatchObject({ reason: 'refused' });
    expect(isPending(files)).toBe(true);
  }
  expect(windows).toHaveBeenCalledTimes(1);
  const asked = signIn.getToken(files, { interactive: true, byClick: true });
  await expect(asked).rejects.toMatchObject({ reason: 'refused' });
  expect(windows).toHaveBeenCalledTimes(2);
});

it.each([
  ['what comes back is left', false, 1],
  ['what would be lost is not', true, 0],
])('AUTH-14 where windows are blocked, %s by a click on Sign in', async (_, isLost, times) => {
  keepPageWhile((onlyLost) => !onlyLost || isLost);
  const acquireTokenRedirect = jest.fn(async () => undefined);
  const blocked = () => Promise.reject(new BrowserAuthError('popup_window_error', ''));
  const signIn = new BrowserSignIn(
    library({ acquireTokenSilent: needsPerson, acquireTokenPopup: blocked, acquireTokenRedirect }),
    config,
  );
  const asking = { interactive: true, ask: true };
  await expect(signIn.getToken(files, asking)).rejects.toMatchObject({ code: 'page_kept' });
  expect(acquireTokenRedirect).not.toHaveBeenCalled();
  const byClick = signIn.getToken(files, { ...asking, byClick: true });
  await expect(byClick).rejects.toMatchObject({ reason: 'refused' });
  expect(acquireTokenRedirect).toHaveBeenCalledTimes(times);
});

describe('an identity service that is silent', () => {
  it.each<[string, (msal: PublicClientApplication) => SignInStrategy]>([
    ['a browser', (msal) => new BrowserSignIn(msal, config, {})],
    ['a frame', (msal) => new FrameSignIn(msal, config)],
  ])('counts as out of reach in %s, and nobody is asked', async (_, open) => {
    const acquireTokenPopup = jest.fn(never);
    const signIn = open(library({ acquireTokenSilent: never, acquireTokenPopup }));
    jest.useFakeTimers();
    try {
      const asked = signIn.getToken(files, { interactive: true });
      const outcome = expect(asked).rejects.toMatchObject({ reason: 'offline' });
      await jest.advanceTimersByTimeAsync(30_000);
      await outcome;
      expect(acquireTokenPopup).not.toHaveBeenCalled();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('a request whose token is waited for', () => {
  const portal = setWidgetPortal();

  it.each([
    ['send', send],
    ['sendBytes', sendBytes],
  ])('%s ends when it is cancelled', async (operation, ask) => {
    const { connection } = await portal.connectAs();
    takeTokensFrom(async () => ({ getToken: never }) as unknown as SignInStrategy);
    const cancel = new AbortController();
    const asked = ask({
      ...{ operation, url: `${portal.url}/api/user`, signal: cancel.signal },
      scopes: [connection.config.apiScope],
    });
    cancel.abort(new DOMException('Cancelled.', 'AbortError'));
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});
