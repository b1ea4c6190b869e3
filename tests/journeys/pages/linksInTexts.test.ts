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
