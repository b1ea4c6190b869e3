import {
  AuthError,
  BrowserAuthError,
  EventType,
  InteractionRequiredAuthError,
  ServerError,
  type AccountInfo,
  type PublicClientApplication,
} from '@azure/msal-browser';
import type { ClientConfig } from '#shared/clientConfig';
import { BrowserSignIn } from '../../../src/client/auth/browser/BrowserSignIn';
import { createMsalClient } from '../../../src/client/auth/browser/msalClient';
import { keepPageWhile } from '../../../src/client/auth/keptPage';
import { isWindowLeft, noteWindow } from '../../../src/client/auth/leftWindow';
import { askPending, clearPending, isPending } from '../../../src/client/auth/pendingScopes';
import { takeTokensFrom } from '../../../src/client/auth/tokens';
import { settingDefaults, startSettingsOf } from '#shared/rules/settings/settings';
import {
  noteStartPage,
  takeNotedSettings,
  takeRedirectAnswer,
} from '../../../src/client/auth/redirectAnswer';
import { arePopupsBlocked, notePopupsBlocked } from '../../../src/client/auth/popupsBlocked';

const config = {
  apiScope: 'api://portal/id/access_as_user',
  tenantId: 'nordvik',
  signIn: 'popup',
} as ClientConfig;
const redirecting: ClientConfig = { ...config, signIn: 'redirect' };
const account = {
  localAccountId: 'ann-id',
  tenantId: 'nordvik',
  username: 'ann@nordvik.example',
  name: 'Ann',
} as AccountInfo;
const ann = { id: 'ann-id', tenantId: 'nordvik', upn: 'ann@nordvik.example', name: 'Ann' };
const files = ['https://graph.microsoft.com/Files.Read'];
const answer = { account, accessToken: 'token' };
const consentNeeded = new InteractionRequiredAuthError('consent_required', 'no consent', '');

/** The identity library at its border: what it answers is given, what it is asked is kept. */
function library(answers: Record<string, unknown> = {}) {
  const reply = (name: string, usual: unknown) =>
    jest.fn<Promise<unknown>, unknown[]>(async () => {
      const given = name in answers ? answers[name] : usual;
      if (given instanceof Error) throw given;
      return typeof given === 'function' ? (given as () => unknown)() : given;
    });
  return {
    handleRedirectPromise: reply('handleRedirectPromise', null),
    getAllAccounts: jest.fn(() => (answers.accounts ?? []) as AccountInfo[]),
    acquireTokenSilent: reply('acquireTokenSilent', answer),
    acquireTokenPopup: reply('acquireTokenPopup', answer),
    // The page is left: the library answers only when it is still there after half a minute.
    acquireTokenRedirect: reply('acquireTokenRedirect', () => new Promise(() => undefined)),
    loginRedirect: reply('loginRedirect', undefined),
    logoutRedirect: reply('logoutRedirect', undefined),
    addEventCallback: jest.fn<string, [callback: (message: unknown) => void, types: unknown]>(
      () => 'id',
    ),
    removeEventCallback: jest.fn(),
  };
}

type Library = ReturnType<typeof library>;

/** The library reports the window that it has opened. */
function opensWindow(msal: Library, popupWindow: { closed: boolean }): void {
  const ask = msal.acquireTokenPopup.getMockImplementation()!;
  msal.acquireTokenPopup.mockImplementation((...asked) => {
    const [callback] = msal.addEventCallback.mock.calls.at(-1)!;
    callback({ eventType: EventType.POPUP_OPENED, payload: { popupWindow } });
    return ask(...asked);
  });
}

const signInWith = (msal: Library, of = config, stored?: typeof ann) =>
  new BrowserSignIn(msal as unknown as PublicClientApplication, of, { stored });
const silently = { interactive: true };
/** The page is left, so that the promise stays open. */
const isLeft = async (work: Promise<unknown>) =>
  (await Promise.race([
    work.then(
      () => false,
      () => false,
    ),
    new Promise((resolve) => setTimeout(() => resolve(true), 20)),
  ])) === true;

beforeEach(() => {
  sessionStorage.clear();
  clearPending(files);
  keepPageWhile(() => false);
});
afterEach(() => jest.useRealTimers());

describe('the start', () => {
  it('AUTH-06 completes an answer that is waiting before anything else', async () => {
    const msal = library({ handleRedirectPromise: answer });
    await expect(signInWith(msal).restore()).resolves.toEqual({ kind: 'signedIn', account: ann });
    expect(msal.getAllAccounts).not.toHaveBeenCalled();
  });

  it('AUTH-06 an answer to a redirect is taken out of the address, and the page goes on where the person was', () => {
    const state = (interactionType: string) =>
      encodeURIComponent(`${btoa(JSON.stringify({ id: '1', meta: { interactionType } }))}|`);
    history.replaceState(null, '', '/pages/news/quay-4-12?from=mail');
    noteStartPage();
    const hash = `#code=1&state=${state('redirect')}`;
    history.replaceState(null, '', `/redirect${hash}`);
    expect(takeRedirectAnswer()).toBe(hash);
    expect(location.pathname + location.search + location.hash).toBe(
      '/pages/news/quay-4-12?from=mail',
    );
    for (const other of [
      `/redirect#code=1&state=${state('popup')}`,
      '/redirect',
      '/redirect#state=nonsense',
      `/${hash}`,
    ]) {
      history.replaceState(null, '', other);
      expect(takeRedirectAnswer()).toBeUndefined();
    }
    history.replaceState(null, '', '/');
  });

  it('the settings of the page that was left are reused, unless it was open beyond their max age', () => {
    const startSettings = startSettingsOf(settingDefaults, {
      infoboxZones: {},
      chartWidths: [],
      hasReports: false,
      hasItemsToRead: false,
      hasChannels: true,
    });
    const open = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    noteStartPage(startSettings);
    expect(takeNotedSettings()).toEqual(startSettings);
    expect(takeNotedSettings()).toBeUndefined();
    open.mockReturnValue(60_001);
    noteStartPage(startSettings);
    open.mockRestore();
    expect(takeNotedSettings()).toBeUndefined();
  });

  it('takes the remembered person among several accounts', async () => {
    const accounts = [{ ...account, localAccountId: 'bo-id' }, account];
    await expect(signInWith(library({ accounts }), config, ann).restore()).resolves.toEqual({
      kind: 'signedIn',
      account: ann,
    });
    await expect(signInWith(library()).restore()).resolves.toBeUndefined();
  });

  it('an answer that belongs to no request of this tab counts as none', async () => {
    const msal = library({
      handleRedirectPromise: new BrowserAuthError('no_token_request_cache_error', ''),
    });
    await expect(signInWith(msal).restore()).resolves.toBeUndefined();
  });

  it('AUTH-28 a cancelled sign-in leads to the button, but a refused permission of somebody signed in does not', async () => {
    const handleRedirectPromise = new ServerError('access_denied', 'declined', '');
    await expect(signInWith(library({ handleRedirectPromise })).restore()).resolves.toEqual({
      kind: 'needsClick',
    });
    await expect(
      signInWith(library({ handleRedirectPromise, accounts: [account] })).restore(),
    ).resolves.toEqual({ kind: 'signedIn', account: ann });
  });

  const described = (code: string, description: string) => new ServerError(code, '', description);
  it.each([
    [described('access_denied', 'AADSTS50105: Ann is not assigned to a role.'), 'AADSTS50105'],
    [
      described('invalid_request', 'Error(s): 9002326 - Description: AADSTS9002326: Cross-origin.'),
      'AADSTS9002326',
    ],
    [described('access_denied', 'AADSTS65004: User declined to consent.'), undefined],
    [new BrowserAuthError('network_error', ''), 'unreached'],
    [new BrowserAuthError('user_cancelled', ''), undefined],
  ])('AUTH-28 a sign-in that fails with %s tells %s', async (handleRedirectPromise, trouble) => {
    await expect(signInWith(library({ handleRedirectPromise })).restore()).resolves.toEqual({
      kind: 'needsClick',
      trouble,
    });
  });

  it('AUTH-15 an interaction in progress stops the start, whether found or met', async () => {
    const busy = new BrowserAuthError('interaction_in_progress', '');
    for (const accounts of [[], [account]])
      await expect(
        signInWith(library({ handleRedirectPromise: busy, accounts })).restore(),
      ).resolves.toEqual({ kind: 'stopped' });
    await expect(signInWith(library({ acquireTokenPopup: busy })).signIn(false)).resolves.toEqual({
      kind: 'stopped',
    });
    await expect(
      signInWith(library({ loginRedirect: busy }), redirecting).signIn(false),
    ).resolves.toEqual({ kind: 'stopped' });
  });
});

describe('signing in', () => {
  function realLibrary() {
    // The library asks for a whole browser's.
    Object.defineProperty(window, 'crypto', { configurable: true, value: globalThis.crypto });
    const authority = 'https://identity.example/nordvik';
    return createMsalClient({ ...config, clientId: 'portal', authority });
  }

  it('AUTH-13 a window is waited for as long as a password and a second factor may take', async () => {
    const client = await realLibrary();
    const { popupBridgeTimeout } = client.getConfiguration().system;
    expect(popupBridgeTimeout).toBe(600_000);
    noteWindow(0);
    expect([popupBridgeTimeout - 1, popupBridgeTimeout].map(isWindowLeft)).toEqual([true, false]);
  });

  it('AUTH-11 AUTH-12 goes by redirect where that is configured or pop-ups are known to be blocked', async () => {
    const configured = library();
    await expect(signInWith(configured, redirecting).signIn(false)).resolves.toEqual({
      kind: 'leaving',
    });
    sessionStorage.clear();
    notePopupsBlocked();
    const blocked = library();
    await expect(signInWith(blocked).signIn(false)).resolves.toEqual({ kind: 'leaving' });
    expect(
      [configured.acquireTokenPopup, blocked.acquireTokenPopup].map(
        (asked) => asked.mock.calls.length,
      ),
    ).toEqual([0, 0]);
  });

  it('AUTH-13 AUTH-14 AUTH-35 opens a pop-up otherwise; a blocked one is remembered and falls back to a redirect', async () => {
    await expect(signInWith(library()).signIn(false)).resolves.toEqual({
      kind: 'signedIn',
      account: ann,
    });
    const msal = library({ acquireTokenPopup: new BrowserAuthError('popup_window_error', '') });
    await expect(signInWith(msal).signIn(false)).resolves.toEqual({ kind: 'leaving' });
    expect(arePopupsBlocked()).toBe(true);
  });

  it('AUTH-05 AUTH-35 the button retries a pop-up over an open one, and the first that opens ends the block', async () => {
    notePopupsBlocked();
    const msal = library();
    opensWindow(msal, { closed: false });
    await expect(signInWith(msal).signIn(true)).resolves.toEqual({
      kind: 'signedIn',
      account: ann,
    });
    expect(msal.acquireTokenPopup).toHaveBeenCalledWith(
      expect.objectContaining({ overrideInteractionInProgress: true }),
    );
    expect(arePopupsBlocked()).toBe(false);
  });

  it('AUTH-31 a closed window stands in the way of no redirect: signing out goes on at once', async () => {
    const client = await realLibrary();
    const msal = {
      ...library({ acquireTokenPopup: () => new Promise(() => undefined) }),
      handleRedirectPromise: client.handleRedirectPromise.bind(client),
    } as unknown as Library;
    for (let windows = 0; windows < 2; windows += 1) {
      const inProgress = JSON.stringify({ clientId: 'portal', type: 'signin' });
      sessionStorage.setItem('msal.interaction.status', inProgress);
      await expect(client.logoutRedirect()).rejects.toMatchObject({
        errorCode: 'interaction_in_progress',
      });
      opensWindow(msal, { closed: true });
      await expect(signInWith(msal).signIn(false)).resolves.toMatchObject({ kind: 'needsClick' });
      expect(sessionStorage.getItem('msal.interaction.status')).toBeNull();
    }
  }, 20_000);

  it('AUTH-29 a pop-up that is closed leads to the button, and its answer still counts if it comes', async () => {
    jest.useFakeTimers();
    let late: (value: unknown) => void = () => undefined;
    const msal = library({ acquireTokenPopup: () => new Promise((resolve) => (late = resolve)) });
    opensWindow(msal, { closed: true });
    const signingIn = signInWith(msal).signIn(false);
    await jest.advanceTimersByTimeAsync(4_000);
    const outcome = await signingIn;
    expect(outcome.kind).toBe('needsClick');
    late(answer);
    await expect(outcome.kind === 'needsClick' && outcome.lateResult).resolves.toEqual(ann);
  });

  it('whoever comes back at once without an answer gets the button instead of a loop', async () => {
    const msal = library();
    await signInWith(msal, redirecting).signIn(false);
    await expect(signInWith(msal, redirecting).signIn(false)).resolves.toEqual({
      kind: 'needsClick',
    });
    await expect(signInWith(msal, redirecting).signIn(true)).resolves.toEqual({ kind: 'leaving' });
  });
});

describe('tokens', () => {
  it('come silently while that works', async () => {
    const msal = library({ accounts: [account] });
    const signIn = signInWith(msal);
    await signIn.restore();
    await expect(signIn.getToken(files, silently)).resolves.toBe('token');
    expect(msal.acquireTokenSilent).toHaveBeenCalledWith({
      scopes: files,
      account,
      forceRefresh: undefined,
    });
  });

  it('AUTH-21 interaction that is needed goes to a redirect in the browser, and comes back to the page', async () => {
    history.replaceState(null, '', '/your-board?tab=2');
    const msal = library({ acquireTokenSilent: consentNeeded });
    expect(await isLeft(signInWith(msal, redirecting).getToken(files, silently))).toBe(true);
    expect(msal.acquireTokenRedirect).toHaveBeenCalledWith(
      expect.objectContaining({ scopes: files }),
    );
    expect(sessionStorage.getItem('portal:start-page')).toBe('/your-board?tab=2');
    history.replaceState(null, '', '/');
  });

  it('AUTH-19 AUTH-20 a refusal of the token service, by 401 or otherwise, asks the person', async () => {
    for (const refused of [
      new ServerError('invalid_client', 'status 401', '', '', '401'),
      new AuthError('invalid_grant', ''),
    ]) {
      const msal = library({ acquireTokenSilent: refused });
      await expect(signInWith(msal).getToken(files, silently)).resolves.toBe('token');
      expect(msal.acquireTokenPopup).toHaveBeenCalledTimes(1);
    }
  });

  it('AUTH-22 a token that is not found leads to a sign-in request', async () => {
    const msal = library({
      acquireTokenSilent: new InteractionRequiredAuthError('no_tokens_found', 'none', ''),
    });
    await expect(signInWith(msal).getToken([config.apiScope], silently)).resolves.toBe('token');
    expect(msal.acquireTokenPopup).toHaveBeenCalledWith(
      expect.objectContaining({ scopes: [config.apiScope] }),
    );
  });

  it.each([
    ['no_network_connectivity', true],
    // Without a network the library gives other reasons too.
    ['timed_out', false],
  ])('a token service that is not reached asks nobody: %s', async (code, onLine) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const msal = library({ acquireTokenSilent: new BrowserAuthError(code, '') });
    await expect(signInWith(msal).getToken(files, silently)).rejects.toMatchObject({
      reason: 'offline',
    });
    expect(msal.acquireTokenPopup).not.toHaveBeenCalled();
  });

  it('the same permission is not asked for twice in a row, so that a refusal is no loop', async () => {
    const msal = library({ acquireTokenSilent: consentNeeded });
    const signIn = signInWith(msal, redirecting);
    await isLeft(signIn.getToken(files, silently));
    await expect(signInWith(msal, redirecting).getToken(files, silently)).rejects.toMatchObject({
      reason: 'refused',
      code: 'asked_already',
    });
    expect(msal.acquireTokenRedirect).toHaveBeenCalledTimes(1);
  });

  it('AUTH-22 two permissions that are refused send the page away once each, not in turn for ever', async () => {
    const msal = library({ acquireTokenSilent: consentNeeded });
    const visit = async (scopes: string[]) =>
      signInWith(msal, redirecting).getToken(scopes, silently);
    await isLeft(visit(files));
    await isLeft(visit(['Mail.Read']));
    await expect(visit(files)).rejects.toMatchObject({ code: 'asked_already' });
    await expect(visit(['Mail.Read'])).rejects.toMatchObject({ code: 'asked_already' });
    expect(msal.acquireTokenRedirect).toHaveBeenCalledTimes(2);
  });

  it('AUTH-05 what waits for a click goes on waiting while the library gives the refused token from its cache', async () => {
    const expired: unknown[] = [answer, consentNeeded, answer];
    const msal = library({
      acquireTokenSilent: () => {
        const next = expired.shift() ?? { ...answer, accessToken: 'of another tab' };
        if (next instanceof Error) throw next;
        return next;
      },
    });
    const signIn = signInWith(msal);
    keepPageWhile(() => true);
    notePopupsBlocked();
    await signIn.getToken(files, silently);
    await expect(signIn.getToken(files, { ...silently, renew: true })).rejects.toMatchObject({
      code: 'page_kept',
    });
    await expect(signIn.getToken(files, silently)).resolves.toBe('token');
    expect(isPending(files)).toBe(true);
    await expect(signIn.getToken(files, silently)).resolves.toBe('of another tab');
    expect(isPending(files)).toBe(false);
  });

  it('AUTH-05 what was asked for a moment ago waits for a click, and a click may always ask again', async () => {
    const msal = library({ acquireTokenSilent: consentNeeded });
    const signIn = signInWith(msal, redirecting);
    takeTokensFrom(async () => signIn);
    sessionStorage.setItem('portal:asked', JSON.stringify({ [files.join(' ')]: Date.now() }));
    await expect(signIn.getToken(files, silently)).rejects.toMatchObject({ code: 'asked_already' });
    expect(isPending(files)).toBe(true);
    expect(await isLeft(askPending())).toBe(true);
    expect(msal.acquireTokenRedirect).toHaveBeenCalledTimes(1);
  });

  it('AUTH-21 unsaved input keeps the page: Sign in opens a window instead of leaving', async () => {
    keepPageWhile(() => true);
    const msal = library({ acquireTokenSilent: consentNeeded });
    const signIn = signInWith(msal, redirecting);
    takeTokensFrom(async () => signIn);
    await expect(signIn.getToken(files, silently)).rejects.toMatchObject({
      reason: 'refused',
      code: 'page_kept',
    });
    expect(msal.acquireTokenPopup).not.toHaveBeenCalled();
    expect(isPending(files)).toBe(true);
    await askPending();
    expect(msal.acquireTokenPopup).toHaveBeenCalledWith(
      expect.objectContaining({ scopes: files, overrideInteractionInProgress: true }),
    );
    expect(msal.acquireTokenRedirect).not.toHaveBeenCalled();
    expect(isPending(files)).toBe(false);
  });

  it('AUTH-21 what a policy demands of the sign-in goes along silently, by a click and by redirect', async () => {
    const claims = '{"access_token":{"polids":{"values":["1"]}}}';
    const wish = { ...silently, renew: true, claims };
    const withClaims = expect.objectContaining({ scopes: files, claims });
    keepPageWhile(() => true);
    const msal = library({ acquireTokenSilent: consentNeeded });
    const signIn = signInWith(msal, redirecting);
    takeTokensFrom(async () => signIn);
    await expect(signIn.getToken(files, wish)).rejects.toMatchObject({ code: 'page_kept' });
    expect(msal.acquireTokenSilent).toHaveBeenCalledWith(withClaims);
    await askPending();
    expect(msal.acquireTokenPopup).toHaveBeenCalledWith(withClaims);
    keepPageWhile(() => false);
    sessionStorage.clear();
    expect(await isLeft(signIn.getToken(files, wish))).toBe(true);
    expect(msal.acquireTokenRedirect).toHaveBeenCalledWith(withClaims);
  });

  it('AUTH-14 AUTH-35 a window that is blocked is remembered, and leads away from nothing unsaved either', async () => {
    keepPageWhile(() => true);
    const msal = library({
      acquireTokenSilent: consentNeeded,
      acquireTokenPopup: new BrowserAuthError('popup_window_error', ''),
    });
    await expect(signInWith(msal).getToken(files, silently)).rejects.toMatchObject({
      code: 'page_kept',
    });
    expect(arePopupsBlocked()).toBe(true);
    expect(msal.acquireTokenRedirect).not.toHaveBeenCalled();
    expect(isPending(files)).toBe(true);
  });

  it('a page that is still there after it should have been left says so instead of waiting for ever', async () => {
    const msal = library({
      acquireTokenSilent: consentNeeded,
      acquireTokenRedirect: new BrowserAuthError('timed_out', ''),
    });
    await expect(signInWith(msal, redirecting).getToken(files, silently)).rejects.toMatchObject({
      name: 'TokenError',
      reason: 'refused',
      code: 'timed_out',
    });
    expect(isPending(files)).toBe(true);
  });

  it('several widgets that need an answer ask once', async () => {
    let silent = 0;
    const msal = library({
      acquireTokenSilent: () => (silent++ < 2 ? Promise.reject(consentNeeded) : answer),
    });
    const signIn = signInWith(msal);
    await expect(
      Promise.all([signIn.getToken(files, silently), signIn.getToken(files, silently)]),
    ).resolves.toEqual(['token', 'token']);
    expect(msal.acquireTokenPopup).toHaveBeenCalledTimes(1);
  });
});

it('AUTH-31 signing out goes through the identity service for this account', async () => {
  const msal = library({ accounts: [account] });
  const signIn = signInWith(msal);
  await signIn.restore();
  await signIn.signOut();
  expect(msal.logoutRedirect).toHaveBeenCalledWith({ account });
});
