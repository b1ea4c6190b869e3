import type { Page } from 'playwright-core';
import { modals } from '../../src/client/shell/dialogs/modals';
import { profileAddress } from '#shared/rules/people/people';
import { pageRoutes } from '#shared/rules/pages/routeTable';
import { axeViolations, rulesOfColour, themes, watchForTrouble } from '../support/browser/browser';
import { dialogOf, ofOneThing } from '../support/browser/dialogAddresses';
import { follow } from '../support/browser/follow';
import { smallTargets } from '../support/browser/touchTargets';
import { walkByTab } from '../support/browser/keyboardWalk';
import { readText } from '../support/sourceFiles';
import { setStage } from '../support/browser/stage';

const stage = setStage({ isBare: true });

/** Widths in px of a window of 1280 px at 200 % and 400 %. */
const zoomed = [640, 320];
/** Where other things can be used at 400 % than at 100 %. */
const otherwiseAtNarrow = ['/people', '/settings'];

/** Every page whose code exists, by an address at which it shows something. */
async function addresses(): Promise<string[]> {
  const { body } = await stage.call<{ Path: string }[]>('admin', 'GET', '/pages/news/top?amount=1');
  const [news] = body;
  const examples: Readonly<Record<string, string>> = {
    '/pages/news/:slug': news!.Path,
    '/pages/news/:slug/edit': `${news!.Path}/edit`,
    '/user/detail/*': profileAddress('member@nordvik.example'),
  };
  const built = Object.keys(pageRoutes).filter((path) =>
    readText('src/client/routes.tsx').includes(`path: '${path}'`),
  );
  return built.map((path) => examples[path] ?? path).filter((path) => !/[:*]/.test(path));
}

/**
 * Waits until the content of the window has come: the page's heading, in a dialog perhaps a field,
 * and nothing that is still loading.
 */
async function settled(
  page: Page,
  place: string,
  wanted = place === 'main' ? 'h1:not([data-left])' : 'h1, input',
): Promise<void> {
  await page.waitForFunction(
    ({ within, selector }) => {
      const find = (parts: string) =>
        [...document.querySelectorAll(within)]
          .flatMap((root) => [...root.querySelectorAll(parts)])
          .filter((element) => {
            const { top, bottom, height } = element.getBoundingClientRect();
            return height > 0 && bottom > 0 && top < innerHeight;
          });
      return (
        find(selector).length > 0 && find('[role="progressbar"], [aria-busy="true"]').length === 0
      );
    },
    { within: place, selector: wanted },
  );
}

/** Brings onto the page what comes when it is scrolled to, and goes back to its beginning. */
async function readThrough(page: Page): Promise<void> {
  const scrollOn = () =>
    page.evaluate(() => {
      const before = window.scrollY;
      window.scrollBy(0, innerHeight);
      return window.scrollY > before;
    });
  while (await scrollOn()) await settled(page, 'main', '*');
  await page.evaluate(() => window.scrollTo(0, 0));
}

/**
 * Flaws for somebody who has the Tab key alone: what is not reached, and what takes the focus
 * unseen.
 */
async function flawsByKeyboard(page: Page, place: string): Promise<string[]> {
  const { stops, ...found } = await walkByTab(page, place);
  await page.evaluate(() => window.scrollTo(0, 0));
  if (stops.length === 0) return ['nothing is reached by keyboard'];
  return Object.entries(found).flatMap(([flaw, names]) =>
    names.map((name) => `${flaw} by keyboard: ${name}`),
  );
}

/**
 * Elements that stay wider than the window. Those that are drawn to measure, such as a chart,
 * follow the window a moment later.
 */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const measure = () => {
      const scrolling = [
        document.documentElement,
        ...document.querySelectorAll('[role="dialog"], [role="dialog"] > *'),
      ].filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          element.clientWidth > 1 &&
          getComputedStyle(element).overflowX !== 'visible',
      );
      if (
        document.documentElement.scrollWidth <= document.documentElement.clientWidth &&
        scrolling.length === 0
      )
        return [];
      const beyond = [
        ...document.querySelectorAll('main *, [role="dialog"] *, header *, footer *'),
      ].filter((element) => element.getBoundingClientRect().right > innerWidth + 1);
      return [
        'wider than the window',
        ...beyond.slice(0, 6).map((element) => element.outerHTML.slice(0, 160)),
      ];
    };
    let found = measure();
    for (let frames = 0; frames < 60 && found.length > 0; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      found = measure();
    }
    return found;
  });
}

/** Changes the theme, which is there when the page has other colours. */
async function dress(page: Page, theme: keyof typeof themes): Promise<void> {
  const before = await page.evaluate(() =>
    getComputedStyle(document.querySelector('.fui-FluentProvider')!).getPropertyValue(
      '--colorNeutralBackground1',
    ),
  );
  await page.emulateMedia(themes[theme]);
  await page.waitForFunction(
    (old) =>
      getComputedStyle(document.querySelector('.fui-FluentProvider')!).getPropertyValue(
        '--colorNeutralBackground1',
      ) !== old,
    before,
  );
}

async function flaws(page: Page, place: string): Promise<string[]> {
  await settled(page, place);
  if (place === 'main') await readThrough(page);
  const found = (await axeViolations(page)).map((violation) => `light: ${violation}`);
  for (const theme of ['dark', 'high contrast'] as const) {
    await dress(page, theme);
    found.push(
      ...(await axeViolations(page, rulesOfColour)).map((violation) => `${theme}: ${violation}`),
    );
  }
  await dress(page, 'light');
  // The first page is gone through with all that is around it.
  const { pathname } = new URL(page.url());
  const walked = pathname === '/' ? 'body' : place;
  found.push(...(await flawsByKeyboard(page, walked)));
  found.push(...(await smallTargets(page, place)).map((flaw) => `at 1280 px: ${flaw}`));
  for (const width of zoomed) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page, place);
    found.push(...(await tooWide(page)).map((flaw) => `at ${width} px: ${flaw}`));
    if (width === 320)
      found.push(...(await smallTargets(page, place)).map((flaw) => `at ${width} px: ${flaw}`));
    if (width === 320 && otherwiseAtNarrow.includes(pathname))
      found.push(...(await flawsByKeyboard(page, walked)).map((flaw) => `at ${width} px: ${flaw}`));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return found;
}

/** Those of them that none which adds such a thing is like. */
const ofTheirOwn: readonly string[] = ['required-reading/report/:id'];

/**
 * Flaws of a dialog's own; those that it shares with the dialog that adds such a thing are found
 * there, with all themes and widths.
 */
async function flawsOfOneThing(page: Page): Promise<string[]> {
  const place = '[role="dialog"]';
  await settled(page, place);
  const found = [...(await axeViolations(page)), ...(await flawsByKeyboard(page, place))];
  await page.setViewportSize({ width: 320, height: 800 });
  await settled(page, place);
  found.push(...(await tooWide(page)));
  await page.setViewportSize({ width: 1280, height: 800 });
  return found;
}

async function start(): Promise<{ page: Page; trouble: string[] }> {
  const trouble = watchForTrouble(stage.context);
  await stage.page.setViewportSize({ width: 1280, height: 800 });
  await stage.page.emulateMedia({ ...themes.light, reducedMotion: 'reduce' });
  await stage.person.signsIn('admin', '/about');
  await settled(stage.page, 'main');
  return { page: stage.page, trouble };
}

it('every page passes axe in three themes, works by keyboard and finger and does not scroll sideways', async () => {
  const { page, trouble } = await start();
  const found: Record<string, string[]> = {};
  for (const address of await addresses()) {
    await follow(page, address);
    const own = await flaws(page, 'main');
    if (own.length > 0) found[address] = own;
  }
  expect(found).toEqual({});
  expect(trouble).toEqual([]);
}, 240_000);

it('every dialog passes axe in three themes, works by keyboard and finger and never scrolls sideways', async () => {
  const { page, trouble } = await start();
  const found: Record<string, string[]> = {};
  for (const name of Object.keys(modals).filter((each) => !each.includes(':'))) {
    await follow(page, `/about?modal=${name}`);
    const own = await flaws(page, '[role="dialog"]');
    if (own.length > 0) found[name] = own;
    await follow(page, '/about');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  expect(found).toEqual({});
  expect(trouble).toEqual([]);
}, 240_000);

it('every dialog about one thing is accessible, works by keyboard and does not scroll sideways', async () => {
  const { page, trouble } = await start();
  const found: Record<string, string[]> = {};
  for (const name of Object.keys(ofOneThing)) {
    await follow(page, `/about?modal=${await dialogOf(stage, name)}`);
    const own = ofTheirOwn.includes(name)
      ? await flaws(page, '[role="dialog"]')
      : await flawsOfOneThing(page);
    if (own.length > 0) found[name] = own;
    await follow(page, '/about');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  expect(found).toEqual({});
  expect(trouble).toEqual([]);
}, 120_000);
