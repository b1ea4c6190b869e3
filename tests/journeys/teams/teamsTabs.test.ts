import type { FrameLocator, Page } from 'playwright-core';
import { signIn, watchForTrouble } from '../../support/browser/browser';
import { storePage } from '../../support/content/pages';
import { setStage } from '../../support/browser/stage';
import {
  appFrame,
  deepLink,
  leaveTeams,
  openInTeams,
  type TeamsSettings,
} from '../../support/browser/teams';
import { languageTerm } from '../../../src/devTenant/company/terms';
import { teamsAppId } from '../../../src/devTenant/environment';

const stage = setStage({ isBare: true });
let trouble: string[];

const watch = () => {
  trouble = watchForTrouble(stage.context, [/status of (401|404)/]);
};
beforeEach(watch);
afterEach(() => expect(trouble).toEqual([]));

const open = (settings?: TeamsSettings, path?: string) =>
  openInTeams(stage.page, stage.portal.devTenant.hostUrl, settings, path);
const heading = (frame: FrameLocator, name: string) =>
  frame.getByRole('heading', { level: 1, name });
const tab = (name: string) => stage.page.getByRole('link', { name, exact: true });
const chooseTheme = (name: string) => stage.page.getByRole('radio', { name, exact: true }).check();
const addressOf = (page: Page) =>
  page
    .frames()
    .find((each) => each.parentFrame() === page.mainFrame())!
    .url();

it("TEAMS-15 the theme is the host's from the start and follows its changes", async () => {
  await stage.page.emulateMedia({ colorScheme: 'dark' });
  const frame = await open({ theme: 'default' });
  await heading(frame, 'Today').waitFor();
  await frame.locator('html[data-theme=default]').waitFor({ state: 'attached' });
  const grounds = {
    Light: 'rgb(245, 247, 248)',
    Dark: 'rgb(20, 26, 30)',
    'High contrast': 'rgb(0, 0, 0)',
  };
  await untilGround(frame, grounds.Light);
  for (const name of ['Dark', 'High contrast', 'Light'] as const) {
    await chooseTheme(name);
    await untilGround(frame, grounds[name]);
  }
});

it("TEAMS-15 the next visit shows the cached portal in the host's theme, before the host has answered", async () => {
  const frame = await open({ theme: 'dark' });
  await heading(frame, 'Today').waitFor();
  await frame.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
  await stage.context.route(/\/assets\/teams\./, () => undefined);
  await leaveTeams(stage.page);
  await stage.page.reload({ waitUntil: 'commit' });
  await heading(appFrame(stage.page), 'Today').waitFor({ state: 'attached' });
  await untilGround(appFrame(stage.page), 'rgb(20, 26, 30)');
});

it('TEAMS-17 the three tabs open their pages, on the desktop and on a phone with the small-screen layout', async () => {
  for (const device of ['desktop', 'phone'] as const) {
    const frame = await open({ device });
    for (const name of ['Today', 'Your board', 'Collaboration']) {
      await tab(name).click();
      await heading(frame, name).waitFor();
      const isTooWide = await frame
        .locator('body')
        .evaluate((body) => body.scrollWidth > window.innerWidth);
      expect([device, name, isTooWide]).toEqual([device, name, false]);
    }
    const width = await frame.locator('html').evaluate((html) => html.clientWidth);
    expect(width < 768).toBe(device === 'phone');
  }
});

it('TEAMS-20 a deep link opens its tab and the page below it; one that leads elsewhere opens the tab only', async () => {
  const { page, portal } = stage;
  const frame = await open({}, deepLink(teamsAppId, 'today', '/settings?from=link'));
  await heading(frame, 'Settings').waitFor();
  expect(addressOf(page)).toBe(`${portal.url}/settings?from=link`);
  await heading(await open({}, deepLink(teamsAppId, 'collaboration')), 'Collaboration').waitFor();
  for (const elsewhere of ['https://evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    await heading(await open({}, deepLink(teamsAppId, 'today', elsewhere)), 'Today').waitFor();
    await page.locator('#loading').waitFor({ state: 'hidden' });
    expect(addressOf(page)).toBe(`${portal.url}/`);
  }
});

it('TEAMS-23 a notification appears in the activity feed of Teams, and a click on it opens its page in the app', async () => {
  const { page, portal } = stage;
  const post = await storePage(stage, {
    ...{ Title: 'The new quay is open', LanguageTermId: languageTerm('en').id, Notify: true },
  });
  await heading(await open(), 'Today').waitFor();
  const banner = page
    .getByRole('status')
    .filter({ hasText: 'Nordvik published The new quay is open' });
  await page.getByRole('button', { name: /^Activity ?\d+/ }).click();
  await page
    .getByRole('list', { name: 'Notifications' })
    .getByRole('button', { name: /^Nordvik published The new quay is open/ })
    .click();
  await heading(appFrame(page), 'The new quay is open').waitFor();
  expect(addressOf(page)).toBe(portal.url + post.Path);
  await page.getByRole('button', { name: 'Activity', exact: true }).waitFor();
  await banner.waitFor({ state: 'hidden' });
});

it('TEAMS-20 a link that is opened while the portal is open shows its page without loading the portal again', async () => {
  const { page } = stage;
  const frame = await open();
  await heading(frame, 'Today').waitFor();
  await page.locator('#loading').waitFor({ state: 'hidden' });
  const loads = documentLoads(page);
  const field = page.getByRole('textbox', { name: 'Open a link to Teams' });
  await field.fill(`https://teams.microsoft.com${deepLink(teamsAppId, 'yourBoard', '/settings')}`);
  await field.press('Enter');
  await heading(frame, 'Settings').waitFor();
  expect(loads()).toBe(0);
});

it('TEAMS-20 "Copy link" gives a Teams link in Teams and a web link in a browser, both to the same page', async () => {
  const { page, portal, context } = stage;
  const path = await postPath();
  const frame = await open({}, deepLink(teamsAppId, 'today', path));
  const title = (await frame
    .getByRole('article')
    .getByRole('heading', { level: 1 })
    .textContent())!;
  await frame.getByRole('button', { name: 'Share' }).click();
  await frame.getByRole('menuitem', { name: 'Copy link' }).click();
  await frame.getByText('The link was copied.').first().waitFor();
  const field = page.getByRole('textbox', { name: 'Open a link to Teams' });
  await field.press('Control+V');
  const teams = await field.inputValue();
  expect(new URL(teams).pathname).toBe(`/l/entity/${teamsAppId}/today`);
  await tab('Collaboration').click();
  await heading(frame, 'Collaboration').waitFor();
  await field.press('Enter');
  await heading(frame, title).waitFor();

  const web = new URL(teams).searchParams.get('webUrl')!;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: portal.url });
  const browserPage = await context.newPage();
  await signIn(browserPage, portal.url, 'member@nordvik.example', new URL(web).pathname);
  await browserPage.getByRole('heading', { level: 1, name: title }).waitFor();
  await browserPage.getByRole('button', { name: 'Share' }).click();
  await browserPage.getByRole('menuitem', { name: 'Copy link' }).click();
  await browserPage.getByText('The link was copied.').first().waitFor();
  expect(await browserPage.evaluate(() => navigator.clipboard.readText())).toBe(web);
});

it('TEAMS-22 in Teams the header leaves out the pages that have tabs, and keeps the rest', async () => {
  const { page, portal } = stage;
  const frame = await open();
  await heading(frame, 'Today').waitFor();
  const banner = frame.getByRole('banner');
  await banner.getByRole('button', { name: /^Your menu/ }).waitFor();
  for (const name of ['Today', 'Your board', 'Collaboration'])
    expect(await banner.getByRole('link', { name: new RegExp(`${name}$`) }).count()).toBe(0);
  await signIn(page, portal.url, 'member@nordvik.example');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Today$/ })
    .waitFor();
});

it('TEAMS-19 links to new tabs open through the host, outside of the frame', async () => {
  await stage.withWindows();
  watch();
  const { page, context, portal } = stage;
  const frame = await open();
  await heading(frame, 'Today').waitFor();
  await page.locator('#loading').waitFor({ state: 'hidden' });
  await context.route('https://nordvik.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>About us</h1>' }),
  );
  // Of the portal's own nothing opens in a new tab here.
  await frame.locator('footer').scrollIntoViewIfNeeded();
  const link = frame.locator('footer a[target=_blank]').first();
  const address = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
  expect(address).toBeTruthy();
  await page
    .locator('#log li', { hasText: 'executeDeepLink' })
    .first()
    .waitFor({ state: 'attached' });
  expect(addressOf(page)).toBe(`${portal.url}/`);
});

it('NEWS-07 in Teams a post of the portal opens in its frame', async () => {
  const { page } = stage;
  const frame = await open();
  const link = frame.locator('article a[href^="/pages/news/"]').first();
  await link.focus();
  await link.press('Enter');
  await frame.getByRole('button', { name: 'Share' }).waitFor();
  expect(addressOf(page)).toContain('/pages/news/');
});

it('after a pause in the background the portal stands where it was left, and reads again what it shows', async () => {
  const { page, portal } = stage;
  const frame = await open();
  await heading(frame, 'Today').waitFor();
  await page.locator('#loading').waitFor({ state: 'hidden' });
  await frame.getByRole('region', { name: 'Featured news' }).getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await frame.locator('html').evaluate(() => window.scrollTo(0, 300));
  const loads = documentLoads(page);
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await page.getByRole('heading', { name: 'Chat' }).waitFor();
  const refreshed = page.waitForResponse((response) =>
    response.url().startsWith(`${portal.url}/api/pages/news/top`),
  );
  await page.getByRole('button', { name: 'Nordvik', exact: true }).click();
  await refreshed;
  await page.locator('#loading').waitFor({ state: 'hidden' });
  expect(await frame.locator('html').evaluate(() => window.scrollY)).toBe(300);
  expect(loads()).toBe(0);
});

it('TEAMS-16 a normal browser loads nothing of Teams and does not need it', async () => {
  const { page, context, portal } = stage;
  const requested: string[] = [];
  context.on('request', (request) => requested.push(request.url()));
  await context.route(/\/assets\/teams\.|res\.cdn\.office\.net/, (route) => route.abort());
  await signIn(page, portal.url, 'member@nordvik.example');
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => /\/assets\/teams|teams-js/.test(url))).toEqual([]);
});

/** Waits until the page's ground has the colour. */
async function untilGround(frame: FrameLocator, colour: string): Promise<void> {
  await frame.locator('#content').evaluate(
    (main, wanted) =>
      new Promise<void>((resolve) => {
        const look = () =>
          getComputedStyle(main.parentElement!).backgroundColor === wanted
            ? resolve()
            : requestAnimationFrame(look);
        look();
      }),
    colour,
  );
}

/** Counts how often a frame loads a document from now on. */
function documentLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** The newest post of the portal's own. */
async function postPath(): Promise<string> {
  const { body } = await stage.call<{ Path: string }[]>(
    'member',
    'GET',
    '/pages/news/top?amount=5',
  );
  return body[0]!.Path;
}
