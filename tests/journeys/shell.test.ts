import type { Locator, Page, Response } from 'playwright-core';
import { axeViolations } from '../support/browser/browser';
import { personAt } from '../support/browser/person';
import { storeSetting } from '../support/content/pages';
import { setStage, type Arrival } from '../support/browser/stage';

const stage = setStage({ isBare: true, opensOwn: true, hasMotion: true });

const open = (
  person: string,
  width: number,
  options: object = {},
  at = '/',
  prepare?: Arrival['prepare'],
) => stage.open({ person, at, width, height: 800, options, prepare });

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const navigation = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: 'Main' });
/** The navigation of a phone; that of the header is not shown then. */
const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
/** How far down the header reaches, once somebody has scrolled. */
async function headerWhileReading(page: Page): Promise<number> {
  await page.mouse.wheel(0, 600);
  await page.waitForFunction(() => window.scrollY > 500);
  return page
    .getByRole('banner')
    .evaluate((header) => Math.max(0, header.getBoundingClientRect().bottom));
}
const footerPencil = (page: Page) => page.getByRole('button', { name: 'Edit the footer' });

it('SHELL-05 SHELL-22 SHELL-37 below 992 px the side menu takes the place of the navigation', async () => {
  const { page } = await open('member', 991);
  await menuButton(page).waitFor();
  expect(await navigation(page).isVisible()).toBe(false);
  await page.setViewportSize({ width: 992, height: 800 });
  await navigation(page).waitFor();
  expect(await menuButton(page).isVisible()).toBe(false);
});

it('SHELL-05 SHELL-06 SHELL-07 on a tablet the side menu opens, leads on and closes, and focus comes back after Escape', async () => {
  const { page, trouble, person } = await open('member', 768, {}, '/settings');
  await menuButton(page).click();
  const drawer = page.getByRole('dialog', { name: 'Main' });
  await drawer.waitFor();
  // One below the other (SHELL-05).
  const places = await drawer
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
  expect(places.length).toBeGreaterThan(3);
  for (const [at, place] of places.slice(1).entries())
    expect([place.left, place.top]).toEqual([
      places[at]!.left,
      expect.closeTo(places[at]!.bottom, -1),
    ]);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await person.hasFocusOn(menuButton(page));
  await menuButton(page).click();
  await drawer.getByRole('link', { name: /Today/ }).click();
  await drawer.waitFor({ state: 'hidden' });
  await page.waitForFunction(() => document.activeElement?.id === 'content');
  expect(new URL(page.url()).pathname).toBe('/');
  expect(trouble).toEqual([]);
});

it('SHELL-07 a page that is left by the side menu or by the own menu is as it was after Back', async () => {
  const { page, person } = await open('member', 768);
  await person.arrivesAt('Today');
  const today = (await page.locator('[data-page="/"]').elementHandle())!;
  const isSame = () => today.evaluate((element) => element.isConnected);
  await person.choosesInOwnMenu('Help');
  await page.waitForURL(/\/help$/);
  await person.goesBack();
  await person.arrivesAt('Today');
  expect(await isSame()).toBe(true);
  await menuButton(page).click();
  await person.inThe('dialog').presses(/Your board/, 'link');
  await person.arrivesAt('Your board');
  await person.goesBack();
  await person.arrivesAt('Today');
  expect(await isSame()).toBe(true);
});

it('SHELL-05 NAV-03 in a phone’s browser the navigation stands at the bottom, and More has what does not fit', async () => {
  await storeSetting(stage, 'guideSiteUrl', 'https://guide.example/');
  await storeSetting(stage, 'stickyHeader', true);
  const { page, trouble, person } = await open('member', 390);
  await person.seesNews();
  expect(await menuButton(page).count()).toBe(0);
  const bar = (await bottomBar(page).boundingBox())!;
  expect(bar.y + bar.height).toBe(800);
  const lines = await bottomBar(page)
    .locator('a > span:not(:has(svg))')
    .evaluateAll((names) => names.map(({ clientHeight }) => Math.round(clientHeight / 13)));
  expect(Math.max(...lines)).toBe(1);
  // The messages go with the page: what stays takes a quarter of the window at the most.
  expect(bar.height + (await headerWhileReading(page))).toBeLessThanOrEqual(800 / 4);
  expect(await axeViolations(page)).toEqual([]);
  await bottomBar(page).getByRole('link', { name: 'Your board' }).click();
  await person.arrivesAt('Your board');
  expect(await bottomBar(page).locator('[aria-current=page]').allTextContents()).toEqual([
    'Your board',
  ]);
  await bottomBar(page).getByRole('button', { name: 'More' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main' });
  await drawer.getByRole('link', { name: 'Guide' }).waitFor();
  await drawer.getByRole('link', { name: 'Find colleague' }).click();
  await drawer.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/people');
  await storeSetting(stage, 'guideSiteUrl', '');
  expect(trouble).toEqual([]);
});

it('APPS-30 a tile is 6.5rem wide, and 5.5rem below 768 px', async () => {
  const { page, trouble } = await open('member', 1280, {}, '/your-board');
  const face = page
    .getByRole('list', { name: 'Your apps' })
    .getByRole('listitem')
    .first()
    .locator('a > span')
    .first();
  await face.waitFor();
  const size = () =>
    face.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight]);
  expect(await size()).toEqual([104, 104]);
  await page.setViewportSize({ width: 767, height: 800 });
  expect(await size()).toEqual([88, 88]);
  expect(trouble).toEqual([]);
});

it('SHELL-10 the header stays at the top while scrolling when stickyHeader is on, and scrolls away when it is off', async () => {
  const isAtTopAfterScroll = async (isSticky: boolean) => {
    await storeSetting(stage, 'stickyHeader', isSticky);
    const { page, person } = await open('member', 1440);
    await person.seesNews();
    await page.mouse.wheel(0, 200);
    await page.waitForFunction(() => window.scrollY > 100);
    const isAtTop = await page
      .getByRole('banner')
      .evaluate((header) => header.getBoundingClientRect().top === 0);
    return isAtTop;
  };
  expect(await isAtTopAfterScroll(true)).toBe(true);
  expect(await isAtTopAfterScroll(false)).toBe(false);
});

it('SHELL-26 the banner for the home screen of an iPhone is at least 80 % of the window wide', async () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  const { context, page, person } = await open('member', 390, { userAgent });
  const hint = page.getByRole('complementary', { name: /to your Home Screen/ });
  await hint.waitFor();
  for (const width of [390, 930]) {
    await page.setViewportSize({ width, height: 430 });
    expect((await hint.boundingBox())!.width).toBeGreaterThanOrEqual(0.8 * width);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await axeViolations(page)).toEqual([]);
  await person.presses('Close the hint');
  const cookie = (await context.cookies()).find(({ name }) => name === 'portal-a2hs')!;
  expect([cookie.value, cookie.sameSite]).toEqual(['closed', 'Lax']);
  expect(Math.round((cookie.expires * 1_000 - Date.now()) / 86_400_000)).toBe(365);
});

it('ERRORS-24 ERRORS-23 a page whose code is gone after a deployment asks to reload: Cancel closes, Refresh reloads', async () => {
  let code: Promise<Response> | undefined;
  const { context, page, person } = await open('member', 1440, {}, '/', async (opened) => {
    code = opened.waitForResponse(/\/assets\/refresh\./);
    await opened.clock.install();
  });
  await person.seesNews();
  // The dialog's code is fetched in good time, when nothing else is to be done.
  await page.clock.fastForward(20_000);
  await (await code)?.finished();
  await context.route('**/assets/**', (route) => route.abort());
  await page.evaluate(() => window.history.pushState({}, '', '/settings'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate', { state: {} })));
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  // The page that could not be shown leaves the keyboard and the screen reader to the dialog.
  await dialog.locator(':focus').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await person.inThe('main').sees('Refresh', 'button');
  await context.unroute('**/assets/**');
  await Promise.all([page.waitForEvent('load'), person.inThe('main').presses('Refresh')]);
  await person.arrivesAt('Settings');
});

it('FOOTER-01 FOOTER-06 the footer is written with the keyboard, in the visual editor, and shown at once', async () => {
  const { page, trouble, person } = await open('footereditor', 1440, {}, '/settings');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await footerPencil(page).focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'The footer' });
  await field.waitFor();
  await person.hasFocusOn(page.getByRole('contentinfo').getByRole('combobox').first());
  expect(await axeViolations(page)).toEqual([]);
  await field.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Written by keyboard ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('in bold');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await person.inThe('alertdialog').the('button', 'Replace').press('Enter');
  const footer = page.getByRole('contentinfo');
  await footer.getByText('Written by keyboard').waitFor();
  expect(await footer.locator('strong').textContent()).toBe('in bold');
  await person.hasFocusOn(footerPencil(page));
  expect(trouble).toEqual([]);
});

it('AUTH-31 who signs out in one tab is signed out in the other one too', async () => {
  const { context, person } = await open('member', 1440);
  await person.seesNews();
  const other = await context.newPage();
  const inOther = personAt(other, stage.portal.url);
  await inOther.opens('/');
  await inOther.seesNews();
  await person.choosesInOwnMenu('Sign out');
  await inOther.sees('Sign in', 'button');
  expect(await other.getByRole('article').count()).toBe(0);
});

describe('for people who see or move differently', () => {
  it('on a phone every entry of a menu or a list is at least 44 px high', async () => {
    const { page, person } = await open('editor', 390, {}, '/pages/news/add');
    const lowest = async (opens: Locator) => {
      await opens.click();
      await page.getByRole('menu').waitFor();
      const heights = await page
        .locator('[role^="menuitem"]')
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'hidden' });
      expect(heights.length).toBeGreaterThan(1);
      return Math.min(...heights);
    };
    expect(await lowest(person.the('button', /^Your menu/))).toBeGreaterThanOrEqual(44);
    expect(await lowest(person.the('button', 'More formatting'))).toBeGreaterThanOrEqual(44);
    expect(await lowest(person.the('button', 'More'))).toBeGreaterThanOrEqual(44);
    await person.presses('Settings');
    expect(await lowest(person.the('combobox', 'Channels'))).toBeGreaterThanOrEqual(44);
  });

  it('at 200 % zoom everything is still there without scrolling sideways', async () => {
    // A window of 1280 px at 200 % is laid out in 640.
    const { page, person } = await open('member', 640, { deviceScaleFactor: 2 });
    await person.seesNews();
    expect(await person.scrollsSidewaysBy()).toBe(0);
    await bottomBar(page).waitFor();
  });

  it('at 400 % zoom the side menu has the navigation, and no bar takes the room', async () => {
    // A window of 1280 x 1024 px at 400 % is laid out in 320 x 256.
    await storeSetting(stage, 'stickyHeader', true);
    const { page, person } = await open('member', 320, { deviceScaleFactor: 4 });
    await person.seesNews();
    await bottomBar(page).waitFor();
    await page.setViewportSize({ width: 320, height: 256 });
    await menuButton(page).waitFor();
    expect(await bottomBar(page).count()).toBe(0);
    expect(await headerWhileReading(page)).toBeLessThanOrEqual(256 / 4);
  });

  it('with reduced motion nothing moves for longer than a moment', async () => {
    const { page, person } = await open('member', 768, { reducedMotion: 'reduce' });
    await person.seesNews();
    await menuButton(page).click();
    await person.sees('Main', 'dialog');
    const longest = await page.evaluate(() =>
      Math.max(
        0,
        ...document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map((animation) => Number(animation.effect!.getComputedTiming().endTime)),
      ),
    );
    expect(longest).toBeLessThanOrEqual(200);
  });
});
