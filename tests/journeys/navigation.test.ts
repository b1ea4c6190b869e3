import { setStage } from '../support/stage';

const stage = setStage({ isBare: true, opensOwn: true });

it('Back and Forward lead to where the person was on the page: as far down, and the keyboard on the link that led away', async () => {
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
