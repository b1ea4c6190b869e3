import type { Page } from 'playwright-core';
import { choosePerson, signIn, watchForTrouble } from '../support/browser/browser';
import { seesCount } from '../support/browser/person';
import { setStage } from '../support/browser/stage';
import { until } from '../support/until';

const member = 'member@nordvik.example';

const stage = setStage({ isBare: true, seeded: false });
let trouble: string[];

const watch = () => {
  trouble = watchForTrouble(stage.context, [/status of (401|404|503)/, /ChunkLoadError/]);
};
beforeEach(watch);
afterEach(() => expect(trouble).toEqual([]));

const apiRequests = () => {
  const { context, portal } = stage;
  const seen: string[] = [];
  context.on('request', (request) => {
    if (request.url().startsWith(`${portal.url}/api/`))
      seen.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return seen;
};

it('AUTH-01 AUTH-11 AUTH-16 AUTH-30 a visit without a session goes straight to the identity service before the portal loads', async () => {
  const { page, person, portal } = stage;
  const calls = apiRequests();
  await person.opens('/');
  await person.sees('Sign in', 'heading');
  expect(page.url().startsWith(portal.devTenant.identityUrl)).toBe(true);
  expect(await page.locator('input[type=password]').count()).toBe(0);
  expect(calls).toEqual([]);
});

it('AUTH-16 before the browser leaves for the identity service, no file of the app runs, and nothing is shown', async () => {
  const { page, person, context, portal } = stage;
  const run: string[] = [];
  const debugged = await context.newCDPSession(page);
  debugged.on('Debugger.scriptParsed', ({ url }) => run.push(url));
  await debugged.send('Debugger.enable');
  const shown = new Set<string>();
  await page.exposeFunction('notifyShown', (text: string) => shown.add(text));
  await page.addInitScript(watchShown, portal.url);
  await person.opens('/');
  await person.sees('Sign in', 'heading');
  const files = await filesOfApp();
  expect(files.length).toBeGreaterThan(1);
  // The page holds the code of signing in.
  expect(run).toContain(`${portal.url}/`);
  expect(run.filter((url) => files.includes(url))).toEqual([]);
  expect([...shown]).toEqual(['parts: 0, text: ""']);
});

it('AUTH-16 a new browser gets to the identity service with the page alone, before any file of it has come', async () => {
  const { page, person } = stage;
  await page.route('**/assets/**', (route) => void route);
  await person.opens('/');
  await person.sees('Sign in', 'heading');
  await page.unroute('**/assets/**');
});

it('AUTH-06 AUTH-17 AUTH-18 USER-02 the return from sign-in creates the own record and loads the settings before the portal', async () => {
  const { page, person } = stage;
  const calls = apiRequests();
  await person.signsIn('sitecreator');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const first = calls.indexOf('GET /api/users/me');
  expect(first).toBeGreaterThanOrEqual(0);
  expect(calls).toContain('POST /api/users');
  expect(calls).toContain('GET /api/featuresettings');
});

it('AUTH-38 AUTH-39 every call carries a token for its own resource, and no address carries one', async () => {
  const { page, person, context, portal } = stage;
  const sent: { origin: string; audience: string }[] = [];
  const addresses: string[] = [];
  context.on('request', (request) => {
    addresses.push(request.url().replace(/#.*/, ''));
    const token = /^Bearer (.+)$/.exec(request.headers().authorization ?? '')?.[1];
    if (token) sent.push({ origin: new URL(request.url()).origin, audience: audienceOf(token) });
  });
  await signIn(page, portal.url, member);
  await person.sees('Your news', 'heading');
  await page.waitForLoadState('networkidle');
  const { tenantId, clientId, graphUrl, sharePointUrl } = portal.devTenant;
  expect(tenantId).toBeTruthy();
  const expected = new Map([
    [portal.url, new RegExp(clientId)],
    [graphUrl, /graph|00000003-0000-0000-c000-000000000000|localhost/],
    [sharePointUrl, /sharepoint|00000003-0000-0ff1-ce00-000000000000|localhost/],
  ]);
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.filter(({ origin, audience }) => !expected.get(origin)?.test(audience))).toEqual([]);
  expect(new Set(sent.map(({ origin, audience }) => `${origin} ${audience}`)).size).toBe(
    new Set(sent.map(({ origin }) => origin)).size,
  );
  expect(addresses.filter((address) => /eyJ[\w-]+\.eyJ/.test(address))).toEqual([]);
});

it('AUTH-05 AUTH-28 a cancelled sign-in shows the prompt without a pop-up hint, and its button signs in', async () => {
  const { page, person } = stage;
  await person.opens('/');
  await person.presses('Cancel');
  const button = page.getByRole('button', { name: 'Sign in' });
  await button.waitFor();
  await seesCount(page.getByText('Sign in to continue to'), 1);
  expect(await page.getByText('allow pop-ups').count()).toBe(0);
  await button.click();
  await choosePerson(page, member);
  await page.getByRole('banner').waitFor();
});

it('AUTH-28 a refused sign-in tells the number of the identity service, and a later one goes through', async () => {
  const { page, person, portal } = stage;
  const { identity } = portal.devTenant.control;
  identity.disabledPeople = [member];
  await person.opens('/');
  await choosePerson(page, member);
  await person.sees(/^Microsoft refused the sign-in \(AADSTS50057\)/);
  identity.disabledPeople = [];
  await person.presses('Sign in');
  await choosePerson(page, member);
  await page.getByRole('banner').waitFor();
});

it('AUTH-31 AUTH-37 CACHE-22 signing out ends the session, removes the person’s cached data and waits for a click', async () => {
  const { page, person, portal } = stage;
  await signIn(page, portal.url, member);
  await person.sees('Your news', 'heading');
  expect(await storedKeys(page)).not.toEqual([]);
  await person.choosesInOwnMenu('Sign out');
  await page.waitForURL(`${portal.url}/**`);
  await person.sees('Sign in', 'button');
  expect(await storedKeys(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('portal:person'))).toBeNull();
  // Of signing in, the tab keeps that the person has signed out, and nothing else.
  const inTab = await page.evaluate(() => Object.keys(sessionStorage));
  expect(inTab.filter((key) => key.startsWith('portal:'))).toEqual(['portal:signed-out']);
  await person.presses('Sign in');
  await person.sees('Sign in', 'heading');
});

it('CACHE-12 CACHE-13 CACHE-15 entries carry tenant and person; a visit removes what has expired', async () => {
  const { page, person, portal } = stage;
  await signIn(page, portal.url, member);
  await person.sees('Your news', 'heading');
  const prefix = await page.evaluate(() => {
    const own = JSON.parse(localStorage.getItem('portal:person')!) as Record<string, string>;
    return `portal:${own.tenantId}:${own.id}:`;
  });
  const another = prefix.replace('portal:', 'portal:another');
  await storeEntry(page, `${another}past`, '2020-01-01T00:00:00.000Z');
  await storeEntry(page, `${another}later`, '2999-01-01T00:00:00.000Z');
  await page.reload();
  await person.sees('Your news', 'heading');
  await until(async () => !(await storedKeys(page)).includes(`${another}past`));
  const keys = await storedKeys(page);
  expect(keys).toContain(`${prefix}GET /users/me`);
  expect(keys.filter((key) => !key.startsWith(prefix))).toEqual([`${another}later`]);
});

it('AUTH-19 a token refused in mid-session leads to one interactive request, and the call is retried', async () => {
  const { page, person, context, portal } = stage;
  await signIn(page, portal.url, member);
  await person.sees('Your news', 'heading');
  let refused = 0;
  await context.route(`${portal.url}/api/users/me`, async (route) => {
    refused += 1;
    if (refused > 2) return route.continue();
    return route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        id: 'tokenInvalid',
        status: 401,
        title: 'The access token was not accepted.',
      }),
    });
  });
  // The last time the person was asked is long ago: asking again so soon would count as a loop.
  await page.evaluate(() => sessionStorage.removeItem('portal:asked'));
  const authorizations: string[] = [];
  context.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('/authorize'))
      authorizations.push(request.url());
  });
  const repeated = page.waitForResponse(
    (response) => response.url().includes('/api/users/me') && response.status() === 200,
  );
  await page.reload();
  await repeated;
  await page.waitForLoadState('networkidle');
  expect(authorizations.length).toBe(1);
  expect(await page.getByText('You were not authorized to perform the request.').count()).toBe(0);
});

it('AUTH-22 coming back without having signed in shows the button instead of a loop, and the button leads on', async () => {
  const { page, person, portal } = stage;
  await person.opens('/');
  await person.sees('Sign in', 'heading');
  await person.opens('/');
  await person.presses('Sign in');
  await choosePerson(page, member);
  await page.getByRole('banner').waitFor();
  await page.reload();
  await page.getByRole('banner').waitFor();
  expect(page.url().startsWith(portal.url)).toBe(true);
});

it('the page of the way back asks for the files of the app before it has a body', async () => {
  const { page, portal } = stage;
  const ahead = await notedPreloads(page);
  await signIn(page, portal.url, member);
  expect(ahead.get('/redirect')).toEqual(expect.arrayContaining(await filesOfApp()));
});

/**
 * Opens the portal for somebody new on a line of so many milliseconds. The identity service answers
 * once `isEnough` the app's files have arrived.
 * @returns those that were asked for before it did
 */
async function filesAskedFor(latency: number, isEnough: (arrived: string[]) => Promise<boolean>) {
  const { page, person, context, portal } = stage;
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const line = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { ...line, latency });
  const [asked, arrived]: [string[], string[]] = [[], []];
  page.on('request', (request) => asked.push(request.url()));
  page.on('requestfinished', (request) => arrived.push(request.url()));
  const files = await filesOfApp();
  const those = (urls: string[]) => files.filter((file) => urls.includes(file));
  await context.route(`${portal.devTenant.identityUrl}/**/authorize?**`, async (route) => {
    await until(() => isEnough(those(arrived)));
    await route.continue();
  });
  await person.opens('/');
  await person.sees('Sign in', 'heading');
  return those(asked);
}

it('the app’s files are fetched while the identity service is asked', async () => {
  const files = await filesOfApp();
  const all = async (arrived: string[]) => arrived.length === files.length;
  expect(await filesAskedFor(0, all)).toEqual(files);
});

it('on a line too slow for any of the app’s files to arrive none is asked for', async () => {
  const { page } = stage;
  const isLongAfter = () => page.waitForTimeout(2_000).then(() => true);
  expect(await filesAskedFor(500, isLongAfter)).toEqual([]);
});

it('on such a line a page that is not for somebody new asks for them all the same', async () => {
  const { context, portal } = stage;
  const headers = { 'service-worker-navigation-preload': 'true' };
  await context.route(`${portal.url}/`, (route) => route.continue({ headers }));
  const files = await filesOfApp();
  const all = async (arrived: string[]) => arrived.length === files.length;
  expect(await filesAskedFor(500, all)).toEqual(files);
});

it('a pop-up or frame that hands its answer on asks for no file of the app', async () => {
  const { page, person } = stage;
  const ahead = await notedPreloads(page);
  const state = Buffer.from(JSON.stringify({ meta: { interactionType: 'popup' } }));
  await person.opens(`/redirect#code=1&state=${state.toString('base64url')}`);
  // Nobody takes the answer, and the page leads to the portal.
  await person.sees('Sign in', 'heading');
  expect(ahead.get('/redirect')).toEqual([]);
});

it('a deep link survives signing in', async () => {
  const { page, portal } = stage;
  await signIn(
    page,
    portal.url,
    member,
    '/pages/news?channel=00000000-0000-4000-8000-00000000000a',
  );
  expect(page.url()).toBe(`${portal.url}/pages/news?channel=00000000-0000-4000-8000-00000000000a`);
});

it('an unreachable identity service is a sentence with a way on, not a blank page', async () => {
  const { page, person, context, portal } = stage;
  await signIn(page, portal.url, member);
  await person.sees('Your news', 'heading');
  await context.route(`${portal.devTenant.identityUrl}/**`, (route) => route.abort());
  trouble.length = 0;
  await page.reload();
  await person.sees('Your news', 'heading');
  trouble.length = 0;
});

/** Reports whatever the page of this origin has drawn, at each of its changes. */
function watchShown(origin: string): void {
  if (location.origin !== origin) return;
  const { notifyShown } = window as unknown as { notifyShown: (text: string) => void };
  new MutationObserver(() => {
    const portal = document.getElementById('portal');
    if (portal)
      notifyShown(`parts: ${portal.childElementCount}, text: "${document.body.innerText.trim()}"`);
  }).observe(document, { childList: true, subtree: true });
}

/** By path of each page the files that it asks for when its body comes, before what runs in that. */
async function notedPreloads(page: Page): Promise<Map<string, string[]>> {
  const noted = new Map<string, string[]>();
  await page.exposeFunction('notePreloads', (path: string, files: string[]) => {
    noted.set(path, files);
  });
  await page.addInitScript(() => {
    const { notePreloads } = window as unknown as {
      notePreloads: (path: string, files: string[]) => void;
    };
    const { pathname } = location;
    const changes = new MutationObserver(() => {
      if (!document.getElementById('portal')) return;
      changes.disconnect();
      const links = document.querySelectorAll<HTMLLinkElement>(
        'link[rel="preload"]:is([as="script"], [as="style"])',
      );
      notePreloads(
        pathname,
        [...links].map(({ href }) => href),
      );
    });
    changes.observe(document, { childList: true, subtree: true });
  });
  return noted;
}

/** Addresses of the app's files, as the page names them. */
async function filesOfApp(): Promise<string[]> {
  const { url } = stage.portal;
  const page = await (await fetch(url)).text();
  return [...page.matchAll(/<link rel="app"[^>]* href="([^"]+)"/g)].map(([, path]) => url + path);
}

function audienceOf(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
    aud: string;
  };
  return claims.aud;
}

/** Keys in the portal's IndexedDB databases. */
function storedKeys(at: Page): Promise<string[]> {
  return at.evaluate(async () => {
    const open = (name: string) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const keysOf = (db: IDBDatabase, store: string) =>
      new Promise<string[]>((resolve) => {
        const request = db.transaction(store).objectStore(store).getAllKeys();
        request.onsuccess = () => resolve(request.result.map(String));
      });
    const names = (await indexedDB.databases())
      .map(({ name }) => name!)
      .filter((name) => name.startsWith('portal'));
    const keys: string[] = [];
    for (const name of names) {
      const db = await open(name);
      for (const store of db.objectStoreNames) keys.push(...(await keysOf(db, store)));
      db.close();
    }
    return keys.filter((key) => key.startsWith('portal:'));
  });
}

/** Puts an entry into the cache on the device, with the time until which it may be shown. */
function storeEntry(at: Page, key: string, expires: string): Promise<void> {
  return at.evaluate(
    ([name, AbsoluteExpirationDate]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('portal');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const writing = request.result.transaction('entries', 'readwrite');
          writing.objectStore('entries').put({ Data: 1, AbsoluteExpirationDate }, name);
          writing.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    [key, expires] as const,
  );
}

describe('where the browser keeps nothing, because site data are blocked', () => {
  beforeEach(async () => {
    await stage.withWindows();
    watch();
    await stage.context.addInitScript(() => {
      const denied = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, name, { get: denied });
    });
  });

  it('AUTH-22 AUTH-28 nobody is sent round in circles: the button signs in through a window, and the portal works', async () => {
    const { page, person, context, portal } = stage;
    await person.opens('/settings');
    const button = page.getByRole('button', { name: 'Sign in' });
    const [window] = await Promise.all([context.waitForEvent('page'), button.click()]);
    await choosePerson(window, member);
    await person.arrivesAt('Settings');
    expect(page.url()).toBe(`${portal.url}/settings`);
  });

  it('code that is missing is said once instead of loading the page again and again', async () => {
    const { page, context, person } = stage;
    let loads = 0;
    page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    await context.route(/\/assets\/.*\.js/, (route) => route.fulfill({ status: 404 }));
    await person.opens('/');
    const said = page.getByRole('alert').filter({ hasText: "The portal couldn't be loaded" });
    await said.waitFor();
    const isOnTop = (alert: Element) => {
      const { left, top } = alert.getBoundingClientRect();
      return document.elementFromPoint(left + 20, top + 20) === alert;
    };
    expect(await said.evaluate(isOnTop)).toBe(true);
    expect(loads).toBe(1);
  });
});

it('AUTH-05 AUTH-14 AUTH-21 a form keeps its input when the sign-in expires, signs in through a window and saves', async () => {
  await stage.withWindows();
  // The identity service refuses each attempt without the second factor; an own record is made at
  // the first visit.
  trouble = watchForTrouble(stage.context, [/status of (400|401|404)/]);
  const { page, person, context, portal } = stage;
  await person.signsIn('editor', '/?modal=infoboxes/add');
  const form = page.getByRole('dialog');
  const title = `Still here ${Date.now()}`;
  await form.getByRole('textbox', { name: /^Title/ }).fill(title);
  // A token that the page behind the form takes after the revocation would still be renewed.
  await page.waitForLoadState('networkidle');
  Object.assign(portal.devTenant.control.identity, {
    mfaRequired: true,
    refreshRevokedUntil: new Date().toISOString(),
  });
  let isExpired = true;
  await page.route(/\/api\/infoboxes\?/, (route) =>
    isExpired && route.request().method() === 'POST'
      ? route.fulfill({
          status: 401,
          contentType: 'application/problem+json',
          body: '{"status":401,"id":"tokenExpired"}',
        })
      : route.fallback(),
  );
  await form.getByRole('button', { name: 'Save' }).click();
  const button = form.getByRole('button', { name: 'Sign in' });
  await button.waitFor();
  expect(page.url()).toContain('modal=infoboxes');
  isExpired = false;
  const [window] = await Promise.all([context.waitForEvent('page'), button.click()]);
  await window.getByRole('button', { name: 'Approve' }).click();
  await form.waitFor({ state: 'detached' });
  const { body } = await stage.call<{ Title: string }[]>('editor', 'GET', '/infoboxes/all');
  expect(body.filter(({ Title }) => Title === title).length).toBe(1);
});
