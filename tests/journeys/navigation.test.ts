import type { Locator } from 'playwright-core';
import { setStage } from '../support/browser/stage';
import { until } from '../support/until';

const stage = setStage({ isBare: true, opensOwn: true });

it('Back and Forward restore the scroll position and the focused link', async () => {
  const { page, trouble, person } = await stage.open({
    person: 'admin',
    at: '/admin',
    width: 390,
    height: 400,
  });
  const main = page.getByRole('main');
  const link = main.locator('a[href="/admin/teams-app"]');
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(300);
  await page.keyboard.press('Enter');
  await person.arrivesAt('Teams app');
  await page.waitForFunction(() => document.activeElement?.id === 'content');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.waitForFunction(() => document.documentElement.scrollHeight > 800);
  await page.evaluate(() => window.scrollTo(0, 120));
  await person.goesBack();
  await person.hasFocusOn(link);
  await page.waitForFunction((before) => Math.abs(window.scrollY - before) < 5, top);
  await page.goForward();
  await person.arrivesAt('Teams app');
  await page.waitForFunction(() => Math.abs(window.scrollY - 120) < 5);
  expect(trouble).toEqual([]);
});

it('a tab that is opened again is seen at once, in its place, and runs again afterwards', async () => {
  const { page, trouble, person } = await stage.open({ person: 'member', at: '/', width: 390 });
  await person.arrivesAt('Today');
  const goTo = (name: string) =>
    page.getByRole('navigation').last().getByRole('link', { name }).click();
  await goTo('Your board');
  await person.arrivesAt('Your board');
  await page.waitForFunction(() => document.title.startsWith('Your board'));
  await page.waitForFunction(() => document.documentElement.scrollHeight > innerHeight + 200);
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.evaluate(() => {
    const seen: { title: string; tops: number[] } = { title: '', tops: [] };
    Object.assign(window, { seen });
    const today = document.querySelector('[data-page="/"]')!;
    // Drawn within the press, the page would be seen only after all its effects have run.
    const noteTitle = () => (seen.title = document.title);
    const afterPress = () => queueMicrotask(() => queueMicrotask(noteTitle));
    window.addEventListener('click', afterPress, { once: true });
    const noteTop = () => {
      if (!today.hasAttribute('hidden')) seen.tops.push(window.scrollY);
      if (seen.tops.length < 20) requestAnimationFrame(() => setTimeout(noteTop));
    };
    noteTop();
  });
  await goTo('Today');
  await page.waitForFunction(() => document.title.startsWith('Today'));
  await page.waitForFunction(
    () => (window as unknown as { seen: { tops: number[] } }).seen.tops.length === 20,
  );
  const { title, tops } = await page.evaluate(
    () => (window as unknown as { seen: { title: string; tops: number[] } }).seen,
  );
  expect(title).toMatch(/^Your board/);
  expect([...new Set(tops)]).toEqual([0]);
  expect(trouble).toEqual([]);
});

it('SHELL-30 Back after a closed dialog leads on, and a closed list is not opened again', async () => {
  const { page, trouble, person } = await stage.open({ person: 'admin', at: '/settings' });
  await person.arrivesAt('Settings');
  await person.choosesInOwnMenu('Editor dashboard');
  await person.arrivesAt('Editor dashboard');
  const isAt = (index: number) =>
    page.waitForFunction(
      (wanted) => (history.state as { portal: { index: number } }).portal.index === wanted,
      index,
    );
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await isAt(1);
  await person.presses(/^Apps/, 'link');
  const list = page.getByRole('dialog');
  await list.waitFor();
  await list.getByRole('button', { name: /^Edit/ }).first().click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).waitFor();
  await isAt(3);
  await page.keyboard.press('Escape');
  await isAt(2);
  await page.keyboard.press('Escape');
  await isAt(1);
  await person.goesBack();
  await person.arrivesAt('Settings');
  expect(trouble).toEqual([]);
});

it('NEWS-07 a post on a phone opens in place, and Back leads to its slide or its row', async () => {
  // Without a licence the news are the portal's alone, which are there at once.
  const { context, page, trouble, person } = await stage.open({
    person: 'frontline',
    width: 390,
    height: 844,
  });
  const posts = (name: string) =>
    person.the('region', name).locator('article a[href^="/pages/news/"]');
  const place = (link: Locator) =>
    link.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return [Math.round(left), Math.round(top)];
    });
  const goAndReturn = async (link: Locator) => {
    await link.scrollIntoViewIfNeeded();
    await link.focus();
    await (await link.elementHandle())!.waitForElementState('stable');
    const before = await place(link);
    await page.keyboard.press('Enter');
    await person.sees('Share', 'button');
    await person.goesBack();
    await person.hasFocusOn(link);
    await until(async () => String(await place(link)) === String(before));
  };
  await person.seesNews();
  await goAndReturn(posts('Featured news').last());
  await person.within('Your news').presses('Show more');
  // The first of those that came; further ones may still be on their way below it.
  await goAndReturn(posts('Your news').nth(6));
  expect(context.pages()).toHaveLength(1);
  expect(trouble).toEqual([]);
}, 90_000);
