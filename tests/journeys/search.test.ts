import type { Page } from 'playwright-core';
import { axeViolations, choosePerson, flawsInEveryTheme } from '../support/browser/browser';
import { seesCount } from '../support/browser/person';
import { setStage, type Arrival } from '../support/browser/stage';
import { storeSetting } from '../support/content/pages';

const stage = setStage({ isBare: true });

const open = ({ width = 1440, height = 800, ...arrival }: Omit<Arrival, 'options'> = {}) =>
  stage.open({ ...arrival, width, height, options: { hasTouch: width < 768 } });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const focused = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector('body :focus')?.getAttribute('aria-label') ??
      document.querySelector('body :focus')?.textContent ??
      '',
  );
const setting = (value: boolean) => storeSetting(stage, 'showSearchBarInTopNav', value);

it('SEARCH-01 SEARCH-03 SEARCH-04 SEARCH-05 SEARCH-06 by keyboard alone a person searches, opens a result, comes back to the results and leaves them', async () => {
  const { page, trouble, person } = await open();
  const box = page.getByRole('banner').getByRole('textbox', { name: 'Search' });
  await box.focus();
  // No letter is lost while the dialog is on its way.
  await page.keyboard.type('survey', { delay: 15 });
  await dialogOf(page).waitFor();
  const field = dialogOf(page).getByRole('textbox', { name: 'Search' });
  await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]') !== null);
  expect(await field.inputValue()).toBe('survey');
  const pages = dialogOf(page).getByRole('region', { name: 'Pages and news' });
  await page.waitForURL(/[?&]q=survey(&|$)/);
  await pages.getByRole('link', { name: /survey/i }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/pages\/news\//);
  await person.arrivesAt(/survey/i);
  expect(await dialogOf(page).count()).toBe(0);
  await person.goesBack();
  await pages.getByRole('link').first().waitFor();
  expect(await field.inputValue()).toBe('survey');
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  await box.click();
  await dialogOf(page).getByRole('button', { name: 'survey' }).waitFor();
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.matches('header input'));
  expect(await focused(page)).toBe('Search');
  expect(trouble).toEqual([]);
});

it('SEARCH-02 SEARCH-03 SEARCH-32 below 992 pixels an icon opens the dialog, by touch on a phone too', async () => {
  const { page, person, trouble } = await open({ width: 390, person: 'frontline' });
  const [box, icon] = [
    page.getByRole('banner').getByRole('textbox', { name: 'Search' }),
    page.getByRole('banner').getByRole('button', { name: 'Search' }),
  ];
  await icon.waitFor();
  expect(await box.isVisible()).toBe(false);
  await icon.tap();
  await dialogOf(page).getByRole('textbox', { name: 'Search' }).fill('terminal');
  await dialogOf(page).getByRole('link').first().waitFor();
  expect(await person.scrollsSidewaysBy()).toBe(0);
  await dialogOf(page).getByRole('button', { name: 'Close' }).tap();
  await dialogOf(page).waitFor({ state: 'detached' });
  for (const [width, shown, hidden] of [
    [992, box, icon],
    [991, icon, box],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await shown.waitFor();
    await hidden.waitFor({ state: 'hidden' });
  }
  expect(trouble).toEqual([]);
});

it('SEARCH-07 with the setting off the header has neither box nor icon', async () => {
  await setting(false);
  const { page } = await open();
  const entries = page.getByRole('banner').getByLabel('Search');
  expect(await entries.count()).toBe(0);
  await setting(true);
  await page.reload();
  await seesCount(entries, 2);
});

it('SEARCH-29 on a phone what is said about no result stands centred, line below line', async () => {
  const { page } = await open({ width: 390, at: '/?modal=search&q=xyzzy' });
  const title = page.getByText(/^No results for/).and(page.locator(':not([role])'));
  for (const line of [title, page.getByText(/^Check the spelling/)])
    expect(await line.evaluate((each) => getComputedStyle(each).textAlign)).toBe('center');
});

it('SEARCH-12 SEARCH-29 at 400 % zoom the field goes with the page, and what is found can be pressed', async () => {
  // A window of 1280 x 1024 px at 400 % is laid out in 320 x 256.
  const { page } = await open({ width: 320, height: 256, at: '/?modal=search&q=safety' });
  const found = dialogOf(page).getByRole('region', { name: 'Pages and news' }).getByRole('link');
  await found.first().click();
  await page.waitForURL(/\/pages\/news\//);
});

it('FIRSTDAY-02 FIRSTDAY-10 a newcomer is greeted by a dialog of at least half the window, and on a phone it fits', async () => {
  const { url, devTenant } = stage.portal;
  const headers = {
    authorization: `Bearer ${await devTenant.tokenFor('guest@nordvik.example')}`,
    'content-type': 'application/json',
  };
  await fetch(`${url}/api/users`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ FirstDayWizardStep: 'None' }),
  });
  const { page, person } = stage;
  await page.setViewportSize({ width: 1920, height: 800 });
  await page.goto(url);
  await choosePerson(page, 'guest@nordvik.example');
  const greeting = page.getByRole('alertdialog');
  await greeting.waitFor();
  // As laid out: while it opens it is drawn smaller.
  const width = () => greeting.evaluate((element) => (element as HTMLElement).offsetWidth);
  expect(await width()).toBeGreaterThanOrEqual(960);
  await page.setViewportSize({ width: 1440, height: 800 });
  expect(await width()).toBeGreaterThanOrEqual(720);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await width()).toBeLessThanOrEqual(390);
  await person.presses('Get started');
  await person.arrivesAt(/^Welcome to/);
  expect(await person.scrollsSidewaysBy()).toBe(0);
});

it('the dialog has nothing for axe to find in any theme, and neither has the first day', async () => {
  const { page, person } = await open({ at: '/?modal=search&q=safety' });
  await dialogOf(page).getByRole('region', { name: 'Sites' }).getByRole('link').first().waitFor();
  expect(await flawsInEveryTheme(page, [1440])).toEqual([]);
  await person.opens('/first-day');
  await person.sees('Your first steps', 'list');
  expect(await flawsInEveryTheme(page, [1440, 390])).toEqual([]);
});
