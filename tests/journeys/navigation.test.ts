import type { Locator } from 'playwright-core';
import { setStage } from '../support/browser/stage';
import { until } from '../support/until';

const stage = setStage({ isBare: true, opensOwn: true });

it('Back and Forward restore the scroll position and the focused link', async () => {
  const { page, trouble } = await stage.open({
    person: 'admin',
    at: '/admin',
    width: 390,
    height: 400,
  });
  const main = page.getByRole('main');
  const link = main.locator('a[href="/admin/teams-app"]');
  const teamsApp = main.getByRole('heading', { level: 1, name: 'Teams app' });
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(300);
  await page.keyboard.press('Enter');
  await teamsApp.waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'content');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.waitForFunction(() => document.documentElement.scrollHeight > 800);
  await page.evaluate(() => window.scrollTo(0, 120));
  await page.goBack();
  await link.and(page.locator(':focus')).waitFor();
  await page.waitForFunction((before) => Math.abs(window.scrollY - before) < 5, top);
  await page.goForward();
  await teamsApp.waitFor();
  await page.waitForFunction(() => window.scrollY === 120);
  expect(trouble).toEqual([]);
});

it('NEWS-07 a post on a phone opens in place, and Back leads to its slide or its row', async () => {
  // Without a licence the news are the portal's alone, which are there at once.
  const { context, page, trouble } = await stage.open({
    person: 'frontline',
    width: 390,
    height: 844,
  });
  const widget = (name: string) => page.getByRole('region', { name, exact: true });
  const posts = (name: string) => widget(name).locator('article a[href^="/pages/news/"]');
  const place = (link: Locator) =>
    link.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return [Math.round(left), Math.round(top)];
    });
  const standsStill = async (link: Locator) => {
    let before = await place(link);
    await until(async () => {
      await page.waitForTimeout(200);
      const now = await place(link);
      const isSame = String(now) === String(before);
      before = now;
      return isSame;
    });
    return before;
  };
  const goAndReturn = async (link: Locator) => {
    await link.scrollIntoViewIfNeeded();
    await link.focus();
    const before = await standsStill(link);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Share' }).waitFor();
    await page.goBack();
    await link.and(page.locator(':focus')).waitFor();
    expect(await standsStill(link)).toEqual(before);
  };
  await posts('Featured news').first().waitFor();
  await goAndReturn(posts('Featured news').last());
  await widget('Your news').scrollIntoViewIfNeeded();
  await widget('Your news').getByRole('button', { name: 'Show more' }).click();
  await until(async () => (await widget('Your news').getByRole('article').count()) > 6);
  await goAndReturn(posts('Your news').last());
  expect(context.pages()).toHaveLength(1);
  expect(trouble).toEqual([]);
}, 90_000);
