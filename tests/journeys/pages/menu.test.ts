import type { Page } from 'playwright-core';
import { termSets } from '../../../src/devTenant/graph/termStore';
import { clearMenu, menuOf, storeNode, titlesOf } from '../../support/content/navigation';
import { storeSetting, storeTerm } from '../../support/content/pages';
import { setStage } from '../../support/browser/stage';

const stage = setStage({ isBare: true, seeded: false, opensOwn: true });

beforeEach(() => clearMenu(stage));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const whole = async () => titlesOf(await menuOf(stage, 'editor', '?includeWithheld=true'));

async function edit(): Promise<Page> {
  const { page } = await stage.open({ person: 'editor', at: '/find-information' });
  await page.getByRole('switch', { name: 'Edit' }).click();
  await button(page, 'Add section').waitFor();
  return page;
}

async function addNode(page: Page, title: string, channel?: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  if (channel) {
    await dialog.getByRole('combobox', { name: 'Channels' }).click();
    await page.getByRole('menuitemcheckbox', { name: channel }).click();
    await page.keyboard.press('Escape');
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await button(page, title).waitFor();
}

it('an editor adds a section and a heading for a channel, which only its followers get', async () => {
  await storeSetting(stage, 'noChannelSelectionLimitationsForEditors', true);
  const ChannelTermId = await storeTerm(stage, 'channelterms', 'Harbour');
  const page = await edit();
  await button(page, 'Add section').click();
  await addNode(page, 'Travel');
  await button(page, 'Add heading: Travel').click();
  await addNode(page, 'Pilot boats', 'Harbour');
  await page.getByRole('img', { name: 'Only for followers of 1 channel' }).waitFor();
  const reader = await stage.open({ at: '/find-information' });
  await reader.page.getByRole('heading', { name: 'Travel' }).waitFor();
  expect(await reader.page.getByText('Pilot boats').count()).toBe(0);
  await stage.call('member', 'POST', '/me/userchannelterms', {
    ...{ ChannelTermId, ChannelType: 0 },
  });
  await reader.page.reload();
  await reader.page.getByText('Pilot boats').waitFor();
});

it('a section moves by the keyboard, and the notice takes that back', async () => {
  for (const Title of ['One', 'Two', 'Three']) await storeNode(stage, { Title });
  const page = await edit();
  await button(page, 'Move Three').focus();
  await page.keyboard.press('ArrowUp');
  await page.getByText('Sorting has been updated').last().waitFor();
  expect(await whole()).toEqual(['One', 'Three', 'Two']);
  const changed = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('Nodes'),
  );
  await button(page, 'Undo').click();
  expect((await changed).status()).toBe(204);
  expect(await whole()).toEqual(['One', 'Two', 'Three']);
});

it('a deletion says how many entries go with it, and can be taken back with all of them', async () => {
  const section = await storeNode(stage, { Title: 'Travel' });
  for (const Title of ['Trains', 'Ferries'])
    await storeNode(stage, { Title, ParentId: section.Id });
  const page = await edit();
  await button(page, 'More for Travel').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByText(/“Travel” and the 2 entries below it disappear/).waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText("There's nothing in the menu yet. Add a section to begin.").waitFor();
  await button(page, 'Undo').click();
  await button(page, 'Ferries').waitFor();
  expect(await whole()).toEqual(['Travel', ['Trains', 'Ferries']]);
});

it('what is exported can be imported again', async () => {
  const section = await storeNode(stage, { Title: 'Travel' });
  await storeNode(stage, { Title: 'Trains', Url: 'https://dsb.example/', ParentId: section.Id });
  const page = await edit();
  const downloading = page.waitForEvent('download');
  await button(page, 'Export').click();
  const file = await (await downloading).path();
  await clearMenu(stage);
  await page.reload();
  await page.getByRole('switch', { name: 'Edit' }).click();
  await page.getByLabel('Import …').and(page.locator('input')).setInputFiles(file);
  await page.getByText(/^2 entries of the file are added/).waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import' }).click();
  await page.getByText('2 entries imported').last().waitFor();
  const [travel] = await menuOf(stage, 'member');
  expect(travel).toMatchObject({
    ...{ Title: 'Travel', Children: [{ Title: 'Trains', Url: 'https://dsb.example/' }] },
  });
});

it('LICENCE-14 NAV-10 without a licence the menu is in the navigation by one setting, and refused by another', async () => {
  await storeNode(stage, { Title: 'Travel' });
  await storeSetting(stage, 'enableWorkplaceLight', true);
  await storeSetting(stage, 'bypassLicenseFilterInTopNav', false);
  await storeSetting(stage, 'licenceGuardFindInformation', false);
  const links = (page: Page) => page.getByRole('banner').locator('a[href="/find-information"]');
  const before = await stage.open({ person: 'frontline', at: '/find-information' });
  await before.page.getByRole('heading', { name: 'Travel' }).waitFor();
  await links(before.page).waitFor({ state: 'detached' });
  await storeSetting(stage, 'bypassLicenseFilterInTopNav', true);
  await before.page.goto(`${stage.portal.url}/`);
  await links(before.page).click();
  await before.page.getByRole('heading', { name: 'Travel' }).waitFor();
  await storeSetting(stage, 'licenceGuardFindInformation', true);
  await before.page.reload();
  await before.page.waitForURL(({ pathname }) => pathname === '/');
  const licensed = await stage.open({ at: '/find-information' });
  await licensed.page.getByRole('heading', { name: 'Travel' }).waitFor();
});

it('CHANNELS-30 what the term set has comes into the menu after it was looked at, and readers see it', async () => {
  await storeSetting(stage, 'navigationTermSetId', termSets.navigation);
  const page = await edit();
  await button(page, 'Import from term set …').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Services › Travel › Travel agency').waitFor();
  expect(await whole()).toEqual([]);
  await button(page, 'Import 8 entries').click();
  await button(page, 'Travel agency').waitFor();
  const reader = await stage.open({ at: '/find-information' });
  const link = reader.page.getByRole('link', { name: /^Travel agency/ });
  expect(await link.getAttribute('href')).toBe('https://travel.nordvik.example/');
  await button(page, 'Import from term set …').click();
  await dialog.getByText(/There's nothing to import/).waitFor();
  await storeSetting(stage, 'navigationTermSetId', '');
});
