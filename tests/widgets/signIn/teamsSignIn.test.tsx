import {
  BrowserAuthError,
  InteractionRequiredAuthError,
  type AccountInfo,
  type PublicClientApplication,
} from '@azure/msal-browser';
import type { ClientConfig } from '#shared/clientConfig';
import { app } from '@microsoft/teams-js';
import { authPageAddress, isAuthPage } from '../../../src/client/auth/authPage';
import { FrameSignIn } from '../../../src/client/auth/frame/FrameSignIn';
import { isPending, pendingScopes } from '../../../src/client/auth/pendingScopes';
import { arePopupsBlocked, notePopupsBlocked } from '../../../src/client/auth/popupsBlocked';
import { HostToken } from '../../../src/client/auth/teams/HostToken';
import { laterTokens } from '../../../src/client/auth/teams/laterTokens';
import { openTeamsSignIn } from '../../../src/client/auth/teams/openTeamsSignIn';
import { PopupTokens, type AskInPopup } from '../../../src/client/auth/teams/PopupTokens';
import { TeamsSignIn, type SilentTokens } from '../../../src/client/auth/teams/TeamsSignIn';
import { TokenError } from '../../../src/client/auth/TokenError';
import { placeOfPage } from '../../../src/client/host/placeOfPage';

const config = {
  apiScope: 'api://portal/id/access_as_user',
  tenantId: 'nordvik',
  graphUrl: 'https://graph.microsoft.com',
} as ClientConfig;
const files = ['https://graph.microsoft.com/Files.Read'];
const mail = ['https://graph.microsoft.com/Mail.Read'];
const silently = { interactive: true };
const byClick = { ...silently, byClick: true };
const refused = new TokenError('refused', 'interaction_required');

const claims = {
  oid: 'ann-id',
  tid: 'nordvik',
  name: 'Ann Åberg',
  preferred_username: 'ann@nordvik.example',
  exp: Math.floor(Date.now() / 1_000) + 3_600,
};
const token = `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
const ann = { id: 'ann-id', tenantId: 'nordvik', upn: 'ann@nordvik.example', name: 'Ann Åberg' };

beforeEach(() => sessionStorage.clear());

/** An answer of the pop-up page. */
const given = (accessToken: string, scopes: string[]) => ({
  ...{ accessToken, scopes, expiresAt: Date.now() + 3_600_000, accountId: ann.id },
});

/** The pop-up page at its border: what it hands over is given, what it is asked is kept. */
function popup(...answers: (string | Error)[]) {
  return jest.fn<ReturnType<AskInPopup>, Parameters<AskInPopup>>(async (scopes) => {
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (answer instanceof Error) throw answer;
    return [given(answer, scopes)];
  });
}

/** Waits until everything that has been answered has arrived. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

interface Host {
  ask: AskInPopup;
  api?: () => Promise<string>;
  other?: () => Promise<string>;
}

function inTeams(
  { ask, api = () => Promise.reject(refused), other = () => Promise.reject(refused) }: Host,
  stored?: typeof ann,
) {
  const silentTokens = { get: jest.fn(other), sessionBegan: jest.fn() };
  return {
    silentTokens,
    signIn: new TeamsSignIn({
      config,
      hostToken: { get: api },
      silentTokens,
      popupTokens: new PopupTokens(ask),
      stored,
    }),
  };
}

describe('in Teams', () => {
  it("AUTH-02 the first attempt is the host's silent sign-on, and nothing is opened for it", async () => {
    const ask = popup('unused');
    await expect(inTeams({ ask, api: async () => token }).signIn.restore()).resolves.toEqual({
      kind: 'signedIn',
      account: ann,
    });
    await expect(inTeams({ ask }).signIn.restore()).resolves.toBeUndefined();
    expect(ask).not.toHaveBeenCalled();
  });

  it("AUTH-03 AUTH-04 AUTH-05 interaction that is needed goes to the host's window; where that fails only a click leads on", async () => {
    const ask = popup(new Error('FailedToOpenWindow'), token);
    const { signIn } = inTeams({ ask });
    await expect(signIn.signIn(false)).resolves.toEqual({ kind: 'needsClick' });
    expect(ask).toHaveBeenCalledWith([config.apiScope], [], false);
    await expect(signIn.signIn(true)).resolves.toEqual({ kind: 'signedIn', account: ann });
  });

  it('AUTH-20 AUTH-21 a silent request refused for any reason falls back to Teams authentication', async () => {
    const ask = popup('from the window');
    const other = () => Promise.reject(new TokenError('refused', 'invalid_grant'));
    const { signIn, silentTokens } = inTeams({ ask, other });
    await expect(signIn.getToken(files, silently)).resolves.toBe('from the window');
    expect(silentTokens.get).toHaveBeenCalledTimes(1);
    expect(silentTokens.sessionBegan).toHaveBeenCalled();
    const unasked = inTeams({ ask }).signIn.getToken(files, { interactive: false });
    await expect(unasked).rejects.toBe(refused);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('AUTH-21 no window opens for missing code of silent sign-in, which the next request asks for again', async () => {
    const ask = popup('unused');
    const open = jest.fn<Promise<SilentTokens>, []>();
    open.mockRejectedValueOnce(new Error('Loading failed.')).mockResolvedValue({
      get: async () => 'silent',
      sessionBegan: () => undefined,
    });
    const tokens = laterTokens(open);
    const { signIn } = inTeams({ ask, other: () => tokens.get(files) });
    await expect(signIn.getToken(files, silently)).rejects.toMatchObject({ reason: 'offline' });
    await expect(signIn.getToken(files, silently)).resolves.toBe('silent');
    await expect(signIn.getToken(mail, silently)).resolves.toBe('silent');
    expect(open).toHaveBeenCalledTimes(2);
    const mistake = new TypeError('of the program');
    const other = inTeams({ ask, other: () => Promise.reject(mistake) }).signIn;
    await expect(other.getToken(files, silently)).rejects.toBe(mistake);
    expect(ask).not.toHaveBeenCalled();
  });

  it('AUTH-27 a second request for a scope shares the first window; another scope opens its own', async () => {
    const ask = popup('one', 'two');
    const { signIn } = inTeams({ ask });
    await expect(
      Promise.all([signIn.getToken(files, silently), signIn.getToken(files, silently)]),
    ).resolves.toEqual(['one', 'one']);
    await expect(signIn.getToken(files, silently)).resolves.toBe('one');
    expect(ask).toHaveBeenCalledTimes(1);
    await expect(signIn.getToken(mail, silently)).resolves.toBe('two');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('AUTH-19 a token that a service refuses leads to one new window, whose token counts from then on', async () => {
    const ask = popup('refused by the service', 'new');
    const { signIn } = inTeams({ ask });
    await signIn.getToken(files, silently);
    await expect(
      signIn.getToken(files, { interactive: true, renew: true, ask: true }),
    ).resolves.toBe('new');
    expect(ask).toHaveBeenLastCalledWith(files, [], true);
    await expect(signIn.getToken(files, silently)).resolves.toBe('new');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('AUTH-35 a blocked window is not retried until a click, which ends the block; pending scopes are known', async () => {
    const ask = popup(new Error('FailedToOpenWindow'), 'after a click');
    const { signIn } = inTeams({ ask });
    await expect(signIn.getToken(files, silently)).rejects.toMatchObject({
      reason: 'refused',
      code: 'FailedToOpenWindow',
    });
    await expect(signIn.getToken(mail, silently)).rejects.toMatchObject({ code: 'popups_blocked' });
    await expect(signIn.getToken(files, silently)).rejects.toMatchObject({ reason: 'refused' });
    expect(ask).toHaveBeenCalledTimes(1);
    expect(pendingScopes()).toEqual([files[0], mail[0]]);
    await expect(signIn.getToken(files, byClick)).resolves.toBe('after a click');
    expect(ask).toHaveBeenLastCalledWith(files, mail, false);
    expect(pendingScopes()).toEqual(mail);
    expect(arePopupsBlocked()).toBe(false);
  });

  it('tokens that come along with an answer need no window of their own', async () => {
    const ask = jest.fn<ReturnType<AskInPopup>, Parameters<AskInPopup>>(async (scopes) => [
      given('one', scopes),
      given('along', mail),
    ]);
    const { signIn } = inTeams({ ask });
    await signIn.getToken(files, silently);
    await expect(signIn.getToken(mail, silently)).resolves.toBe('along');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('AUTH-05 what was refused, and came with another answer, has its button again when that has ended', async () => {
    const soon = Date.now() + 301_000;
    const ask = jest
      .fn<ReturnType<AskInPopup>, Parameters<AskInPopup>>(async (scopes) => [
        given('one', scopes),
        { ...given('along', mail), expiresAt: soon },
      ])
      .mockRejectedValueOnce(new Error('CancelledByUser'));
    const { signIn } = inTeams({ ask });
    await Promise.allSettled([files, mail].map((scopes) => signIn.getToken(scopes, silently)));
    await signIn.getToken(files, byClick);
    await expect(signIn.getToken(mail, silently)).resolves.toBe('along');
    expect(pendingScopes()).toEqual([]);
    const now = jest.spyOn(Date, 'now').mockReturnValue(soon);
    await expect(signIn.getToken(mail, silently)).rejects.toMatchObject({ reason: 'refused' });
    expect(pendingScopes()).toEqual(mail);
    now.mockRestore();
  });

  it('AUTH-27 a click opens no second window while one is open, because it would close the first', async () => {
    let finish: () => void = () => undefined;
    const ask = jest.fn<ReturnType<AskInPopup>, Parameters<AskInPopup>>(
      (scopes, also) =>
        new Promise((resolve) => {
          finish = () =>
            resolve([
              given('one', scopes),
              ...also.map((scope) => given(`along ${scope}`, scope.split(' '))),
            ]);
        }),
    );
    const { signIn } = inTeams({ ask });
    notePopupsBlocked();
    const day = [...mail, 'https://graph.microsoft.com/Tasks.Read'];
    await expect(signIn.getToken(day, silently)).rejects.toMatchObject({ code: 'popups_blocked' });
    const first = signIn.getToken(files, byClick);
    await settled();
    const second = signIn.getToken(day, byClick);
    await settled();
    expect(ask).toHaveBeenCalledTimes(1);
    finish();
    await expect(Promise.all([first, second])).resolves.toEqual(['one', `along ${day.join(' ')}`]);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(pendingScopes()).toEqual([]);
  });

  it('AUTH-05 who waited for a window that was closed opens none by itself: Sign in does', async () => {
    let close: () => void = () => undefined;
    const ask = jest.fn<ReturnType<AskInPopup>, Parameters<AskInPopup>>(
      () => new Promise((_, reject) => (close = () => reject(new Error('CancelledByUser')))),
    );
    const { signIn } = inTeams({ ask });
    const codes: unknown[] = [];
    for (const scopes of [files, mail])
      signIn.getToken(scopes, silently).catch(({ code }: TokenError) => codes.push(code));
    await settled();
    close();
    await settled();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(codes).toEqual(['CancelledByUser', 'popups_blocked']);
    expect(pendingScopes()).toEqual([files[0], mail[0]]);
  });

  it('AUTH-19 what a service refuses although the person has just been asked is not asked for again', async () => {
    const ask = popup('old', 'just given');
    const { signIn } = inTeams({ ask });
    await signIn.getToken(files, silently);
    await expect(signIn.getToken(files, { interactive: true, renew: true })).resolves.toBe(
      'just given',
    );
    await expect(
      signIn.getToken(files, { interactive: true, renew: true, ask: true }),
    ).rejects.toMatchObject({ reason: 'refused', code: 'asked_already' });
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('without a network the remembered person keeps their cached portal, and nobody is asked', async () => {
    const offline = () => Promise.reject(new TokenError('offline', 'interaction_required'));
    const ask = popup('unused');
    const { signIn } = inTeams({ ask, api: offline }, ann);
    await expect(signIn.restore()).resolves.toEqual({ kind: 'signedIn', account: ann });
    await expect(signIn.getToken([config.apiScope], silently)).rejects.toMatchObject({
      reason: 'offline',
    });
    expect(ask).not.toHaveBeenCalled();
  });

  it('the start hands over who was here last: they are not signed out for want of a network', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const host = { notifyShown: jest.fn(), share: jest.fn() };
    const start = { ...config, sharePointUrl: '' };
    await expect(openTeamsSignIn(start, host, ann).restore()).resolves.toEqual({
      kind: 'signedIn',
      account: ann,
    });
    await expect(openTeamsSignIn(start, host).restore()).resolves.toBeUndefined();
  });

  it('AUTH-28 the number of a refusal in the window is passed on; declining and other words are not', async () => {
    const outcomes = ['AADSTS50105', 'AADSTS65004', 'CancelledByUser'].map((reason) =>
      inTeams({ ask: popup(new Error(reason)) }).signIn.signIn(true),
    );
    const troubles = (await Promise.all(outcomes)).map((each) => 'trouble' in each && each.trouble);
    expect(troubles).toEqual(['AADSTS50105', undefined, undefined]);
  });

  it.each([
    ['NetworkError', 'offline'],
    ['no_network_connectivity', 'offline'],
    ['The request timed out.', 'offline'],
    [{ errorCode: 2000 }, 'offline'],
    ['resourceRequiresConsent', 'refused'],
    ['resourceRequiresMfa', 'refused'],
    ['interaction_required', 'refused'],
    ['CancelledByUser', 'refused'],
  ])('AUTH-21 a host that gives %p as its reason: %s', async (reason, expected) => {
    const error = typeof reason === 'string' ? new Error(reason) : reason;
    await expect(new HostToken(() => Promise.reject(error)).get()).rejects.toMatchObject({
      reason: expected,
    });
  });

  it('a host that does not answer in ten seconds asks nobody to sign in', async () => {
    jest.useFakeTimers();
    try {
      const asked = new HostToken(() => new Promise(() => undefined)).get();
      const outcome = expect(asked).rejects.toMatchObject({ reason: 'offline' });
      await jest.advanceTimersByTimeAsync(10_000);
      await outcome;
    } finally {
      jest.useRealTimers();
    }
  });

  it('TEAMS-14 Teams hears that the portal is there before a window is asked for', async () => {
    const host = { notifyShown: jest.fn(), share: jest.fn() };
    const signIn = openTeamsSignIn({ ...config, sharePointUrl: '' }, host);
    await signIn.restore();
    expect(host.notifyShown).not.toHaveBeenCalled();
    await expect(signIn.signIn(false)).resolves.toEqual({ kind: 'needsClick' });
    expect(host.notifyShown).toHaveBeenCalled();
  });
});

it("AUTH-24 AUTH-25 AUTH-26 the pop-up page's address has its flags and scope, and its flag keeps the portal unloaded", () => {
  const { protocol, pathname, searchParams } = new URL(
    authPageAddress({ scopes: files, also: [], renew: false }, 'portal.example'),
  );
  expect([protocol, pathname]).toEqual(['https:', '/msteams-auth']);
  expect(Object.fromEntries(searchParams)).toEqual({
    inTeamsAuthPopupRedirect: 'true',
    shouldNotLoadMain: 'true',
    scope: files[0],
  });
  expect(isAuthPage({ pathname: '/settings', search: '?shouldNotLoadMain=true' })).toBe(true);
  expect(isAuthPage({ pathname: '/msteams-auth', search: '' })).toBe(true);
  expect(isAuthPage({ pathname: '/settings', search: '?shouldNotLoadMain=false' })).toBe(false);
});

it('AUTH-02 on the wire the host is asked for a token without anything being opened', async () => {
  const asked: unknown[][] = [];
  const phone = window as unknown as {
    nativeInterface?: { framelessPostMessage: (text: string) => void };
    onNativeMessage: (event: object) => void;
  };
  phone.nativeInterface = {
    framelessPostMessage: (text) => {
      const { id, uuidAsString, func, args } = JSON.parse(text) as {
        [name in 'id' | 'uuidAsString' | 'func']: string;
      } & { args: unknown[] };
      const isToken = func === 'authentication.getAuthToken';
      if (isToken) asked.push(args);
      const answer = isToken
        ? [true, token]
        : ['content', 'ios', '2.0.0', '{"apiVersion":4,"supports":{}}'];
      const { origin } = window.location;
      setTimeout(() => phone.onNativeMessage({ data: { id, uuidAsString, args: answer }, origin }));
    },
  };
  try {
    await app.initialize();
    await expect(new HostToken().get()).resolves.toBe(token);
    // Resources, claims, and whether it is to be silent.
    expect(asked.map((args) => args[2])).toEqual([true]);
  } finally {
    delete phone.nativeInterface;
  }
});

describe('in a frame of another site', () => {
  const account = {
    localAccountId: 'ann-id',
    tenantId: 'nordvik',
    username: 'ann@nordvik.example',
    name: 'Ann Åberg',
  } as AccountInfo;
  const answer = { account, accessToken: 'token' };
  const loginRequired = new InteractionRequiredAuthError('login_required', 'no session', '');

  function library({ silent, popup: window = answer }: { silent?: unknown; popup?: unknown }) {
    const reply = (given: unknown) =>
      jest.fn(async () => {
        if (given instanceof Error) throw given;
        return given;
      });
    return {
      getAllAccounts: () => [],
      ssoSilent: reply(silent ?? answer),
      acquireTokenSilent: reply(silent ?? answer),
      acquireTokenPopup: reply(window),
      addEventCallback: () => 'id',
      removeEventCallback: () => undefined,
    };
  }
  const signInWith = (msal: ReturnType<typeof library>) =>
    new FrameSignIn(msal as unknown as PublicClientApplication, config);

  it('AUTH-07 silent sign-in is tried first, and opens nothing', async () => {
    const msal = library({});
    await expect(signInWith(msal).restore()).resolves.toEqual({ kind: 'signedIn', account: ann });
    expect(msal.acquireTokenPopup).not.toHaveBeenCalled();
  });

  it('AUTH-08 when it fails a pop-up is tried', async () => {
    const msal = library({ silent: loginRequired });
    const signIn = signInWith(msal);
    await expect(signIn.restore()).resolves.toBeUndefined();
    await expect(signIn.signIn(false)).resolves.toEqual({ kind: 'signedIn', account: ann });
  });

  it('AUTH-09 AUTH-10 a blocked pop-up leads to the button and is remembered: the next start tries none', async () => {
    const msal = library({
      silent: loginRequired,
      popup: new BrowserAuthError('popup_window_error', ''),
    });
    await expect(signInWith(msal).signIn(false)).resolves.toEqual({ kind: 'needsClick' });
    expect(arePopupsBlocked()).toBe(true);
    await expect(signInWith(msal).signIn(false)).resolves.toEqual({ kind: 'needsClick' });
    expect(msal.acquireTokenPopup).toHaveBeenCalledTimes(1);
    await signInWith(msal).signIn(true);
    expect(msal.acquireTokenPopup).toHaveBeenCalledTimes(2);
  });

  it('AUTH-10 a window for a token that is blocked is remembered too, and none opens by itself', async () => {
    const msal = library({
      silent: loginRequired,
      popup: new BrowserAuthError('popup_window_error', ''),
    });
    const token = () => signInWith(msal).getToken(files, silently);
    await expect(token()).rejects.toMatchObject({ reason: 'refused' });
    expect(arePopupsBlocked()).toBe(true);
    await expect(token()).rejects.toMatchObject({ code: 'popups_blocked' });
    expect(msal.acquireTokenPopup).toHaveBeenCalledTimes(1);
  });

  it('AUTH-05 what waited for a question that was not answered waits for Sign in like the question', async () => {
    const signIn = signInWith(
      library({ silent: loginRequired, popup: new BrowserAuthError('user_cancelled', '') }),
    );
    const reads = [signIn.getToken(files, silently), signIn.getToken(mail, silently)];
    for (const read of reads) await expect(read).rejects.toMatchObject({ reason: 'refused' });
    expect(isPending(files)).toBe(true);
    expect(isPending(mail)).toBe(true);
  });

  it('AUTH-15 an interaction in progress stops the start', async () => {
    await expect(
      signInWith(library({ popup: new BrowserAuthError('interaction_in_progress', '') })).signIn(
        false,
      ),
    ).resolves.toEqual({ kind: 'stopped' });
  });
});

describe('where the page runs', () => {
  const hosts = ['http://teams.localhost:3004'];
  const page = (parts: { parent?: string; native?: boolean; referrer?: string }) => {
    const own = {
      location: {
        origin: 'https://portal.example',
        ancestorOrigins: parts.parent ? [parts.parent] : undefined,
      },
      document: { referrer: parts.referrer ?? '' },
      ...(parts.native ? { nativeInterface: {} } : {}),
    };
    const isFramed = parts.parent !== undefined || parts.referrer !== undefined;
    return Object.assign(own, { parent: isFramed ? {} : own }) as unknown as Window;
  };

  it("AUTH-33 is told by the window: a tab, a phone's bridge, Teams' origin, or another site's", () => {
    expect(placeOfPage(page({}), hosts)).toEqual({ place: 'browser', isCertain: true });
    expect(placeOfPage(page({ native: true }), hosts)).toEqual({ place: 'teams', isCertain: true });
    for (const parent of ['https://teams.microsoft.com', 'https://emea.cloud.microsoft', hosts[0]!])
      expect(placeOfPage(page({ parent }), hosts)).toEqual({ place: 'teams', isCertain: true });
    expect(placeOfPage(page({ parent: 'https://intranet.example' }), hosts)).toEqual({
      place: 'frame',
      isCertain: true,
    });
  });

  it('AUTH-33 where the browser does not tell, the referrer does, and else the host is asked', () => {
    expect(placeOfPage(page({ referrer: 'https://teams.microsoft.com/v2/' }), hosts)).toEqual({
      place: 'teams',
      isCertain: true,
    });
    expect(placeOfPage(page({ referrer: 'https://intranet.example/' }), hosts)).toEqual({
      place: 'frame',
      isCertain: true,
    });
    expect(placeOfPage(page({ referrer: 'https://portal.example/' }), hosts)).toEqual({
      place: 'teams',
      isCertain: false,
    });
  });
});
