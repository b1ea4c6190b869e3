import type { Page } from 'playwright-core';
import { flawsInEveryTheme } from '../../support/browser/browser';
import { storePage, storeTerm } from '../../support/content/pages';
import { setStage } from '../../support/browser/stage';
import { drawing, upload } from '../../support/content/uploads';

const stage = setStage({ isBare: true, seeded: false, opensOwn: true });

async function uploaded(): Promise<string> {
  const picture = await drawing(1_600, 900).blur(3).jpeg().toBuffer();
  return (await upload({ url: stage.portal.url, tokenOf: stage.tokenOf }, picture)).body.Url;
}

/** The widths in which the pictures of the page are asked for. */
const widthsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('article img[src^="/images/"]')].map((image) =>
      new URL(image.currentSrc).searchParams.get('width'),
    ),
  );
const topOf = (page: Page, text: string) =>
  page.getByText(text).evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

it.each([
  [1_440, 1, ['960', '960']],
  [390, 2, ['960', '960']],
  [390, 1, ['480', '480']],
])(
  'at %d pixels and a density of %d pictures come as wide as they are shown, and nothing moves for them',
  async (width, deviceScaleFactor, wanted) => {
    const url = await uploaded();
    const { Path } = await storePage(stage, {
      BannerImageUrl: url,
      Content: `<p>Before</p><p><img src="${url}" alt="A quay"></p><p>Behind the picture</p>`,
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const { page, person } = await stage.open({
      at: Path,
      width,
      options: { deviceScaleFactor },
      prepare: (empty) =>
        empty.route('**/images/**', async (route) => {
          await held;
          await route.continue();
        }),
    });
    await person.sees('Behind the picture');
    const before = await topOf(page, 'Behind the picture');
    release();
    await page.getByRole('img', { name: 'A quay' }).scrollIntoViewIfNeeded();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('article img[src^="/images/"]')].every(
        ({ complete, naturalWidth }) => complete && naturalWidth > 0,
      ),
    );
    expect(await topOf(page, 'Behind the picture')).toBe(before);
    expect(await widthsOf(page)).toEqual(wanted);
  },
);

/** Wider than any page. */
const wide = `<table><tbody><tr>${'<td>1,234,567 departures</td>'.repeat(12)}</tr></tbody></table>
  <pre><code>${'const departures = 1234; '.repeat(12)}</code></pre>`;

/** How far parts of the text stand out to the right of it, in pixels, and what cannot be seen. */
const cutOff = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('article td, article pre, article pre code')].filter(
        (part) =>
          part.getBoundingClientRect().right > document.querySelector('article')!.clientWidth ||
          (part.localName === 'pre' && part.scrollWidth > part.clientWidth),
      ).length,
  );

it('what is wider than the page scrolls within itself by keyboard, and on paper all of it is seen', async () => {
  const { Path } = await storePage(stage, { Content: `<h2>Before</h2><hr>${wide}` });
  const { page, person } = await stage.open({ at: Path, width: 390 });
  await person.sees('Before', 'heading');
  expect(await cutOff(page)).toBeGreaterThan(0);
  expect(await flawsInEveryTheme(page, [390, 1_440])).toEqual([]);
  await page.setViewportSize({ width: 794, height: 1_123 });
  await page.emulateMedia({ media: 'print' });
  await page.waitForFunction(() => document.querySelector('header')?.offsetParent === null);
  expect(await cutOff(page)).toBe(0);
});

it('a long word of a title parts at a hyphen of its language', async () => {
  const { Path } = await storePage(stage, {
    Title: 'Medarbejdertilfredshedsundersøgelsesresultater',
    LanguageTermId: await storeTerm(stage, 'languageterms', 'Dansk'),
  });
  const { page } = await stage.open({ at: Path, width: 390 });
  const title = page.locator('h1[lang="da"]');
  await title.waitFor();
  expect(await title.evaluate((element) => getComputedStyle(element).hyphens)).toBe('auto');
});

it('the ways to share a page open and close by its button, and by the keyboard', async () => {
  const { Path } = await storePage(stage, { Title: 'Shared' });
  const { page, person } = await stage.open({ at: Path, width: 390 });
  const share = person.the('button', 'Share');
  await person.presses('Share');
  await person.sees('Share', 'menu');
  await person.presses('Share');
  await person.seesNo('Share', 'menu');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'menuitem');
  await page.keyboard.press('Escape');
  await person.seesNo('Share', 'menu');
  await person.hasFocusOn(share);
  for (const action of await page.locator('article header').getByRole('button').all())
    expect((await action.boundingBox())!.height).toBeGreaterThanOrEqual(44);
});
