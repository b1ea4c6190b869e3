import type { Locator } from 'playwright-core';
import type { AppTile } from '#shared/contract/appTiles';
import { seesCount } from '../support/browser/person';
import { setStage } from '../support/browser/stage';
import { until } from '../support/until';

const stage = setStage({ isBare: true, opensOwn: true });

/** How many of these stand in each line, from the top; those of one differ by a few pixels at most. */
async function countsInLines(these: Locator): Promise<number[]> {
  const tops = await these.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().top).sort((one, other) => one - other),
  );
  const starts = tops.filter((top, index) => top > (tops[index - 1] ?? -Infinity) + 20);
  return starts.map((start, line) => {
    const end = starts[line + 1] ?? Infinity;
    return tops.filter((top) => top >= start && top < end).length;
  });
}

it.each([
  ['/people', 'member', 'Narrow the search', [[1, 1, 1, 1], [1, 1, 1, 1], [4], [4]]],
  ['/admin/speed', 'admin', 'Which figures', [[1, 1, 1, 1], [2, 2], [2, 2], [4]]],
] as const)(
  'the four filters of %s are never three in a line and one below',
  async (at, as, name, wanted) => {
    const { page, person } = await stage.open({ person: as, at, width: 320 });
    // A line opens the further ones on a phone.
    if (at === '/people') await page.locator('summary').filter({ hasText: name }).click();
    const fields = person.the('group', name).locator('input, select');
    await seesCount(fields, 4);
    for (const [index, width] of [320, 390, 768, 1024].entries()) {
      const lines = wanted[index];
      await page.setViewportSize({ width, height: 900 });
      // The page is drawn anew where its layout is another one.
      await until(async () => String(await countsInLines(fields)) === String(lines));
    }
  },
);

it('on a phone the first colleague stands on the first screen', async () => {
  const { page } = await stage.open({ person: 'member', at: '/people', width: 390, height: 844 });
  const first = page.getByRole('listitem').filter({ hasText: 'Engineer' }).first();
  await first.waitFor();
  expect((await first.boundingBox())!.y).toBeLessThan(600);
});

it.each([320, 390, 768, 1440])(
  'at %i pixels the search stands on one line with the button that closes it, and so do its times',
  async (width) => {
    const { page } = await stage.open({ at: '/?modal=search&q=menu', width, height: 760 });
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const times = dialog.getByRole('group', { name: 'Published or changed' }).getByRole('button');
    await seesCount(times, 4);
    expect(await countsInLines(times)).toEqual([4]);
    const middleOf = (these: Locator) =>
      these.evaluate(async (each) => {
        await Promise.all(
          each
            .closest('[role="dialog"]')!
            .getAnimations()
            .map(({ finished }) => finished),
        );
        const { top, height } = each.getBoundingClientRect();
        return top + height / 2;
      });
    // The frame of the field around its input.
    const field = await middleOf(dialog.getByRole('textbox').locator('xpath=..'));
    const close = await middleOf(dialog.getByRole('button', { name: 'Close', exact: true }));
    expect(Math.abs(field - close)).toBeLessThan(1.5);
  },
);

it('on a small phone the names in the bar below stand in one line each', async () => {
  const { page } = await stage.open({ person: 'member', at: '/', width: 320 });
  const bar = page.getByRole('navigation', { name: 'Main' });
  await seesCount(bar.getByRole('link'), 5);
  expect((await bar.boundingBox())!.height).toBeLessThan(60);
});

it('on a small phone no line of a list of permissions begins with its comma', async () => {
  const { page } = await stage.open({ person: 'admin', at: '/admin/teams-app', width: 320 });
  const lists = page.locator('dd code').filter({ hasText: ',' });
  await lists.first().waitFor();
  const parted = await lists.evaluateAll((all) =>
    all
      .flatMap(({ childNodes }) => [...childNodes])
      .flatMap((node) => {
        const text = node.textContent ?? '';
        const topOf = (index: number) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          return range.getBoundingClientRect().top;
        };
        return [...text.matchAll(/,/g)]
          .filter(({ index }) => topOf(index) !== topOf(index - 1))
          .map(({ index }) => text.slice(0, index + 1));
      }),
  );
  expect(parted).toEqual([]);
});

it('on the smallest phone three apps stand in a line, and a smart link alone is as wide as its list', async () => {
  // The others of the example organisation come and go with the hour.
  const { body } = await stage.call<AppTile[]>('admin', 'GET', '/apptiles?smartlinks=true');
  for (const { Id } of body.filter(({ IsRecurring }) => IsRecurring))
    await stage.call('admin', 'DELETE', `/apptiles/${Id}`);
  const { page } = await stage.open({ at: '/your-board', width: 320 });
  const apps = page.getByRole('list', { name: 'Your apps' }).locator(':scope > li');
  await apps.nth(3).waitFor();
  const [first] = await countsInLines(apps);
  expect(first).toBe(3);
  const slides = page.getByRole('group', { name: 'Smart links' }).locator('ul > li');
  await seesCount(slides, 1);
  const heading = page.getByRole('heading', { name: 'Smart links' });
  const { x, width } = (await slides.boundingBox())!;
  expect(x).toBeCloseTo((await heading.boundingBox())!.x, 0);
  expect(width).toBeCloseTo(320 - 2 * x, 0);
});

it('on the smallest phone a lone entry of the strip says in words what is overdue', async () => {
  await stage.call('member', 'PUT', '/users', { HiddenOnToday: ['meeting', 'lunch'] });
  const { page } = await stage.open({ width: 320 });
  const entries = page.getByRole('region', { name: 'For you now' }).getByRole('listitem');
  await seesCount(entries, 1);
  const shown = entries.locator('[aria-hidden]').filter({ hasText: /^\d+ overdue$/ });
  expect(await shown.isVisible()).toBe(true);
  expect(await entries.getByText(/^\d+$/).isVisible()).toBe(false);
  await stage.call('member', 'PUT', '/users', { HiddenOnToday: [] });
});

it('SITES-07 on the smallest phone the sentence of a deleted group has the width of its card', async () => {
  const { page } = await stage.open({ at: '/collaboration', width: 320 });
  const sentence = page.getByText(/^This group has recently been deleted/);
  await sentence.waitFor();
  expect((await sentence.boundingBox())!.width).toBeGreaterThan(230);
});

it('nothing moves below the address of a new site when it says that the address is free', async () => {
  const { page } = await stage.open({ at: '/create-site', width: 390 });
  const next = page.getByRole('textbox', { name: 'Description' });
  await next.waitFor();
  const before = (await next.boundingBox())!.y;
  await page.getByRole('textbox', { name: 'Name' }).fill('Quay lights');
  const said = page.getByRole('status').filter({ hasText: 'The address is free.' });
  await said.waitFor();
  expect((await next.boundingBox())!.y).toBeCloseTo(before, 0);
  const [field, words] = [(await next.boundingBox())!, (await said.boundingBox())!];
  expect(words.y + words.height).toBeLessThan(field.y);
});

it.each([390, 640, 768])(
  'at %i pixels the button that adds to a list is not under the one that closes it',
  async (width) => {
    const at = '/editor-dashboard?modal=infoboxes';
    const { page } = await stage.open({ person: 'editor', at, width, height: 760 });
    const dialog = page.getByRole('dialog', { name: 'Infoboxes' });
    const add = dialog.getByRole('button', { name: 'Add infobox' });
    await add.waitFor();
    // In one step: the dialog may still be moving.
    const [added, closing] = await add.evaluate((button) => {
      const close = button.closest('[role="dialog"]')!.querySelector('[aria-label="Close"]')!;
      return [button, close].map((each) => each.getBoundingClientRect().toJSON() as DOMRect);
    });
    const isBeside = added!.right <= closing!.left || added!.top >= closing!.bottom;
    expect(isBeside).toBe(true);
  },
);
