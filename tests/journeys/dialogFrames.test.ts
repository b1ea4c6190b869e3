import type { Page } from 'playwright-core';
import { modalRoutes } from '#shared/rules/pages/routeTable';
import { dialogOf } from '../support/browser/dialogAddresses';
import { setStage } from '../support/browser/stage';
import { until } from '../support/until';

const stage = setStage({ isBare: true, opensOwn: true });

/** Its title is a field that says what it is for. */
const withoutHeading = 'search';
/** Their title names the thing, or what is done to it, as soon as that is known. */
const namedLater: readonly string[] = [
  'app-tiles',
  'app-tile-intro/:id',
  'audits/pages/:id',
  'find-information/import',
  'required-reading/report/:id',
  'terms/:kind/add',
  'terms/:kind/add/:parent',
  'terms/:kind/edit/:id',
  'terms/:kind/import',
];

/** Holds requests back until they are let go. */
async function gates(page: Page) {
  const held = { code: [] as (() => void)[], data: [] as (() => void)[] };
  const isHeld = { code: false, data: false };
  await page.route(/\/(assets|api|_api|v1\.0)\//, async (route) => {
    const kind = route.request().url().includes('/assets/') ? 'code' : 'data';
    if (isHeld[kind]) await new Promise<void>((resolve) => held[kind].push(resolve));
    await route.continue().catch(() => undefined);
  });
  return {
    hold: () => Object.assign(isHeld, { code: true, data: true }),
    release(kind: 'code' | 'data') {
      isHeld[kind] = false;
      for (const go of held[kind].splice(0)) go();
    },
    isHolding: (kind: 'code' | 'data') => held[kind].length > 0,
  };
}

/** The parts of a dialog that stay where they are, whatever is in it. */
const frame = (page: Page) =>
  page.getByRole('dialog').evaluate(async (dialog) => {
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
    const box = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    };
    const heading = dialog.querySelector('h1');
    const style = heading && getComputedStyle(heading);
    return {
      name: dialog.getAttribute('aria-label'),
      outer: box(dialog),
      title: heading && [heading.textContent, box(heading)[1], style!.fontSize],
    };
  });

/** The buttons of a dialog that a finger could miss: narrower or lower than 44 px. */
const smallButtons = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => {
    const min = 44;
    const isHit = (button: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && button.contains(hit);
    };
    const isWide = (button: Element) => {
      button.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = button.getBoundingClientRect();
      const [middle, line, reach] = [x + width / 2, y + height / 2, min / 2 - 1];
      return (
        (width > min - 0.5 ||
          (isHit(button, middle - reach, line) && isHit(button, middle + reach, line))) &&
        (height > min - 0.5 ||
          (isHit(button, middle, line - reach) && isHit(button, middle, line + reach)))
      );
    };
    const hasSize = (element: Element) => element.getBoundingClientRect().height > 1;
    // The button of an empty search field stands in a part of no size, which shows nothing of it.
    const isSeen = (button: Element) =>
      button.checkVisibility() && hasSize(button) && hasSize(button.parentElement!);
    return [...dialog.querySelectorAll('button, [role=button], [role=tab]')]
      .filter(isSeen)
      .filter((button) => !isWide(button))
      .map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const name = button.getAttribute('aria-label') ?? button.textContent;
        return `${name}: ${Math.round(width)} × ${Math.round(height)}`;
      });
  });

/** Pixels that a dialog's own padding leaves below the buttons of its form. */
const maxGap = 48;
/** Pixels between the button that saves and the lower edge of its dialog; 0 where none saves. */
const gapBelowSaving = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => {
    const button = dialog.querySelector('button[type="submit"]');
    if (!button) return 0;
    return dialog.getBoundingClientRect().bottom - button.getBoundingClientRect().bottom;
  });

/** Goes to another address as a link does. */
const follow = (page: Page, address: string) =>
  page.evaluate((target) => {
    window.history.pushState({}, '', target);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

const rests = (page: Page) =>
  page.waitForFunction(() => {
    const dialog = document.querySelector('[role="dialog"]');
    return (
      dialog?.querySelector('h1, input') &&
      !dialog.querySelector('[data-skeleton], [role="progressbar"], [aria-busy="true"]')
    );
  });

it.each([
  ['a phone', 390, 844],
  ['a desktop', 1_440, 900],
])(
  'on %s every dialog has its title and its size from the first moment',
  async (_, width, height) => {
    const { page } = await stage.open({ person: 'admin', at: '/about', width, height });
    const gate = await gates(page);
    // The frame itself is here from the second dialog on.
    await follow(page, '/about?modal=search');
    await rests(page);
    const found: Record<string, unknown> = {};
    for (const name of Object.keys(modalRoutes)) {
      const address = await dialogOf(stage, name);
      await follow(page, '/about');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      gate.hold();
      await follow(page, `/about?modal=${address}`);
      await page.getByRole('dialog').waitFor();
      const waiting = await frame(page);
      gate.release('code');
      await until(async () => gate.isHolding('data') || (await isAtRest(page)));
      const loading = await frame(page);
      gate.release('data');
      await rests(page);
      const whole = await frame(page);
      for (const [when, each] of Object.entries({ waiting, loading })) {
        const before = name === withoutHeading ? { ...each, title: null } : each;
        if (namedLater.includes(name)) before.title?.splice(0, 1, whole.title![0]!);
        if (!each.name || JSON.stringify(before) !== JSON.stringify(whole))
          found[`${name} ${when}`] = [each, whole];
      }
      const gap = await gapBelowSaving(page);
      if (gap > maxGap) found[`${name} below its form`] = gap;
      if (width < 768) {
        const small = await smallButtons(page);
        if (small.length > 0) found[`${name} buttons`] = small;
      }
    }
    expect(found).toEqual({});
  },
  300_000,
);

it('beside the room of a scrollbar a dialog ends where the page does', async () => {
  const { page } = await stage.open({ person: 'admin', at: '/about?modal=page-trash', width: 390 });
  await rests(page);
  await page.waitForFunction(() =>
    document
      .querySelector('[role="dialog"]')!
      .getAnimations()
      .every(({ playState }) => playState === 'finished'),
  );
  const edges = await page.evaluate(() => {
    // As where scrollbars take room; this browser has none.
    document.documentElement.style.cssText = 'overflow-y: hidden; scrollbar-gutter: stable';
    return {
      dialog: document.querySelector('[role="dialog"]')!.getBoundingClientRect().right,
      page: document.body.getBoundingClientRect().right,
    };
  });
  expect(edges.page).toBeLessThan(390);
  expect(edges.dialog).toBe(edges.page);
});

it('INFOBOX-36 on a phone the list of what is imported shows every word within its column', async () => {
  const { page, person } = await stage.open({ person: 'admin', at: '/admin', width: 390 });
  await person.presses('Import …');
  await person.presses('Show contents');
  const cells = page.getByRole('dialog').getByRole('cell');
  await cells.first().waitFor();
  const tooWide = await cells.evaluateAll((all) =>
    all.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
  );
  expect(tooWide).toEqual([]);
});

const isAtRest = (page: Page) =>
  page.evaluate(
    () => !document.querySelector('[role="dialog"] :is([data-skeleton], [role="progressbar"])'),
  );

it('the head of a list stays while the words of its rows are on their way', async () => {
  const { page } = await stage.open({ person: 'editor', at: '/editor-dashboard' });
  const gate = await gates(page);
  const link = page.getByRole('link', { name: /^Infoboxes/ });
  await link.waitFor();
  gate.hold();
  await link.click();
  await until(async () => gate.isHolding('code'));
  gate.release('code');
  const add = page.getByRole('button', { name: 'Add infobox' });
  await add.waitFor();
  gate.hold();
  gate.release('data');
  await until(async () => gate.isHolding('code'));
  expect(await add.isVisible()).toBe(true);
  gate.release('code');
  await page.getByText('Safety first, every shift').first().waitFor();
  expect(await add.isVisible()).toBe(true);
});
