import type { Page } from 'playwright-core';
import { termSets } from '../../../src/devTenant/graph/termStore';
import { clearMenu, menuOf, storeNode, titlesOf } from '../../support/content/navigation';
import { storeSetting, storeTerm } from '../../support/content/pages';
import type { Person } from '../../support/browser/person';
import { setStage } from '../../support/browser/stage';

const stage = setStage({ isBare: true, seeded: false, opensOwn: true });

beforeEach(() => clearMenu(stage));

const whole = async () => titlesOf(await menuOf(stage, 'editor', '?includeWithheld=true'));

async function edit(): Promise<Person> {
  const { person } = await stage.open({ person: 'editor', at: '/find-information' });
  await person.presses('Edit', 'switch');
  await person.sees('Add section', 'button');
  return person;
}

async function addNode(person: Person, title: string, channel?: string): Promise<void> {
  const dialog = person.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  if (channel) {
    await dialog.getByRole('combobox', { name: 'Channels' }).click();
    await person.presses(channel, 'menuitemcheckbox');
    await person.page.keyboard.press('Escape');
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await person.sees(title, 'button');
}

it('an editor adds a section and a heading for a channel, which only its followers get', async () => {
  await storeSetting(stage, 'noChannelSelectionLimitationsForEditors', true);
  const ChannelTermId = await storeTerm(stage, 'channelterms', 'Harbour');
  const person = await edit();
  await person.presses('Add section');
  await addNode(person, 'Travel');
  await person.presses('Add heading: Travel');
  await addNode(person, 'Pilot boats', 'Harbour');
  await person.sees('Only for followers of 1 channel', 'img');
  const reader = await stage.open({ at: '/find-information' });
  await reader.person.sees('Travel', 'heading');
  expect(await reader.page.getByText('Pilot boats').count()).toBe(0);
  await stage.call('member', 'POST', '/me/userchannelterms', {
    ...{ ChannelTermId, ChannelType: 0 },
  });
  await reader.page.reload();
  await reader.person.sees('Pilot boats');
});

it('a section moves by the keyboard, and the notice takes that back', async () => {
  for (const Title of ['One', 'Two', 'Three']) await storeNode(stage, { Title });
  const person = await edit();
  await person.the('button', 'Move Three').focus();
  await person.page.keyboard.press('ArrowUp');
  await person.isTold('Sorting has been updated');
  expect(await whole()).toEqual(['One', 'Three', 'Two']);
  const changed = person.page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('Nodes'),
  );
  await person.presses('Undo');
  expect((await changed).status()).toBe(204);
  expect(await whole()).toEqual(['One', 'Two', 'Three']);
});

it('a deletion says how many entries go with it, and can be taken back with all of them', async () => {
  const section = await storeNode(stage, { Title: 'Travel' });
  for (const Title of ['Trains', 'Ferries'])
    await storeNode(stage, { Title, ParentId: section.Id });
  const person = await edit();
  await person.presses('More for Travel');
  await person.presses('Delete', 'menuitem');
  await person.sees(/“Travel” and the 2 entries below it disappear/);
  await person.confirms('Delete');
  await person.sees("There's nothing in the menu yet. Add a section to begin.");
  await person.presses('Undo');
  await person.sees('Ferries', 'button');
  expect(await whole()).toEqual(['Travel', ['Trains', 'Ferries']]);
});

it('what is exported can be imported again', async () => {
  const section = await storeNode(stage, { Title: 'Travel' });
  await storeNode(stage, { Title: 'Trains', Url: 'https://dsb.example/', ParentId: section.Id });
  const person = await edit();
  const downloading = person.page.waitForEvent('download');
  await person.presses('Export');
  const file = await (await downloading).path();
  await clearMenu(stage);
  await person.page.reload();
  await person.presses('Edit', 'switch');
  await person.page.getByLabel('Import …').and(person.page.locator('input')).setInputFiles(file);
  await person.sees(/^2 entries from the file are added/);
  await person.confirms('Import');
  await person.isTold('Operation was completed');
  const [travel] = await menuOf(stage, 'member');
  expect(travel).toMatchObject({
    ...{ Title: 'Travel', Children: [{ Title: 'Trains', Url: 'https://dsb.example/' }] },
  });
});

it('SAVED-04 what removes a saved page shows under the mouse, and while the keyboard is in its row', async () => {
  const { page } = await stage.open({ at: '/find-information' });
  const saved = page.getByRole('region', { name: 'Saved pages' });
  const row = saved.getByRole('listitem').first();
  const isSeen = async () =>
    (await row.getByRole('button').evaluate((icon) => getComputedStyle(icon).opacity)) === '1';
  await row.waitFor();
  expect(await isSeen()).toBe(false);
  await row.hover();
  expect(await isSeen()).toBe(true);
  await page.mouse.move(0, 0);
  expect(await isSeen()).toBe(false);
  await row.getByRole('link').focus();
  expect(await isSeen()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isSeen()).toBe(true);
});

it('LICENCE-14 NAV-10 without a licence the menu is in the navigation by one setting, and refused by another', async () => {
  await storeNode(stage, { Title: 'Travel' });
  await storeSetting(stage, 'enableWorkplaceLight', true);
  await storeSetting(stage, 'bypassLicenseFilterInTopNav', false);
  await storeSetting(stage, 'licenceGuardFindInformation', false);
  const links = (page: Page) => page.getByRole('banner').locator('a[href="/find-information"]');
  const before = await stage.open({ person: 'frontline', at: '/find-information' });
  await before.person.sees('Travel', 'heading');
  await links(before.page).waitFor({ state: 'detached' });
  await storeSetting(stage, 'bypassLicenseFilterInTopNav', true);
  await before.person.opens('/');
  await links(before.page).click();
  await before.person.sees('Travel', 'heading');
  await storeSetting(stage, 'licenceGuardFindInformation', true);
  await before.page.reload();
  await before.page.waitForURL(({ pathname }) => pathname === '/');
  const licensed = await stage.open({ at: '/find-information' });
  await licensed.person.sees('Travel', 'heading');
});

it('CHANNELS-30 what the term set has comes into the menu after it was looked at, and readers see it', async () => {
  await storeSetting(stage, 'navigationTermSetId', termSets.navigation);
  const person = await edit();
  await person.presses('Import from term set …');
  const dialog = person.page.getByRole('dialog');
  await dialog.getByText('Services › Travel › Travel agency').waitFor();
  expect(await whole()).toEqual([]);
  await person.presses('Import 8 entries');
  await person.sees('Travel agency', 'button');
  const reader = await stage.open({ at: '/find-information' });
  const link = reader.page.getByRole('link', { name: /^Travel agency/ });
  expect(await link.getAttribute('href')).toBe('https://travel.nordvik.example/');
  await person.presses('Import from term set …');
  await dialog.getByText(/There's nothing to import/).waitFor();
  await storeSetting(stage, 'navigationTermSetId', '');
});
