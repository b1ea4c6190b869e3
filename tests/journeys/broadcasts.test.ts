import type { Page } from 'playwright-core';
import { flawsInEveryTheme } from '../support/browser/browser';
import { setStage } from '../support/browser/stage';
import { storeBroadcast } from '../support/content/broadcasts';

const stage = setStage({ isBare: true, opensOwn: true, hasMotion: true });

const open = (person: string, at = '/') => stage.open({ person, at });

/** Moves the focus by Tab until it stands on something with this accessible name. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isThere = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      return (
        element.getAttribute('aria-label') ??
        element.labels?.[0]?.textContent ??
        element.textContent ??
        ''
      );
    });
    if (isThere(label.replace(/\*$/, '').trim())) return;
  }
  throw new Error(`The keyboard does not reach ${name}.`);
}

it('BROADCAST-07 BROADCAST-26 BROADCAST-31 an editor writes and corrects a message by keyboard, and an open page shows it at once', async () => {
  const [reader, editor] = [await open('member'), await open('broadcaster', '/broadcast-messages')];
  await reader.person.sees('Messages', 'region');
  const { page, person } = editor;
  await person.sees('Active', 'list');

  await tabTo(page, 'Add alert');
  await page.keyboard.press('Enter');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.waitFor();
  expect(await title.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('Lifts in Oslo stand still');
  await person.sees('Information: Lifts in Oslo stand still', 'button');
  await person.sees(/^Reaches 11 of 11 people$/);
  await tabTo(page, 'Channels');
  await page.keyboard.type('safe');
  await person.sees(/Safety/, 'menuitemcheckbox');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await person.sees(/^Reaches [1-9] of 11 people$/);
  await tabTo(page, 'Save');
  await page.keyboard.press('Enter');
  await person.isTold('Alert added');
  await person.sees('Edit Lifts in Oslo stand still', 'button');

  // The hub has notified the open page.
  await reader.person.sees('Information: Lifts in Oslo stand still', 'button');

  await tabTo(page, 'Edit Lifts in Oslo stand still');
  await page.keyboard.press('Enter');
  await title.waitFor();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Lifts in Oslo run again');
  await page.keyboard.press('Enter');
  await person.isTold('Alert updated');
  const corrected = reader.page.getByRole('button', {
    name: 'Information: Lifts in Oslo run again',
  });
  await corrected.waitFor();

  await reader.page.bringToFront();
  await tabTo(reader.page, 'Close and remove: Lifts in Oslo run again');
  await reader.page.keyboard.press('Enter');
  await corrected.waitFor({ state: 'detached' });
  await person.sees('Information: Lifts in Oslo run again', 'button');
  const icon = reader.page.getByRole('button', { name: '1 hidden message' });
  await icon.waitFor();
  await icon.focus();
  await reader.page.keyboard.press('Enter');
  await reader.person.sees(/Lifts in Oslo run again/, 'menuitem');
  await reader.page.keyboard.press('ArrowDown');
  await reader.page.keyboard.press('Enter');
  await corrected.waitFor();
  await icon.waitFor({ state: 'detached' });
  expect(
    await reader.page.evaluate(() => document.querySelector('body :focus')?.textContent),
  ).toContain('Lifts in Oslo run again');
  expect([...reader.trouble, ...editor.trouble]).toEqual([]);
}, 60_000);

it('BROADCAST-28 editing from within a frame tells the page around it', async () => {
  const { page } = await open('editor');
  const edit = page.getByRole('button', { name: /^Edit: / }).first();
  await edit.waitFor();
  // The framing page is of the portal's own origin here; what the portal sends does not depend on
  // that.
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    window.addEventListener(
      'message',
      ({ data }: MessageEvent<{ name?: string }>) =>
        data.name === 'edit-broadcast' && told.push(data),
    );
    const frame = document.createElement('iframe');
    frame.src = '/';
    frame.id = 'framed';
    frame.style.cssText =
      'position: fixed; inset: 0; width: 100%; height: 100%; z-index: 99999; background: white';
    document.body.append(frame);
  });
  const framed = page.frameLocator('#framed');
  await framed
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click();
  await framed.getByRole('dialog', { name: 'Add/Edit alert' }).waitFor();
  await page.waitForFunction(() => (window as unknown as { told: unknown[] }).told.length > 0);
  expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([
    { name: 'edit-broadcast', id: expect.any(Number) },
  ]);
});

it('Escape and Back ask before a dialog loses input; deleting a row keeps focus in its list', async () => {
  const { page, trouble, person } = await open('editor', '/broadcast-messages');
  const title = page.getByRole('textbox', { name: 'Title' });
  const isInTitle = () =>
    page.waitForFunction(
      () =>
        document.activeElement?.matches('dialog input, [role="dialog"] input') &&
        !document.activeElement.closest('[aria-hidden="true"]'),
    );
  const keep = async () => {
    // Where the keyboard is nothing gets lost.
    await page.waitForFunction(
      () => document.querySelector(':focus')?.textContent === 'Keep editing',
    );
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await isInTitle();
    expect(await title.inputValue()).toBe('Gale at the quay');
  };
  await person.presses('Add alert');
  await title.fill('Gale at the quay');
  await page.keyboard.press('Escape');
  await keep();
  await person.goesBack();
  await keep();
  expect(new URL(page.url()).searchParams.get('modal')).toBe('broadcast-messages/add');
  await person.goesBack();
  await person.confirms('Discard');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
  // Whichever is the last.
  const remove = page.getByRole('button', { name: /^Delete / }).last();
  const name = (await remove.getAttribute('aria-label'))!;
  await remove.click();
  await person.confirms('Delete');
  await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });
  await page.waitForFunction(() =>
    document.activeElement?.matches('[role="group"][aria-label="Information alerts"]'),
  );
  expect(trouble).toEqual([]);
});

it('CHANNELS-09 messages are accessible at any width; the channel popup is at most a quarter of the window high', async () => {
  const { page, trouble, person } = await open('editor', '/broadcast-messages');
  const flaws = () => flawsInEveryTheme(page, [1440, 390]);
  await person.sees('Active', 'list');
  await person.the('region', 'Messages').getByRole('button', { expanded: false }).first().click();
  expect(await flaws()).toEqual([]);
  await person.presses(/^Edit Storm/);
  await person.sees('Message', 'textbox');
  await person.sees(/^Reaches [1-9]/);
  await person.presses('Channels', 'combobox');
  const first = page.getByRole('menuitemcheckbox').first();
  await first.waitFor();
  const [height, content, max] = await first.evaluate((element) => {
    const list = element.closest<HTMLElement>('.fui-Listbox')!;
    return [list.offsetHeight, list.scrollHeight, window.innerHeight / 4] as const;
  });
  expect(height).toBeLessThanOrEqual(Math.ceil(max!));
  // There is more than fits, so that the limit is at work.
  expect(content).toBeGreaterThan(height!);
  await page.keyboard.press('Escape');
  await person.fills('Title', '');
  await person.presses('Save');
  await person.sees('Enter a title.');
  expect(await flaws()).toEqual([]);
  await person.presses('Cancel');
  await person.confirms('Discard');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // At the width of a phone, at which the flaws were looked for last, a menu has it.
  await person.presses(/^More for Storm/);
  await person.presses('History', 'menuitem');
  await person.sees(/^Created · /);
  expect(await flaws()).toEqual([]);
  expect(trouble).toEqual([]);
}, 90_000);

it('on a phone one of several closed messages takes one line, however long its title is', async () => {
  const Title = 'The northern ferry stands still until the storm over the fjord has gone by';
  for (const each of ['One', 'Two', 'Three']) await storeBroadcast(stage, { Title: each });
  await storeBroadcast(stage, { Title, BroadcastType: 1 });
  const { page, person } = await stage.open({ person: 'member', at: '/', width: 390 });
  const closed = page.getByRole('button', { name: `Critical: ${Title}` });
  await person.presses(/^Close and remove: Storm warning/);
  await page.getByRole('button', { name: /^Critical: Storm/ }).waitFor({ state: 'hidden' });
  expect((await closed.boundingBox())!.height).toBe(44);
  await closed.click();
  expect((await closed.boundingBox())!.height).toBeGreaterThan(60);
});
