import type { Page } from 'playwright-core';
import { dayAfter, localDay } from '#shared/rules/time/localDays';
import { beginPost } from '../../support/browser/newPost';
import { setStage } from '../../support/browser/stage';
import { storePage } from '../../support/content/pages';

const stage = setStage({ isBare: true });

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const kept = (page: Page) => page.getByText(/^Saved as your working copy at/);

/** The text of a page's working copy on the server. */
async function copyOf(page: Page): Promise<string> {
  const key = new URL(page.url()).searchParams.get('copy') ?? '';
  const copy = `/me/workingCopies/${key}`;
  const { body } = await stage.call<{ Body: { Content: string } }>('editor', 'GET', copy);
  return body.Body.Content;
}

it('what is typed while the network is cut stays on the device, and is sent when it is back', async () => {
  const { page, person, context } = await beginPost(stage, 'In the tunnel');
  await page.keyboard.type('Before it.');
  await kept(page).waitFor();
  await context.setOffline(true);
  await textOf(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Within it.');
  await person.sees(/^Saved on this device at/);
  await context.setOffline(false);
  await kept(page).waitFor();
  expect(await copyOf(page)).toBe('<p>Before it. Within it.</p>');
});

it('what is typed while the server is killed is sent to the next one', async () => {
  const { page, person } = await beginPost(stage, 'A server goes');
  await page.keyboard.type('Before.');
  await kept(page).waitFor();
  await stage.portal.restart('SIGKILL', async () => {
    await textOf(page).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Meanwhile.');
    await person.sees(/^Saved on this device at/);
  });
  await kept(page).waitFor();
  expect(await copyOf(page)).toBe('<p>Before. Meanwhile.</p>');
}, 60_000);

it('a post is scheduled for tomorrow: readers do not find it, and editors see when it comes', async () => {
  const { page, person } = await beginPost(stage, 'Tomorrow at eight');
  await page.keyboard.type('Not today.');
  await person.presses('Publish …');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'At another time' }).check();
  const tomorrow = `${dayAfter(localDay(new Date()), 1)}T08:00`;
  await dialog.getByLabel(/^Publishing date/).fill(tomorrow);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await person.arrivesAt('Tomorrow at eight');
  const reader = await stage.open({ person: 'member', at: new URL(page.url()).pathname });
  await reader.person.sees("We couldn't find this page", 'heading');
});

it('an older version is put back from the history', async () => {
  const { Id, Path } = await storePage(stage, { Title: 'As it was' });
  await stage.call('editor', 'PUT', `/pages/${Id}`, { Title: 'As it should not be' });
  const { page, person } = await stage.open({ person: 'editor', at: `${Path}/edit` });
  await person.presses('More');
  await person.presses('History', 'menuitem');
  await page
    .getByRole('button', { name: /^Restore this version/ })
    .last()
    .click();
  await page
    .getByRole('button', { name: /^Restore/ })
    .last()
    .click();
  await person.isTold('Page restored');
  expect((await stage.call<{ Title: string }>('editor', 'GET', `/pages/${Id}`)).body.Title).toBe(
    'As it was',
  );
});

it('two editors see each other, and of two changes none is lost', async () => {
  const { Path } = await storePage(stage, { Title: 'Ours' });
  const at = `${Path}/edit`;
  const { page, person } = await stage.open({ person: 'editor', at });
  await titleOf(page).fill('Mine');
  const other = await stage.open({ person: 'admin', at });
  await other.person.sees(/Others with this page open/);
  await person.sees(/Others with this page open/);
  await titleOf(other.page).fill('Theirs');
  for (const each of [other.page, page]) {
    await each.getByRole('button', { name: 'Publish changes' }).click();
    await each.getByRole('dialog').getByRole('button', { name: 'Publish changes' }).click();
    if (each === other.page)
      await each.getByRole('heading', { level: 1, name: 'Theirs' }).waitFor();
  }
  const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else has changed this' });
  await conflict.getByText('Theirs', { exact: true }).last().waitFor();
  expect(await titleOf(page).inputValue()).toBe('Mine');
  await conflict.getByRole('button', { name: 'Save mine' }).click();
  await person.arrivesAt('Mine');
});

it('a post is written and published by keyboard alone', async () => {
  const { page, person } = await stage.open({ person: 'editor', at: '/pages/news/add' });
  const { keyboard } = page;
  /** Moves on by Tab until what is reached has this name. */
  const goTo = async (name: string) => {
    const reached = () =>
      page.evaluate(() => {
        const { activeElement: element } = document;
        return element?.getAttribute('aria-label') ?? element?.textContent;
      });
    for (let steps = 0; steps < 60 && (await reached()) !== name; steps += 1)
      await keyboard.press('Tab');
    expect(await reached()).toBe(name);
  };
  await titleOf(page).waitFor();
  await goTo('Title');
  await keyboard.type('Without a mouse');
  await goTo('Text');
  await keyboard.type('## How\nBy keys.');
  await kept(page).waitFor();
  await keyboard.press('Shift+Tab');
  for (let steps = 0; steps < 60; steps += 1) {
    if (await page.evaluate(() => document.activeElement?.textContent === 'Publish …')) break;
    await keyboard.press('Shift+Tab');
  }
  await keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await goTo('Publish now');
  await keyboard.press('Enter');
  await person.arrivesAt('Without a mouse');
  await page.getByRole('heading', { level: 2, name: 'How' }).waitFor();
});
