import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { personAt, type Person } from '../support/browser/person';
import { maxWait } from '../support/browser/profiles';
import { setStage } from '../support/browser/stage';
import { until } from '../support/until';

const stage = setStage({ isBare: true, opensOwn: true, hasMotion: true });
let context: BrowserContext;
let page: Page;
let person: Person;
/** As at work, with a service worker, unless the options say otherwise. */
async function begin(options?: BrowserContextOptions): Promise<void> {
  context = await stage.browser.newContext(options);
  context.setDefaultTimeout(maxWait);
  page = await context.newPage();
  person = personAt(page, stage.portal.url);
}
beforeEach(() => begin());
afterEach(async () => context?.close());

const bar = () => page.getByText('No internet connection', { exact: true });

/**
 * The emulation of Chromium takes the network away, but a reloaded page reads that it is there
 * (`navigator.onLine`), unlike with a network that is really away: so its state is set again.
 */
async function setNetworkState(isThere: boolean): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const speed = isThere ? -1 : 0;
  await session.send('Network.overrideNetworkState', {
    offline: !isThere,
    latency: 0,
    downloadThroughput: speed,
    uploadThroughput: speed,
  });
}

/** Visits the portal until it may open without a network. */
async function visitOnce(): Promise<void> {
  await person.signsIn('member');
  await person.seesNews();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
}

it('OFFLINE-01 OFFLINE-02 OFFLINE-04 OFFLINE-05 ERRORS-08 the portal opens with what was last there, without a network and without its server, and says so', async () => {
  await visitOnce();
  await stage.portal.restart('SIGKILL', async () => {
    await context.setOffline(true);
    await bar().waitFor();
    await Promise.all([page.waitForEvent('load'), person.presses('Refresh')]);
    await setNetworkState(false);
    await person.seesNews();
    await bar().waitFor();
    await person.isTold('No internet - Only locally saved data available');

    await context.setOffline(false);
    await setNetworkState(true);
    await bar().waitFor({ state: 'detached' });
    await person.opens('/?from=bookmark');
    await person.seesNews();
    await page
      .getByText(/could not be refreshed\. Showing saved content \(.*\d+:\d+.*\)/)
      .first()
      .waitFor();
    expect(await bar().count()).toBe(0);
  });
  await page.reload();
  await person.seesNews();
  expect(await page.getByText(/could not be refreshed/).count()).toBe(0);
});

it('a page not opened before says once that it is unavailable offline, and opens once online', async () => {
  await visitOnce();
  await context.setOffline(true);
  await bar().waitFor();
  await person.within('Main', 'navigation').presses('Collaboration', 'link');
  const words = person.inThe('main').the('heading', "This page isn't available offline");
  await words.waitFor();
  for (const line of [words, page.getByText(/^There's no connection to the portal/)])
    expect(await line.evaluate((each) => getComputedStyle(each).textAlign)).toBe('center');
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expect(await page.getByText(/idle too long/).count()).toBe(0);
  await context.setOffline(false);
  await person.inThe('main').arrivesAt('Collaboration');
  expect(await words.count()).toBe(0);
});

it('such a page also opens where the server answers only a moment after the network is back', async () => {
  await visitOnce();
  await context.setOffline(true);
  await bar().waitFor();
  await person.within('Main', 'navigation').presses('Collaboration', 'link');
  await person.inThe('main').the('heading', "This page isn't available offline").waitFor();
  let asked = 0;
  await page.route('**/health/live', (route) => {
    asked += 1;
    return asked < 3 ? route.abort() : route.continue();
  });
  await context.setOffline(false);
  await person.inThe('main').arrivesAt('Collaboration');
  expect(asked).toBe(3);
});

it('ERRORS-24 a menu without its code offline leaves the page as it is, says why and opens once online', async () => {
  await context.close();
  // As in Teams, where nothing is kept by a service worker.
  await begin({ serviceWorkers: 'block' });
  await person.signsIn('member');
  await person.seesNews();
  await context.setOffline(true);
  await bar().waitFor();
  await person.presses(/^Your menu/);
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('aria-expanded') === 'true',
  );
  await person.seesNews();
  await context.setOffline(false);
  await bar().waitFor({ state: 'detached' });
  await person.presses(/^Your menu/);
  await person.presses(/^Your menu/);
  await person.sees('Settings', 'menuitem');
});

it('a page that people read opens with what the server said last time, a reload with what it says now', async () => {
  await visitOnce();
  const token = await stage.portal.devTenant.tokenFor('admin@nordvik.example');
  const settings = `${stage.portal.url}/api/featuresettings`;
  const headers = { authorization: `Bearer ${token}` };
  const host = 'films.nordvik.example';
  const isAnnounced = async () =>
    (await page.locator('#portal-config').textContent())?.includes(host);
  const isKept = async (name: string) => {
    const kept = await caches.match('/', { cacheName: 'portal-page' });
    return (await kept?.text())?.includes(name);
  };
  const changed = await fetch(settings, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ Key: 'allowedVideoHosts', Value: [host] }),
  });
  expect(changed.status).toBe(201);
  await person.opens('/');
  expect(await isAnnounced()).toBe(false);
  await until(async () => (await page.evaluate(isKept, host)) ?? false);
  await person.opens('/');
  expect(await isAnnounced()).toBe(true);
  await fetch(`${settings}/allowedVideoHosts`, { method: 'DELETE', headers });
  await page.reload();
  expect(await isAnnounced()).toBe(false);
});
