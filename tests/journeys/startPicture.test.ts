import type { Page } from 'playwright-core';
import { setStage } from '../support/browser/stage';

const stage = setStage({ isBare: true });
const keptAt = (kind: string) => `portal:of-person:shape:${kind}`;

/** Where the start picture has something of this kind, or the page has what it stands for. */
const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .map((each) => each.getBoundingClientRect())
      .filter(({ height, top, bottom }) => height > 0 && bottom > 0 && top < innerHeight)
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)),
  );

/** Reads a page until its shape is kept. */
async function read(path: string, kind = path): Promise<void> {
  await stage.person.opens(path);
  await stage.page.waitForFunction((key) => localStorage.getItem(key) !== null, keptAt(kind));
}

/** Opens a page again, without what it looked like and without any code of the app. */
async function openWithoutCode(path: string, width = 1_280): Promise<Page> {
  const page = await stage.context.newPage();
  await page.setViewportSize({ width, height: 720 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route(/\/assets\//, () => undefined);
  await page.goto(`${stage.portal.url}${path}`, { waitUntil: 'commit' });
  await page.locator('#portal-config').waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await page.locator('#paint').count()).toBe(0);
  return page;
}

const isNear = (one: number[], other: number[]) =>
  one.every((value, at) => Math.abs(value - other[at]!) <= 2);

it('the start picture of each kind of page stands where the page stood last', async () => {
  const { page, person } = stage;
  await page.setViewportSize({ width: 1_280, height: 720 });
  await person.signsIn('member');
  const post = (await page
    .locator('article a[href^="/pages/news/"]')
    .first()
    .getAttribute('href'))!;
  const kinds = [
    ['/', '/'],
    ['/your-board', '/your-board'],
    ['/collaboration', '/collaboration'],
    [post, '/pages/news/:slug'],
    ['/settings', '/settings'],
  ] as const;
  for (const [path, kind] of kinds) {
    await read(path, kind);
    const [heading] = await boxes(page, 'main h1');
    const pictures = await boxes(page, 'main img');
    const early = await openWithoutCode(path);
    const drawn = await boxes(early, '#skeleton .shape i');
    expect([kind, await early.locator('#skeleton').getAttribute('class')]).toEqual([
      kind,
      'shaped',
    ]);
    const [left, top, , height] = heading!;
    const isOfHeading = (box: number[]) =>
      Math.abs(box[0]! - left!) <= 2 && box[1]! >= top! && box[1]! < top! + height!;
    expect([kind, drawn.some(isOfHeading)]).toEqual([kind, true]);
    const missing = pictures.filter((one) => !drawn.some((other) => isNear(one, other)));
    expect([kind, missing]).toEqual([kind, []]);
    expect(drawn.length).toBeGreaterThan(5);
    await early.close();
  }
  const text = await page.evaluate(
    (key) => localStorage.getItem(key) ?? '',
    keptAt('/pages/news/:slug'),
  );
  expect(text).toMatch(/^[\d,[\]-]{20,3000}$/);
});

it('on a phone a desktop’s shape is not shown, and unknown pages have a calm one', async () => {
  const { page, person } = stage;
  await page.setViewportSize({ width: 1_280, height: 720 });
  await person.signsIn('member');
  await read('/');
  for (const [path, width, height] of [
    ['/', 390, 280],
    ['/people', 1_280, 88],
  ] as const) {
    const early = await openWithoutCode(path, width);
    expect(await boxes(early, '#skeleton .shape i')).toEqual([]);
    const cards = await boxes(early, '#skeleton .page .card');
    expect(cards.length).toBeGreaterThan(1);
    expect(cards.every((box) => box[3] === height)).toBe(true);
    expect(await early.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
    await early.close();
  }
});
