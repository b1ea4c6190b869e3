import type { Frame, Page } from 'playwright-core';
import { teamsAppId } from '../../../src/devTenant/environment';
import { axeViolations } from '../../support/browser/browser';
import { setStage } from '../../support/browser/stage';
import { publishFeatured } from '../../support/content/publishFeatured';
import { appFrame, deepLink, type TeamsSettings } from '../../support/browser/teams';

// With nested app authentication no window has to open, so that these journeys see the portal as it
// is used every day.
const stage = setStage({ isBare: true, environment: { TEAMS_NESTED_APP_AUTH: 'yes' } });

const open = (settings: TeamsSettings = {}, path?: string) =>
  stage.openInTeams({ naa: 'true', ...settings }, path);
const tabs = () => stage.person.within('Tabs', 'navigation');
const banner = () => appFrame(stage.page).getByRole('banner');
const loading = () => stage.page.getByRole('status').filter({ hasText: 'Loading' });

async function portalFrame(page: Page, path: string): Promise<Frame> {
  const frame = page.frames().find((candidate) => candidate.parentFrame() === page.mainFrame())!;
  await frame.waitForURL(({ pathname }) => pathname === path);
  return frame;
}

it.each(['desktop', 'phone'] as const)(
  'TEAMS-02 TEAMS-03 TEAMS-04 TEAMS-05 TEAMS-17 AUTH-33 the three tabs open their pages in Teams on a %s',
  async (device) => {
    const { page } = stage;
    const person = await open({ device });
    await person.seesNews();
    expect(await tabs().place.getByRole('link').allTextContents()).toEqual([
      'Today',
      'Your board',
      'Collaboration',
    ]);
    await portalFrame(page, '/');
    await tabs().presses('Your board', 'link');
    await portalFrame(page, '/your-board');
    await banner().waitFor();
    await tabs().presses('Collaboration', 'link');
    await portalFrame(page, '/collaboration');
    await banner().waitFor();
    await tabs().presses('Today', 'link');
    await portalFrame(page, '/');
    await person.seesNews();
  },
);

it('TEAMS-14 Teams hides its loading indicator and shows no error, because the portal reports success', async () => {
  const { page } = stage;
  const person = await open({ loadTimeout: '20000' });
  await person.seesNews();
  await loading().waitFor({ state: 'hidden' });
  expect(await page.locator('#log').textContent()).toContain('appInitialization.success');
  expect(await page.getByRole('alert').count()).toBe(0);
});

it('TEAMS-15 the theme of Teams counts, also when it changes while the portal is open', async () => {
  const { page } = stage;
  const person = await open({ theme: 'dark' });
  await person.seesNews();
  const brightness = async () => {
    const color = await banner().evaluate((element) => getComputedStyle(element).backgroundColor);
    return (color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
  };
  expect(Math.max(...(await brightness()))).toBeLessThan(80);
  await page.getByRole('radio', { name: 'Light' }).check();
  await banner().and(appFrame(page).locator(':root[data-theme=default] header')).waitFor();
  expect(await brightness()).toEqual([255, 255, 255]);
  await page.getByRole('radio', { name: 'High contrast' }).check();
  await banner().and(appFrame(page).locator(':root[data-theme=contrast] header')).waitFor();
  await person.seesNews();
  expect(await brightness()).toEqual([0, 0, 0]);
});

it('LANG-20 the portal speaks the language of Teams, whatever the browser speaks', async () => {
  const person = await open({ language: 'da' });
  await person.arrivesAt('I dag');
});

it('on a phone Teams’ own header and tabs are enough: no logo, and the search beside the person’s menu', async () => {
  const person = await open({ device: 'phone' });
  await person.seesNews();
  expect(
    await banner()
      .getByRole('link', { name: /to the start page/ })
      .count(),
  ).toBe(0);
  const bar = (await banner().getByRole('button', { name: 'Search' }).boundingBox())!;
  const menu = (await banner()
    .getByRole('button', { name: /^Your menu/ })
    .boundingBox())!;
  expect(bar.width).toBeGreaterThan(menu.width * 3);
  expect(bar.y + bar.height / 2).toBeCloseTo(menu.y + menu.height / 2, -1);
});

it('TEAMS-16 a normal browser neither loads the Teams client library nor waits for it', async () => {
  const { page, portal } = stage;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(portal.url);
  await page.waitForURL(`${portal.devTenant.identityUrl}/**`);
  expect(asked.filter((url) => url.includes('res.cdn.office.net'))).toEqual([]);
});

it("NEWS-07 in Teams a post of the portal's own opens in its place, and Back leads to Today again", async () => {
  const { page, context, portal } = stage;
  const person = await open();
  const link = person
    .the('region', 'Featured news')
    .getByRole('article')
    .first()
    .getByRole('link')
    .first();
  const address = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
  await link.click();
  await person.place.locator('article:has(h1)').waitFor();
  await portalFrame(page, new URL(address).pathname);
  expect(new URL(address).origin).toBe(portal.url);
  expect(context.pages()).toEqual([page]);
  await (await portalFrame(page, new URL(address).pathname)).evaluate(() => history.back());
  await person.arrivesAt('Today');
  await person.seesNews();
});

it('TEAMS-20 closing a dialog does not go back in the history that the tab shares with Teams', async () => {
  const person = await open({ device: 'phone' });
  await person.seesNews();
  const frame = await portalFrame(stage.page, '/');
  const dialog = person.place.getByRole('dialog');
  const back = frame.evaluate(
    () => new Promise<void>((left) => addEventListener('popstate', () => left(), { once: true })),
  );
  await banner().getByRole('button', { name: 'Search' }).click();
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(
    await frame.evaluate(() => (history.state as { portal: { index: number } }).portal.index),
  ).toBe(1);
  // The person's own Back is the first one that the frame hears of.
  await frame.evaluate(() => history.back());
  await back;
  expect(
    await frame.evaluate(() => (history.state as { portal: { index: number } }).portal.index),
  ).toBe(0);
});

describe('deep links', () => {
  it('TEAMS-20 a link with a sub-page id, path and query, opens the page below its tab', async () => {
    const person = await open({}, deepLink(teamsAppId, 'yourBoard', '/pages/news?from=link'));
    await person.arrivesAt('News Center');
    const frame = await portalFrame(stage.page, '/pages/news');
    expect(new URL(frame.url()).search).toBe('?from=link');
    expect(await tabs().the('link', 'Your board').getAttribute('aria-current')).toBe('page');
  });

  it('TEAMS-20 a deep link leads to its page even when the portal shows before Teams reports the link', async () => {
    const person = await open();
    await person.seesNews();
    await open({}, deepLink(teamsAppId, 'today', '/pages/news'));
    await person.arrivesAt('News Center');
    await portalFrame(stage.page, '/pages/news');
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example',
    'javascript:alert(1)',
  ])('the sub-page id %s leads nowhere: the tab shows its own page', async (subPageId) => {
    const person = await open({}, deepLink(teamsAppId, 'today', subPageId));
    await person.seesNews();
    expect((await portalFrame(stage.page, '/')).url()).toBe(`${stage.portal.url}/`);
  });

  it('a link copied on a page leads back to the page, in Teams and in a browser', async () => {
    const { page, context, portal } = stage;
    for (const origin of [portal.url, portal.devTenant.hostUrl])
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    const { Path: post } = await publishFeatured(stage, 'Pilots wanted in Esbjerg');
    const person = await open({}, deepLink(teamsAppId, 'today', post));
    await person.arrivesAt('Pilots wanted in Esbjerg');
    await person.presses('Share');
    await person.presses('Copy link', 'menuitem');
    await person.isTold('The link was copied.');
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(link.pathname).toBe(`/l/entity/${teamsAppId}/today`);
    expect(link.searchParams.get('webUrl')).toBe(portal.url + post);
    await open({}, link.pathname + link.search);
    await person.arrivesAt('Pilots wanted in Esbjerg');
    await portalFrame(page, post);
  });
});

it("TEAMS-22 AUTH-37 the header in Teams keeps the person's menu, without Sign out, and repeats no tab", async () => {
  const person = await open();
  await person.seesNews();
  expect(
    await banner()
      .getByRole('navigation')
      .getByRole('link', { name: /Today|Your board|Collaboration/ })
      .count(),
  ).toBe(0);
  await person.inThe('banner').presses(/Maria Solberg/);
  await person.sees('Settings', 'menuitem');
  expect(await person.the('menuitem', 'Sign out').count()).toBe(0);
});

it('a stay in the background costs neither the place nor fresh news', async () => {
  const { page } = stage;
  const person = await open({}, deepLink(teamsAppId, 'today', '/settings'));
  await portalFrame(page, '/settings');
  await stage.person.presses('Chat');
  await stage.person.sees('Chat', 'heading');
  await publishFeatured(stage, 'Ice class raised for two ferries');
  await stage.person.presses('Nordvik');
  await portalFrame(page, '/settings');
  await person
    .the('link', /Home|Nordvik/)
    .first()
    .click();
  await person
    .the('link', /Ice class raised/)
    .first()
    .waitFor();
});

it.each(['default', 'dark', 'contrast'] as const)(
  'in the theme %s neither Today on a phone nor the set-up page has an accessibility violation in Teams',
  async (theme) => {
    const { page } = stage;
    const person = await open({ theme, device: 'phone' });
    await person.seesNews();
    expect(await axeViolations(await portalFrame(page, '/'))).toEqual([]);
    await open(
      { theme, person: 'admin@nordvik.example' },
      deepLink(teamsAppId, 'today', '/admin/teams-app'),
    );
    await person.sees('Download package', 'button');
    await person.sees('Check again', 'button');
    expect(await axeViolations(await portalFrame(page, '/admin/teams-app'))).toEqual([]);
  },
);
