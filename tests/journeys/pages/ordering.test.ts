import type { Locator, Page } from 'playwright-core';
import { setStage } from '../../support/browser/stage';

const stage = setStage({ isBare: true, opensOwn: true });

const item = (list: Locator, place: number) => list.locator(':scope > [data-ordered]').nth(place);
const names = (list: Locator) =>
  list
    .locator(':scope > [data-ordered]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')?.split(', ')[0]));

async function middleOf(part: Locator) {
  await part.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await part.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function dragByMouse(page: Page, handle: Locator, target: Locator): Promise<void> {
  await handle.hover();
  await page.mouse.down();
  const { x, y } = await middleOf(target);
  await page.mouse.move(x, y, { steps: 5 });
  await page.mouse.up();
}

/** A finger that comes down on the handle, rests there, goes on and is lifted. */
async function dragByFinger(
  page: Page,
  handle: Locator,
  target: Locator,
  rest: () => Promise<void> | undefined,
): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: object[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  const from = await middleOf(handle);
  const to = await middleOf(target);
  await put('touchStart', from);
  await rest();
  for (const part of [0.25, 0.5, 0.75, 1])
    await put('touchMove', {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    });
  await put('touchEnd');
}

it.each(['mouse', 'finger'] as const)(
  'APPS-08 tiles and languages are dragged by %s, and stand so after a reload',
  async (by) => {
    const isFinger = by === 'finger';
    const screen = { width: isFinger ? 390 : 1440, options: { hasTouch: isFinger } };
    const board = await stage.open({ at: '/your-board', ...screen });
    const edit = () =>
      board.page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    await edit();
    const terms = await stage.open({ person: 'admin', at: '/admin/channels', ...screen });
    for (const [person, name] of [
      [board.person, 'Your apps'],
      [terms.person, 'Languages'],
    ] as const) {
      const { page } = person;
      const isBoard = page === board.page;
      const list = page.getByRole('list', { name });
      await item(list, 1).waitFor();
      const before = await names(list);
      const handle = item(list, 0).getByRole('button', { name: /^Move / });
      const lifted = page.getByText(`${before[0]}, 1 of ${before.length}`, { exact: true });
      if (!isFinger) await dragByMouse(page, handle, item(list, 1));
      // A tile also scrolls the page: the finger rests on it first.
      else
        await dragByFinger(page, handle, item(list, 1), () =>
          isBoard ? lifted.waitFor({ state: 'attached' }) : undefined,
        );
      await person.isTold('Sorting has been updated');
      const after = await names(list);
      expect(after).toEqual([before[1], before[0], ...before.slice(2)]);
      await page.reload();
      if (isBoard) await edit();
      await item(list, 1).waitFor();
      expect(await names(list)).toEqual(after);
    }
    expect([...board.trouble, ...terms.trouble]).toEqual([]);
  },
  120_000,
);
