import type { Page } from 'playwright-core';
import { flawsInEveryTheme } from '../../support/browser/browser';
import { storePage } from '../../support/content/pages';
import { beginPost } from '../../support/browser/newPost';
import { setStage } from '../../support/browser/stage';

const stage = setStage({ isBare: true, seeded: false, opensOwn: true });

/** Milliseconds, with axe in every theme, on a machine that is busy. */
const timeout = 120_000;
const host = 'https://www.youtube-nocookie.com';

async function chooseLink(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Page, person/ }).fill(name);
  await page.getByRole('option', { name }).waitFor();
  await page.keyboard.press('ArrowDown');
}

async function chooseVideo(page: Page, address: string, title: string): Promise<void> {
  await page.keyboard.type('/video');
  await page.getByRole('option', { name: 'Video', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByLabel(/^Address of the video/).fill(address);
  await page.keyboard.press('Tab');
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

it(
  'a text written by keyboard links a page, mentions a person and shows a video for readers',
  async () => {
    const target = await storePage(stage, { Title: 'Harbour plan for spring' });
    const { page, person } = await beginPost(stage, 'Before you start');
    await page.keyboard.type('Read ');
    await chooseLink(page, 'Harbour plan for spring');
    expect(await flawsInEveryTheme(page, [1440])).toEqual([]);
    await page.getByRole('combobox', { name: /^Page, person/ }).press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.keyboard.type(' and ask @elsa');
    await page.getByRole('option', { name: /^Elsa/, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('first.');
    await page.keyboard.press('Enter');
    await chooseVideo(page, 'https://youtu.be/abcdefgh123', 'The crane');
    await page.keyboard.type('Good luck.');
    await person.presses('Publish …');
    await person.sees('Nothing is missing.');
    await person.presses('Publish now');
    await person.arrivesAt('Before you start');
    const { pathname } = new URL(page.url());
    await stage.call('editor', 'PUT', `/pages/${target.Id}`, { Title: 'Spring in the harbour' });

    const { page: reading, person: reader } = await stage.open({ person: 'member', at: pathname });
    const ofHost: string[] = [];
    await reading.route(`${host}/**`, (route) => {
      ofHost.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>Plays</p>' });
    });
    await reader.sees('Good luck.');
    expect(await flawsInEveryTheme(reading, [390, 1440])).toEqual([]);
    await reader.presses(/^Elsa/);
    await reading.getByRole('dialog', { name: /^Elsa/ }).getByText('Head of HSE').waitFor();
    await reading.keyboard.press('Escape');
    expect(ofHost).toEqual([]);
    await reader.presses('Play video: The crane');
    await reading.frameLocator('iframe').getByText('Plays').waitFor();
    expect(ofHost).toEqual([`${host}/embed/abcdefgh123?autoplay=1`]);
    await reading.evaluate(() => (document.body.dataset.isSame = 'yes'));
    await reader.presses('Harbour plan for spring', 'link');
    await reader.arrivesAt('Spring in the harbour');
    expect(await reading.evaluate(() => document.body.dataset.isSame)).toBe('yes');
  },
  timeout,
);

/** Sends the dialog's form, and types before the browser does anything else. */
const typesAsDialogGoes = (page: Page, text: string) =>
  page.evaluate(async (typed) => {
    document.querySelector<HTMLFormElement>('[role="dialog"] form')?.requestSubmit();
    while (document.querySelector('[role="dialog"]')) await Promise.resolve();
    await Promise.resolve();
    document.execCommand('insertText', false, typed);
  }, text);

it(
  'a letter that is typed as a dialog goes stands where the cursor is',
  async () => {
    const { page } = await beginPost(stage, 'In a hurry');
    await page.keyboard.type('Read this first.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/video');
    await page.getByRole('option', { name: 'Video', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByLabel(/^Address of the video/).fill('https://youtu.be/abcdefgh123');
    await page.keyboard.press('Tab');
    await page.keyboard.type('The crane');
    await typesAsDialogGoes(page, 'Good');
    await page.keyboard.type(' luck.');
    const text = page.getByRole('textbox', { name: 'Text' });
    expect(await text.locator('> p').allInnerTexts()).toEqual(['Read this first.', 'Good luck.']);
    await text.getByText('Read this first.').click({ position: { x: 2, y: 8 } });
    await page.keyboard.type('Now: ');
    await text.getByText('Now: Read this first.').waitFor();
  },
  timeout,
);
