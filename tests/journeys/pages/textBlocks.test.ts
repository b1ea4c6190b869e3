import type { Page } from 'playwright-core';
import { flawsInEveryTheme } from '../../support/browser/browser';
import { beginPost } from '../../support/browser/newPost';
import { setStage } from '../../support/browser/stage';

const stage = setStage({ isBare: true });

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

/** A block that "/" offers, by the beginning of its name. */
async function choose(page: Page, name: string): Promise<void> {
  await page.keyboard.type(`/${name}`);
  await page.getByRole('listbox').getByRole('option', { selected: true }).waitFor();
  await page.keyboard.press('Enter');
}

it('blocks that are written by keyboard alone are read, unfolded, printed and seen in every theme', async () => {
  const { page, person } = await beginPost(stage, 'Winter on the quay');
  await choose(page, 'warning');
  await page.keyboard.type('Ice on the quay');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('[x] Order salt');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Book a plough');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await choose(page, 'collapsible');
  await page.keyboard.type('Who helps?');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The service desk');
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await page.getByText('Moved, now number 2 of 3').waitFor({ state: 'attached' });
  await person.presses('Publish …');
  await person.presses('Publish now');
  const heading = page.getByRole('heading', { level: 1, name: 'Winter on the quay' });
  await heading.waitFor();
  await person.within('Warning', 'note').sees('Ice on the quay');
  expect(await page.getByRole('checkbox', { name: 'Order salt' }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: 'Book a plough' }).isChecked()).toBe(false);
  const within = page.getByText('The service desk');
  expect(await within.isVisible()).toBe(false);
  expect(await flawsInEveryTheme(page, [390, 1440])).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect((await within.boundingBox())?.height).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByText('Who helps?').click();
  await within.waitFor();
});

it('a block is dragged by its handle to where the line shows it', async () => {
  const { page } = await beginPost(stage, 'In another order');
  await page.keyboard.type('First');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Third');
  const first = textOf(page).getByText('First');
  await first.hover();
  const handle = (await page.getByTitle(/^Drag to move/).boundingBox())!;
  const third = (await textOf(page).getByText('Third').boundingBox())!;
  await page.mouse.move(handle.x + 8, handle.y + 8);
  await page.mouse.down();
  await page.mouse.move(third.x + third.width - 20, third.y + 4, { steps: 5 });
  await page.mouse.move(third.x + third.width - 20, third.y + third.height - 4, { steps: 5 });
  await page.mouse.up();
  await page.waitForFunction(
    () => document.querySelector('.ProseMirror')?.textContent === 'SecondThirdFirst',
  );
});
