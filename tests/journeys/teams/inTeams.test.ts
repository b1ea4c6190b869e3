import type { Frame, Page } from 'playwright-core';
import { teamsAppId } from '../../../src/devTenant/environment';
import { axeViolations } from '../../support/browser/browser';
import { setStage } from '../../support/browser/stage';
import { publishFeatured } from '../../support/content/publishFeatured';
import { appFrame, deepLink, openInTeams, type TeamsSettings } from '../../support/browser/teams';

// With nested app authentication no window has to open, so that these journeys see the portal as it
// is used every day.
const stage = setStage({ isBare: true, environment: { TEAMS_NESTED_APP_AUTH: 'yes' } });

const open = (settings: TeamsSettings = {}, path?: string) =>
  openInTeams(stage.page, stage.portal.devTenant.hostUrl, { naa: 'true', ...settings }, path);
const tab = (name: string) =>
  stage.page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name, exact: true });
const banner = () => appFrame(stage.page).getByRole('banner');
const featured = () =>
  appFrame(stage.page).getByRole('region', { name: 'Featured news' }).getByRole('article').first();
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
    await open({ device });
    await featured().waitFor();
    expect(
      await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link').allTextContents(),
    ).toEqual(['Today', 'Your board', 'Collaboration']);
    await portalFrame(page, '/');
    await tab('Your board').click();
    await portalFrame(page, '/your-board');
    await banner().waitFor();
    await tab('Collaboration').click();
    await portalFrame(page, '/collaboration');
    await banner().waitFor();
    await tab('Today').click();
    await portalFrame(page, '/');
    await featured().waitFor();
  },
);

it('TEAMS-14 Teams hides its loading indicator and shows no error, because the portal reports success', async () => {
  const { page } = stage;
  await open({ loadTimeout: '20000' });
  await featured().waitFor();
  await loading().waitFor({ state: 'hidden' });
  expect(await page.locator('#log').textContent()).toContain('appInitialization.success');
  expect(await page.getByRole('alert').count()).toBe(0);
});

it('TEAMS-15 the theme of Teams counts, also when it changes while the portal is open', async () => {
  const { page } = stage;
  await open({ theme: 'dark' });
  await featured().waitFor();
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
  await featured().waitFor();
  expect(await brightness()).toEqual([0, 0, 0]);
});

it('LANG-20 the portal speaks the language of Teams, whatever the browser speaks', async () => {
  await open({ language: 'da' });
  await appFrame(stage.page).getByRole('heading', { level: 1, name: 'I dag' }).waitFor();
});

it('on a phone Teams’ own header and tabs are enough: no logo, and the search beside the person’s menu', async () => {
  await open({ device: 'phone' });
  await featured().waitFor();
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
  await open();
  const link = featured().getByRole('link').first();
  const address = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
  await link.click();
  const frame = appFrame(page);
  await frame.locator('article:has(h1)').waitFor();
  await portalFrame(page, new URL(address).pathname);
  expect(new URL(address).origin).toBe(portal.url);
  expect(context.pages()).toEqual([page]);
  await (await portalFrame(page, new URL(address).pathname)).evaluate(() => history.back());
  await frame.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  await featured().waitFor();
});

describe('deep links', () => {
  it('TEAMS-20 a link with a sub-page id, path and query, opens the page below its tab', async () => {
    await open({}, deepLink(teamsAppId, 'yourBoard', '/pages/news?from=link'));
    await appFrame(stage.page).getByRole('heading', { level: 1, name: 'News Center' }).waitFor();
    const frame = await portalFrame(stage.page, '/pages/news');
    expect(new URL(frame.url()).search).toBe('?from=link');
    expect(await tab('Your board').getAttribute('aria-current')).toBe('page');
  });

  it('TEAMS-20 a deep link leads to its page even when the portal shows before Teams reports the link', async () => {
    await open();
    await featured().waitFor();
    await open({}, deepLink(teamsAppId, 'today', '/pages/news'));
    await appFrame(stage.page).getByRole('heading', { level: 1, name: 'News Center' }).waitFor();
    await portalFrame(stage.page, '/pages/news');
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example',
    'javascript:alert(1)',
  ])('the sub-page id %s leads nowhere: the tab shows its own page', async (subPageId) => {
    await open({}, deepLink(teamsAppId, 'today', subPageId));
    await featured().waitFor();
    expect((await portalFrame(stage.page, '/')).url()).toBe(`${stage.portal.url}/`);
  });

  it('a link copied on a page leads back to the page, in Teams and in a browser', async () => {
    const { page, context, portal } = stage;
    for (const origin of [portal.url, portal.devTenant.hostUrl])
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    const { Path: post } = await publishFeatured(stage, 'Pilots wanted in Esbjerg');
    await open({}, deepLink(teamsAppId, 'today', post));
    await appFrame(page)
      .getByRole('heading', { level: 1, name: 'Pilots wanted in Esbjerg' })
      .waitFor();
    await appFrame(page).getByRole('button', { name: 'Share' }).click();
    await appFrame(page).getByRole('menuitem', { name: 'Copy link' }).click();
    await appFrame(page).getByText('The link was copied.').first().waitFor();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(link.pathname).toBe(`/l/entity/${teamsAppId}/today`);
    expect(link.searchParams.get('webUrl')).toBe(portal.url + post);
    await open({}, link.pathname + link.search);
    await appFrame(page)
      .getByRole('heading', { level: 1, name: 'Pilots wanted in Esbjerg' })
      .waitFor();
    await portalFrame(page, post);
  });
});

it("TEAMS-22 AUTH-37 the header in Teams keeps the person's menu, without Sign out, and repeats no tab", async () => {
  await open();
  await featured().waitFor();
  expect(
    await banner()
      .getByRole('navigation')
      .getByRole('link', { name: /Today|Your board|Collaboration/ })
      .count(),
  ).toBe(0);
  await banner()
    .getByRole('button', { name: /Maria Solberg/ })
    .click();
  const menu = appFrame(stage.page).getByRole('menu');
  await menu.getByRole('menuitem', { name: 'Settings' }).waitFor();
  expect(await menu.getByRole('menuitem', { name: 'Sign out' }).count()).toBe(0);
});

it('a stay in the background costs neither the place nor fresh news', async () => {
  const { page } = stage;
  await open({}, deepLink(teamsAppId, 'today', '/settings'));
  await portalFrame(page, '/settings');
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByRole('heading', { name: 'Chat' }).waitFor();
  await publishFeatured(stage, 'Ice class raised for two ferries');
  await page.getByRole('button', { name: 'Nordvik', exact: true }).click();
  await portalFrame(page, '/settings');
  await appFrame(page)
    .getByRole('link', { name: /Home|Nordvik/ })
    .first()
    .click();
  await appFrame(page)
    .getByRole('link', { name: /Ice class raised/ })
    .first()
    .waitFor();
});

it.each(['default', 'dark', 'contrast'] as const)(
  'in the theme %s neither Today on a phone nor the set-up page has an accessibility violation in Teams',
  async (theme) => {
    const { page } = stage;
    await open({ theme, device: 'phone' });
    await featured().waitFor();
    expect(await axeViolations(await portalFrame(page, '/'))).toEqual([]);
    await open(
      { theme, person: 'admin@nordvik.example' },
      deepLink(teamsAppId, 'today', '/admin/teams-app'),
    );
    await appFrame(page).getByRole('button', { name: 'Download package' }).waitFor();
    await appFrame(page).getByRole('button', { name: 'Check again' }).waitFor();
    expect(await axeViolations(await portalFrame(page, '/admin/teams-app'))).toEqual([]);
  },
);
