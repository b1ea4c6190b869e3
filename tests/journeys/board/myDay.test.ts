import type { Page } from 'playwright-core';
import { flawsInEveryTheme } from '../../support/browser/browser';
import { watchGraph } from '../../support/graphContract';
import { setStage } from '../../support/browser/stage';

const stage = setStage({ isBare: true, opensOwn: true });

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rows = (page: Page, name: string) => column(page, name).getByRole('listitem');

async function openDay(width: number, options: { hasTouch?: boolean; timezoneId?: string } = {}) {
  const opened = await stage.open({ at: '/your-board', width, options });
  const { page } = opened;
  await page.getByRole('heading', { name: 'My day' }).scrollIntoViewIfNeeded();
  for (const name of ['Tasks', 'Events']) await rows(page, name).first().waitFor();
  return opened;
}

it('MYDAY-01 MYDAY-02 MYDAY-07 MYDAY-08 MYDAY-22 a task is done and undone and a meeting answered by keyboard; one whose answer fails stays', async () => {
  const graph = watchGraph(stage.portal.devTenant);
  const { page, person, trouble } = await openDay(1440);
  const [tasks, events] = await Promise.all(
    ['Tasks', 'Events'].map(async (name) => (await column(page, name).boundingBox())!),
  );
  expect(tasks!.x + tasks!.width).toBeLessThan(events!.x);
  const task = rows(page, 'Tasks').filter({ hasText: 'Planner' }).first();
  const header = task.locator('h4 button');
  await header.focus();
  await page.keyboard.press('Enter');
  await task.getByText('Bucket').waitFor();
  await task.getByRole('button', { name: 'Mark as done', exact: true }).focus();
  await page.keyboard.press('Enter');
  await task.getByRole('button', { name: /^Completed: / }).waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('h4 button'));
  await person.presses('Undo');
  await task.getByRole('button', { name: /^Mark as done: / }).waitFor();

  const { control } = stage.portal.devTenant;
  const meeting = rows(page, 'Events').filter({ hasText: 'Morning round' }).first();
  await meeting.locator('h4 button').click();
  control.fail({ service: 'graph', path: '/decline', method: 'POST', status: 500, times: 1 });
  await meeting.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByText(/500/).first().waitFor();
  await meeting.getByRole('button', { name: 'Maybe', exact: true }).click();
  await meeting.locator('[aria-pressed="true"]', { hasText: 'Maybe' }).waitFor();
  const before = await rows(page, 'Events').count();
  await meeting.getByRole('button', { name: 'No', exact: true }).click();
  await person.isTold('You declined “Morning round”.');
  await rows(page, 'Events')
    .nth(before - 1)
    .waitFor({ state: 'detached' });
  expect(trouble.filter((text) => !/500/.test(text))).toEqual([]);
  graph.stop();
  expect(graph.violations).toEqual([]);
});

it('a phone in another zone stacks the columns, adds a task and has large enough buttons', async () => {
  const { page, person, trouble } = await openDay(390, {
    hasTouch: true,
    timezoneId: 'Asia/Tokyo',
  });
  const [tasks, events] = await Promise.all(
    ['Tasks', 'Events'].map(async (name) => (await column(page, name).boundingBox())!),
  );
  expect(tasks!.y + tasks!.height).toBeLessThanOrEqual(events!.y);
  await person.fills('Add a task', 'Buy strings');
  await page.getByRole('button', { name: 'Add', exact: true }).tap();
  await rows(page, 'Tasks').first().getByText('Buy strings').waitFor();
  const meeting = rows(page, 'Events').filter({ hasText: 'Morning round' }).first();
  await meeting.locator('h4 button').tap();
  await person.isTold("In the event's time zone");
  const small = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('section section button')]
        .map((button) => [button.textContent, button.getBoundingClientRect().height] as const)
        .filter(([, height]) => height > 0 && height < 43.5),
    );
  expect(small).toEqual([]);
  expect(await person.scrollsSidewaysBy()).toBe(0);
  expect(trouble).toEqual([]);
});

it('MYDAY-02 the columns stand side by side from 992 px on, below that one under the other', async () => {
  const { page, trouble } = await openDay(992);
  const columns = () =>
    Promise.all(['Tasks', 'Events'].map(async (name) => (await column(page, name).boundingBox())!));
  const [left, right] = await columns();
  expect(left!.x + left!.width).toBeLessThan(right!.x);
  await page.setViewportSize({ width: 991, height: 800 });
  const [upper, lower] = await columns();
  expect(upper!.y + upper!.height).toBeLessThanOrEqual(lower!.y);
  expect(trouble).toEqual([]);
});

it('my day with open panels has no accessibility violations in any theme', async () => {
  const { page, person, trouble } = await openDay(1440);
  await rows(page, 'Tasks').filter({ hasText: 'Planner' }).first().locator('h4 button').click();
  await rows(page, 'Events').first().locator('h4 button').click();
  await person.sees('Bucket');
  await person.sees('Show in Outlook');
  expect(await flawsInEveryTheme(page, [1440, 768, 390])).toEqual([]);
  expect(trouble).toEqual([]);
});
