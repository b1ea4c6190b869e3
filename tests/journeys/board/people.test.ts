import type { Page } from 'playwright-core';
import { flawsInEveryTheme } from '../../support/browser/browser';
import { seesCount } from '../../support/browser/person';
import { setStage } from '../../support/browser/stage';
import { until } from '../../support/until';

const stage = setStage({ isBare: true, opensOwn: true });

async function openPeople(
  width: number,
  {
    hasTouch = false,
    path = '/people',
    height,
  }: { hasTouch?: boolean; path?: string; height?: number } = {},
) {
  return stage.open({ at: path, width, height, options: { hasTouch } });
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search for colleagues' });
const card = (page: Page, name: string) => page.getByRole('dialog', { name });

it('PEOPLE-07 PEOPLE-08 PEOPLE-11 PEOPLE-36 a colleague is found, opened as card and page, and found again at Back, by keyboard alone', async () => {
  const { page, person, trouble } = await openPeople(1440);
  await search(page).focus();
  await page.keyboard.type('Saara');
  const found = page
    .getByRole('region', { name: 'Colleagues' })
    .getByRole('button', { name: /Saara Nieminen/ });
  await found.focus();
  await page.keyboard.press('Enter');
  await card(page, 'Saara Nieminen').getByRole('link', { name: 'Start chat' }).waitFor();
  await page.keyboard.press('Escape');
  await card(page, 'Saara Nieminen').waitFor({ state: 'detached' });
  await page.waitForFunction(
    () =>
      document.activeElement?.matches('button') &&
      document.activeElement.textContent.includes('Saara Nieminen'),
  );
  await page.keyboard.press('Enter');
  await card(page, 'Saara Nieminen').getByRole('link', { name: 'Show profile' }).focus();
  await page.keyboard.press('Enter');
  await person.arrivesAt('Saara Nieminen');
  expect(new URL(page.url()).pathname).toBe('/user/detail/sitecreator@nordvik/example');
  expect(await page.title()).toBe('Saara Nieminen – Nordvik');
  await person.goesBack();
  await found.waitFor();
  expect(await search(page).inputValue()).toBe('Saara');
  expect(trouble).toEqual([]);
});

it('PEOPLE-05 PEOPLE-36 a colleague is found by skill and place, and called from the card and the profile', async () => {
  const { page, person, trouble } = await openPeople(390, { path: '/people?place=Gothenburg' });
  const found = page.getByRole('region', { name: 'Colleagues' });
  const others = found.getByRole('listitem').filter({ hasNotText: 'Communications' }).first();
  await others.waitFor();
  await person.fills('Skill', 'copywr');
  await others.waitFor({ state: 'detached' });
  await page.waitForURL(/skill=copywr/);
  const someone = found.getByRole('listitem').first().getByRole('button');
  await someone.click();
  const call = page.getByRole('dialog').getByRole('link', { name: 'Call' });
  await call.waitFor();
  const address = await call.getAttribute('href');
  expect(address).toMatch(/^https:\/\/teams\.microsoft\.com\/l\/call\/0\/0\?users=/);
  await person.inThe('dialog').presses('Show profile', 'link');
  await person.sees('Book a meeting', 'link');
  expect(await page.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe(address);
  await seesCount(page.getByRole('listitem').filter({ hasText: 'Copywriting' }), 1);
  expect(await person.scrollsSidewaysBy()).toBe(0);
  expect(trouble).toEqual([]);
});

it('on a small phone the card opens by touch and stands within the window', async () => {
  const { page, person, trouble } = await openPeople(320, {
    ...{ hasTouch: true, height: 568 },
    path: '/people?find=Saara',
  });
  await page.getByRole('button', { name: /Saara Nieminen/ }).tap();
  await card(page, 'Saara Nieminen').getByRole('link', { name: 'Start chat' }).waitFor();
  await until(async () => {
    const { x, y, width, height } = (await card(page, 'Saara Nieminen').boundingBox())!;
    return x >= 0 && x + width <= 320 && y >= 0 && y + height <= 568;
  });
  expect(await person.scrollsSidewaysBy()).toBe(0);
  expect(trouble).toEqual([]);
});

it('finding colleagues, a people card and a profile have no accessibility violations in any theme', async () => {
  const { page, person, trouble } = await openPeople(1440, { path: '/people?find=Saara' });
  await person.presses(/Saara Nieminen/);
  await card(page, 'Saara Nieminen').getByRole('link', { name: 'Start chat' }).waitFor();
  expect(await flawsInEveryTheme(page, [1440])).toEqual([]);
  await card(page, 'Saara Nieminen').getByRole('link', { name: 'Show profile' }).click();
  await person.within('Organisation').sees('Manager');
  expect(await flawsInEveryTheme(page, [1440, 390])).toEqual([]);
  expect(trouble).toEqual([]);
});
