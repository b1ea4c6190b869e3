import type { Page } from 'playwright-core';
import { watchForTrouble } from '../../support/browser/browser';
import { personAt, type Person, type Place } from '../../support/browser/person';
import { storePage } from '../../support/content/pages';
import { setStage } from '../../support/browser/stage';
import { appFrame, deepLink, leaveTeams, type TeamsSettings } from '../../support/browser/teams';
import { until } from '../../support/until';
import { languageTerm } from '../../../src/devTenant/company/terms';
import { teamsAppId } from '../../../src/devTenant/environment';

const stage = setStage({ isBare: true });
let trouble: string[];

const watch = () => {
  trouble = watchForTrouble(stage.context, [/status of (401|404)/]);
};
beforeEach(watch);
afterEach(() => expect(trouble).toEqual([]));

const { openInTeams } = stage;
const chooseTheme = (name: string) => stage.page.getByRole('radio', { name, exact: true }).check();
const addressOf = (page: Page) =>
  page
    .frames()
    .find((each) => each.parentFrame() === page.mainFrame())!
    .url();

it("TEAMS-15 the theme is the host's from the start and follows its changes", async () => {
  await stage.page.emulateMedia({ colorScheme: 'dark' });
  const person = await openInTeams({ theme: 'default' });
  await person.arrivesAt('Today');
  await person.place.locator('html[data-theme=default]').waitFor({ state: 'attached' });
  const grounds = {
    Light: 'rgb(245, 247, 248)',
    Dark: 'rgb(20, 26, 30)',
    'High contrast': 'rgb(0, 0, 0)',
  };
  await untilGround(person.place, grounds.Light);
  for (const name of ['Dark', 'High contrast', 'Light'] as const) {
    await chooseTheme(name);
    await untilGround(person.place, grounds[name]);
  }
});

it("TEAMS-15 the next visit shows the cached portal in the host's theme, before the host has answered", async () => {
  const person = await openInTeams({ theme: 'dark' });
  await person.arrivesAt('Today');
  await person.place.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
  await stage.context.route(/\/assets\/teams\./, () => undefined);
  await leaveTeams(stage.page);
  await stage.page.reload({ waitUntil: 'commit' });
  await appFrame(stage.page)
    .getByRole('heading', { level: 1, name: 'Today' })
    .waitFor({ state: 'attached' });
  await untilGround(appFrame(stage.page), 'rgb(20, 26, 30)');
});

it('TEAMS-17 the three tabs open their pages, on the desktop and on a phone with the small-screen layout', async () => {
  for (const device of ['desktop', 'phone'] as const) {
    const person = await openInTeams({ device });
    for (const name of ['Today', 'Your board', 'Collaboration']) {
      await stage.person.presses(name, 'link');
      await person.arrivesAt(name);
      const isTooWide = await person.place
        .locator('body')
        .evaluate((body) => body.scrollWidth > window.innerWidth);
      expect([device, name, isTooWide]).toEqual([device, name, false]);
    }
    const width = await person.place.locator('html').evaluate((html) => html.clientWidth);
    expect(width < 768).toBe(device === 'phone');
  }
});

it('TEAMS-20 a deep link opens its tab and the page below it; one that leads elsewhere opens the tab only', async () => {
  const { page, portal } = stage;
  const person = await openInTeams({}, deepLink(teamsAppId, 'today', '/settings?from=link'));
  await person.arrivesAt('Settings');
  expect(addressOf(page)).toBe(`${portal.url}/settings?from=link`);
  await (await openInTeams({}, deepLink(teamsAppId, 'collaboration'))).arrivesAt('Collaboration');
  for (const elsewhere of ['https://evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    await (await openInTeams({}, deepLink(teamsAppId, 'today', elsewhere))).arrivesAt('Today');
    await page.locator('#loading').waitFor({ state: 'hidden' });
    expect(addressOf(page)).toBe(`${portal.url}/`);
  }
});

it('TEAMS-23 a notification appears in the activity feed of Teams, and a click on it opens its page in the app', async () => {
  const { page, portal } = stage;
  const post = await storePage(stage, {
    ...{ Title: 'The new quay is open', LanguageTermId: languageTerm('en').id, Notify: true },
  });
  await (await openInTeams()).arrivesAt('Today');
  const banner = page
    .getByRole('status')
    .filter({ hasText: 'Nordvik published The new quay is open' });
  await stage.person.presses(/^Activity ?\d+/);
  await stage.person
    .within('Notifications', 'list')
    .presses(/^Nordvik published The new quay is open/);
  await appFrame(page).getByRole('heading', { level: 1, name: 'The new quay is open' }).waitFor();
  expect(addressOf(page)).toBe(portal.url + post.Path);
  await stage.person.sees('Activity', 'button');
  await banner.waitFor({ state: 'hidden' });
});

it('TEAMS-20 a link that is opened while the portal is open shows its page without loading the portal again', async () => {
  const { page } = stage;
  const person = await openInTeams();
  await person.arrivesAt('Today');
  await page.locator('#loading').waitFor({ state: 'hidden' });
  const loads = documentLoads(page);
  const field = page.getByRole('textbox', { name: 'Open a link to Teams' });
  await field.fill(`https://teams.microsoft.com${deepLink(teamsAppId, 'yourBoard', '/settings')}`);
  await field.press('Enter');
  await person.arrivesAt('Settings');
  expect(loads()).toBe(0);
});

it('TEAMS-20 a link that is followed again opens its page again, once Teams has shown that it clears links', async () => {
  const person = await openOverLink();
  await backInPortal(person);
  await awayAndBack();
  await follow(settingsLink);
  await person.arrivesAt('Settings');
  await backInPortal(person);
  await stage.person.presses('Chat');
  await follow(settingsLink);
  await person.arrivesAt('Settings');
});

it('TEAMS-20 whoever comes back stands where they were, also where Teams goes on naming the link', async () => {
  const person = await openOverLink({ links: 'kept' });
  await backInPortal(person);
  for (let times = 0; times < 2; times += 1) {
    await awayAndBack();
    await person.arrivesAt('Today');
    expect(addressOf(stage.page)).toBe(`${stage.portal.url}/`);
  }
});

it('TEAMS-15 an app that slept has the theme of now, and follows its changes', async () => {
  const person = await openInTeams({ theme: 'default' });
  await person.arrivesAt('Today');
  await stage.page.locator('#loading').waitFor({ state: 'hidden' });
  await stage.person.presses('Chat');
  await stage.page.locator('#log li', { hasText: 'readyToUnload' }).waitFor({ state: 'attached' });
  await chooseTheme('Dark');
  await stage.person.presses('Nordvik');
  await untilGround(person.place, 'rgb(20, 26, 30)');
  await chooseTheme('Light');
  await untilGround(person.place, 'rgb(245, 247, 248)');
});

it('TEAMS-20 "Copy link" gives a Teams link in Teams and a web link in a browser, both to the same page', async () => {
  const { page, portal, context } = stage;
  const path = await postPath();
  const person = await openInTeams({}, deepLink(teamsAppId, 'today', path));
  const title = (await person.place
    .getByRole('article')
    .getByRole('heading', { level: 1 })
    .textContent())!;
  await person.presses('Share');
  await person.presses('Copy link', 'menuitem');
  await person.isTold('The link was copied.');
  const field = page.getByRole('textbox', { name: 'Open a link to Teams' });
  await field.press('Control+V');
  const teams = await field.inputValue();
  expect(new URL(teams).pathname).toBe(`/l/entity/${teamsAppId}/today`);
  await stage.person.presses('Collaboration', 'link');
  await person.arrivesAt('Collaboration');
  await field.press('Enter');
  await person.arrivesAt(title);

  const web = new URL(teams).searchParams.get('webUrl')!;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: portal.url });
  const browserPage = await context.newPage();
  const inBrowser = personAt(browserPage, portal.url);
  await inBrowser.signsIn('member', new URL(web).pathname);
  await inBrowser.arrivesAt(title);
  await inBrowser.presses('Share');
  await inBrowser.presses('Copy link', 'menuitem');
  await inBrowser.isTold('The link was copied.');
  expect(await browserPage.evaluate(() => navigator.clipboard.readText())).toBe(web);
});

it('TEAMS-22 in Teams the header leaves out the pages that have tabs, and keeps the rest', async () => {
  const person = await openInTeams();
  await person.arrivesAt('Today');
  const banner = person.place.getByRole('banner');
  await banner.getByRole('button', { name: /^Your menu/ }).waitFor();
  for (const name of ['Today', 'Your board', 'Collaboration'])
    expect(await banner.getByRole('link', { name: new RegExp(`${name}$`) }).count()).toBe(0);
  await stage.person.signsIn('member');
  await stage.person.inThe('banner').sees(/Today$/, 'link');
});

it('TEAMS-19 links to new tabs open through the host, outside of the frame', async () => {
  await stage.withWindows();
  watch();
  const { page, context, portal } = stage;
  const person = await openInTeams();
  await person.arrivesAt('Today');
  await page.locator('#loading').waitFor({ state: 'hidden' });
  await context.route('https://nordvik.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>About us</h1>' }),
  );
  // Of the portal's own nothing opens in a new tab here.
  await person.place.locator('footer').scrollIntoViewIfNeeded();
  const link = person.place.locator('footer a[target=_blank]').first();
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
  const person = await openInTeams();
  const link = person.place.locator('article a[href^="/pages/news/"]').first();
  await link.focus();
  await link.press('Enter');
  await person.sees('Share', 'button');
  expect(addressOf(page)).toContain('/pages/news/');
});

it('after a pause in the background the portal stands where it was left, and reads again what it shows', async () => {
  const { page, portal } = stage;
  const person = await openInTeams();
  await person.arrivesAt('Today');
  await page.locator('#loading').waitFor({ state: 'hidden' });
  await person.seesNews();
  await page.waitForLoadState('networkidle');
  const post = person.place.getByRole('article').first();
  await post.evaluate((card) => card.scrollIntoView({ block: 'start' }));
  const heightOf = () => post.evaluate((card) => Math.round(card.getBoundingClientRect().top));
  const height = await heightOf();
  const loads = documentLoads(page);
  await stage.person.presses('Chat');
  await stage.person.sees('Chat', 'heading');
  // An answer that arrives meanwhile is drawn; a browser then keeps no place of a hidden frame.
  await person.place.locator('body').evaluate((body) => {
    body.append(document.createElement('div'));
    body.getBoundingClientRect();
  });
  const refreshed = page.waitForResponse((response) =>
    response.url().startsWith(`${portal.url}/api/pages/news/top`),
  );
  await stage.person.presses('Nordvik');
  await refreshed;
  // A frame that is not shown is scrolled nowhere, and has its place back a moment after it is.
  await until(async () => (await heightOf()) === height);
  expect(loads()).toBe(0);
});

it('TEAMS-16 a normal browser loads nothing of Teams and does not need it', async () => {
  const { page, context } = stage;
  const requested: string[] = [];
  context.on('request', (request) => requested.push(request.url()));
  await context.route(/\/assets\/teams\.|res\.cdn\.office\.net/, (route) => route.abort());
  await stage.person.signsIn('member');
  await stage.person.arrivesAt('Today');
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => /\/assets\/teams|teams-js/.test(url))).toEqual([]);
});

/** Waits until the page's ground has the colour. */
async function untilGround(place: Place, colour: string): Promise<void> {
  await place.locator('#content').evaluate(
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

const settingsLink = `https://teams.microsoft.com${deepLink(teamsAppId, 'today', '/settings')}`;

/** The portal, open at the page of a link that was followed while it stood at Today. */
async function openOverLink(settings: TeamsSettings = {}): Promise<Person> {
  const person = await openInTeams(settings);
  await person.arrivesAt('Today');
  await stage.page.locator('#loading').waitFor({ state: 'hidden' });
  await follow(settingsLink);
  await person.arrivesAt('Settings');
  return person;
}

async function follow(link: string): Promise<void> {
  const field = stage.page.getByRole('textbox', { name: 'Open a link to Teams' });
  await field.fill(link);
  await field.press('Enter');
}

async function backInPortal(person: Person): Promise<void> {
  await person.place.locator('html').evaluate(() => history.back());
  await person.arrivesAt('Today');
}

/** To another app of Teams, and back by the portal's own button there; until it has looked around. */
async function awayAndBack(): Promise<void> {
  const contexts = stage.page.locator('#log li', { hasText: 'App getContext' });
  const before = await contexts.count();
  await stage.person.presses('Chat');
  await stage.person.presses('Nordvik');
  await until(async () => (await contexts.count()) > before);
}
