import type { FrameLocator, Locator, Page } from 'playwright-core';
import { seesCount } from '../support/browser/person';
import { readToEnd } from '../support/browser/readToEnd';
import { appFrame, openInTeams } from '../support/browser/teams';
import { setStage } from '../support/browser/stage';

const stage = setStage({
  isBare: true,
  opensOwn: true,
  environment: { TEAMS_NESTED_APP_AUTH: 'yes' },
});
const phone = { width: 390, height: 844 };

/** The first story's title, when whatever stands above it has come. */
async function firstTitle(place: Page | FrameLocator): Promise<Locator> {
  await place
    .getByRole('region', { name: 'For you now' })
    .getByText(/overdue/)
    .first()
    .waitFor();
  await place.locator('summary', { hasText: /^Aurora sails.* and 1 more$/ }).waitFor();
  await place.locator('[data-broadcast]').first().waitFor();
  const story = place.getByRole('region', { name: 'Featured news' }).getByRole('article').first();
  await story.waitFor();
  return story.getByRole('heading');
}
const topOf = async (place: Locator) => (await place.boundingBox())!.y;
const endOf = async (place: Locator) => {
  const { y, height } = (await place.boundingBox())!;
  return y + height;
};

it.each(['member', 'frontline', 'editor'])(
  'on a phone the first story’s title is on the first screen of a %s',
  async (person) => {
    const { page } = await stage.open({ person, ...phone });
    const bar = page
      .getByRole('navigation')
      .filter({ has: page.getByText('Today') })
      .last();
    expect(await endOf(await firstTitle(page))).toBeLessThan(await topOf(bar));
  },
);

it('in Teams on a phone the first story’s title is on the first screen too', async () => {
  const context = await stage.browser.newContext({ viewport: phone });
  const page = await context.newPage();
  await openInTeams(page, stage.portal.devTenant.hostUrl, { naa: 'true', device: 'phone' });
  const frame = page.locator('#stage iframe');
  expect(await endOf(await firstTitle(appFrame(page)))).toBeLessThan(await endOf(frame));
  await context.close();
});

it('on a desktop the first story is on the first screen, and both columns of news end together', async () => {
  const { page, person } = await stage.open({ width: 1280, height: 900 });
  await person.arrivesAt('Today');
  await readToEnd(page);
  const [featured, yours] = ['Featured news', 'Your news'].map((name) =>
    page.getByRole('region', { name }),
  );
  const open = yours!.getByRole('button', { name: /^Quick read/, expanded: true });
  const title = featured!.getByRole('article').first().getByRole('heading');
  const turnsTo = async (width: number, amount: number) => {
    await page.setViewportSize({ width, height: 900 });
    await seesCount(yours!.getByRole('article'), amount);
  };
  for (const width of [1280, 1440, 1920]) {
    await turnsTo(width, 4);
    await seesCount(open, 4);
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await endOf(title)).toBeLessThan(900);
    expect(Math.abs((await endOf(featured!)) - (await endOf(yours!)))).toBeLessThan(100);
    // One above the other, what is read first are the titles.
    await turnsTo(1024, 6);
    expect(await open.count()).toBe(0);
  }
});

it('on a phone the page stands without code and pictures of folded infoboxes', async () => {
  const late = /\/assets\/infobox-row\.|infobox-aurora/;
  const asked: string[] = [];
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  const { page } = await stage.open({
    ...phone,
    prepare: (empty) =>
      empty.route(late, async (route) => {
        asked.push(route.request().url());
        await given;
        await route.continue();
      }),
  });
  await firstTitle(page);
  expect(asked.filter((url) => url.includes('infobox-aurora'))).toEqual([]);
  const picture = page.waitForRequest(/infobox-aurora/);
  await page.locator('summary', { hasText: 'Aurora sails' }).click();
  give();
  await page
    .getByRole('heading', { name: /^Aurora sails/ })
    .first()
    .waitFor();
  await picture;
});

it('a matter that is the only one of the moment is read whole', async () => {
  await stage.call('frontline', 'PUT', '/users', { HiddenOnToday: ['lunch'] });
  const { page } = await stage.open({ person: 'frontline', ...phone });
  const matters = page.getByRole('region', { name: 'For you now' }).getByRole('listitem');
  const words = matters.locator('button > span').last();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await words.waitFor();
    expect(await matters.count()).toBe(1);
    expect(await words.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
  }
});

describe('the files of a first visit, of which a browser fetches six at a time', () => {
  /** The files that the page names, by what they are for. */
  async function named(): Promise<Record<string, string[]>> {
    const page = await (await fetch(stage.portal.url)).text();
    const links = [...page.matchAll(/<link rel="?([\w-]+)"? as="?script"? href="?([^"> ]+)/g)];
    const files: Record<string, string[]> = {};
    for (const [, rel = '', href = ''] of links) (files[rel] ??= []).push(href);
    return files;
  }

  it('signing in, a tab’s own code, its words and the bar of a phone are one each', async () => {
    const files = await named();
    for (const part of [
      'browser-sign-in',
      'board',
      'texts-en',
      'collaboration-reads',
      'bottom-bar',
    ])
      expect([part, files[part]?.length]).toEqual([part, 1]);
    // The second is what every menu and tip needs.
    expect(files.collaboration).toHaveLength(2);
  });

  it('hold no parser of style sheets: styles come finished', async () => {
    const first = (await named()).app ?? [];
    const codes = await Promise.all(
      first.map(async (file) => (await fetch(stage.portal.url + file)).text()),
    );
    expect(codes.filter((code) => code.includes('@namespace'))).toEqual([]);
  });
});
