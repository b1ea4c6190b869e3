import { setStage } from '../support/browser/stage';

const stage = setStage({ isBare: true, opensOwn: true });

it('what was deleted in a dialog is undone by a button that assistive technology knows', async () => {
  const { call, open } = stage;
  await call('admin', 'POST', '/restaurants', { Name: 'Quayside' });
  const { page, person } = await open({ person: 'admin', at: '/help?modal=restaurants' });
  await person.presses('Delete Quayside');
  await person.confirms('Delete');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Quayside').waitFor({ state: 'detached' });
  await person.the('button', 'Undo').waitFor();
  // Outside of the page, and of its look unless it has it itself.
  const fonts = await page.evaluate(() =>
    ['[role="dialog"]', '[role="list"] [role="listitem"] *'].map((each) => {
      const { fontFamily, color } = getComputedStyle(document.querySelector(each)!);
      return [fontFamily, color];
    }),
  );
  expect(fonts[1]).toEqual(fonts[0]);
  // The words of both begin at the same height.
  const tops = await Promise.all(
    [page.getByRole('listitem').getByText('Deleted!'), person.the('button', 'Undo')].map((words) =>
      words.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().top;
      }),
    ),
  );
  expect(tops[1]).toBeCloseTo(tops[0]!, 0);
  await person.presses('Undo');
  await dialog.getByText('Quayside').waitFor();
  const notice = page.getByRole('listitem').filter({ hasText: 'Restaurant restored' });
  await notice.waitFor();
  await notice.waitFor({ state: 'detached' });
});

it('what was deleted in a dialog is undone by the keyboard alone, which then goes on in the dialog', async () => {
  const { call, open } = stage;
  await call('admin', 'POST', '/restaurants', { Name: 'Lantern' });
  const { page, person } = await open({ person: 'admin', at: '/help?modal=restaurants' });
  const dialog = page.getByRole('dialog');
  const home = dialog.locator('[data-keyboard-home]');
  const deleteIt = async () => {
    await person.the('button', 'Delete Lantern').press('Enter');
    await person.confirms('Delete');
    await dialog.getByText('Lantern').waitFor({ state: 'detached' });
    await person.the('button', 'Undo').waitFor();
    await person.hasFocusOn(home);
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await person.hasFocusOn(person.the('button', 'Undo'));
  };
  await deleteIt();
  await page.keyboard.press('Enter');
  await dialog.getByText('Lantern').waitFor();
  // The notice of what was put back has nothing to choose: it takes no focus, and goes by itself.
  const notice = page.getByRole('listitem').filter({ hasText: 'Restaurant restored' });
  await notice.waitFor();
  await person.hasFocusOn(home);
  await notice.waitFor({ state: 'detached' });
  await person.hasFocusOn(home);
  await deleteIt();
  await page.keyboard.press('Escape');
  await person.hasFocusOn(home);
});
