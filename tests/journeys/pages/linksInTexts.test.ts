import type { Page } from 'playwright-core';
import { flawsInEveryTheme } from '../../support/browser/browser';
import { storePage } from '../../support/content/pages';
import { setStage } from '../../support/browser/stage';

const stage = setStage({ isBare: true, seeded: false, opensOwn: true });

/** Milliseconds, with axe in every theme, on a machine that is busy. */
const timeout = 120_000;
const host = 'https://www.youtube-nocookie.com';

async function write(title: string): Promise<Page> {
  const { page } = await stage.open({ person: 'editor', at: '/pages/news/add' });
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  return page;
}

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
    const page = await write('Before you start');
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
    await page.getByRole('button', { name: 'Publish …' }).click();
    await page.getByText('Nothing is missing.').waitFor();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.getByRole('heading', { level: 1, name: 'Before you start' }).waitFor();
    const { pathname } = new URL(page.url());
    await stage.call('editor', 'PUT', `/pages/${target.Id}`, { Title: 'Spring in the harbour' });

    const { page: reading } = await stage.open({ person: 'member', at: pathname });
    const ofHost: string[] = [];
    await reading.route(`${host}/**`, (route) => {
      ofHost.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>Plays</p>' });
    });
    await reading.getByText('Good luck.').waitFor();
    expect(await flawsInEveryTheme(reading, [390, 1440])).toEqual([]);
    await reading.getByRole('button', { name: /^Elsa/ }).click();
    await reading.getByRole('dialog', { name: /^Elsa/ }).getByText('Head of HSE').waitFor();
    await reading.keyboard.press('Escape');
    expect(ofHost).toEqual([]);
    await reading.getByRole('button', { name: 'Play video: The crane' }).click();
    await reading.frameLocator('iframe').getByText('Plays').waitFor();
    expect(ofHost).toEqual([`${host}/embed/abcdefgh123?autoplay=1`]);
    await reading.evaluate(() => (document.body.dataset.isSame = 'yes'));
    await reading.getByRole('link', { name: 'Harbour plan for spring' }).click();
    await reading.getByRole('heading', { level: 1, name: 'Spring in the harbour' }).waitFor();
    expect(await reading.evaluate(() => document.body.dataset.isSame)).toBe('yes');
  },
  timeout,
);
