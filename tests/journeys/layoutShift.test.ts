import type { BrowserContext } from 'playwright-core';
import { profileAddress } from '#shared/rules/people/people';
import { throttledPage } from '../support/bench/throttledPage';
import { noteFigures, shiftsOf } from '../support/bench/visitFigures';
import { signInAtIdentityOnly, windowSizes } from '../support/bench/wholeVisits';
import { readToEnd } from '../support/browser/readToEnd';
import { setStage } from '../support/browser/stage';

const stage = setStage({ isBare: true, opensOwn: true });
/** Of the sum of all layout shifts; from 0.1 on a page counts as one that jumps. */
const max = 0.02;

/** Files that are asked for after the first content arrive late, one after the other. */
async function delayLaterCode(context: BrowserContext): Promise<void> {
  await context.route('**/assets/*.js', async (route, request) => {
    const isLater = await request
      .frame()
      .page()
      .evaluate(() => document.querySelector('main h2') !== null)
      .catch(() => false);
    if (isLater) await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
}

const visits = [
  ...['/', '/your-board', '/collaboration'].flatMap((path) =>
    Object.entries(windowSizes).map(([name, size]) => ({ path, name, size })),
  ),
  ...['/light', '/find-information', '/pages/news'].map((path) => ({
    path,
    name: 'phone',
    size: windowSizes.phone,
  })),
  { path: '/find-information', name: 'desktop', size: windowSizes.desktop },
  { path: '/settings', name: 'desktop', size: windowSizes.desktop },
];

it.each(visits)(
  'nothing jumps on a first visit to $path on a $name with a slow line',
  async ({ path, size }) => {
    const context = await stage.browser.newContext({ viewport: size });
    await signInAtIdentityOnly(context, stage.portal);
    await noteFigures(context, 'main h2');
    await delayLaterCode(context);
    const page = await throttledPage(context);
    await page.goto(`${stage.portal.url}${path}`, { waitUntil: 'commit' });
    await page.locator('main h2').first().waitFor();
    await readToEnd(page);
    const shifts = await shiftsOf(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    await context.close();
    expect(sum < max ? [] : shifts).toEqual([]);
  },
);

it('a section of Today takes the room at once that it had the last time', async () => {
  const context = await stage.browser.newContext({ viewport: windowSizes.phone });
  await signInAtIdentityOnly(context, stage.portal);
  const section = '#today-compliments';
  const read = async () => {
    const page = await context.newPage();
    await page.addInitScript((selector) => {
      const heights: number[] = [];
      Object.assign(window, { heights });
      const sizes = new ResizeObserver(([size]) => heights.push(size!.contentRect.height));
      new MutationObserver((_, observer) => {
        const found = document.querySelector(selector);
        if (!found) return;
        sizes.observe(found);
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    }, section);
    await page.goto(stage.portal.url);
    await page.locator(section).scrollIntoViewIfNeeded();
    await page.locator(`${section} article`).first().waitFor();
    await page.waitForFunction(() =>
      localStorage.getItem('portal:of-person:heights')?.includes('compliments'),
    );
    return page.evaluate(() => (window as unknown as { heights: number[] }).heights);
  };
  const first = await read();
  const end = first.at(-1);
  // The lines that stand for posts are lower than the posts will be.
  expect(Math.min(...first.filter((height) => height > 0))).toBeGreaterThan(end! * 0.9);
  for (const height of await read()) expect(Math.abs(height - end!)).toBeLessThan(2);
  await context.close();
});

it.each([
  ['phone', windowSizes.phone],
  ['tablet', { width: 768, height: 1024 }],
  ['desktop', windowSizes.desktop],
])('nothing jumps in Collaboration on a %s where nothing has happened lately', async (_, size) => {
  stage.portal.devTenant.control.fail({
    service: 'sharepoint',
    path: 'getchanges',
    status: 200,
    body: { value: [] },
  });
  const context = await stage.browser.newContext({ viewport: size });
  await signInAtIdentityOnly(context, stage.portal);
  await noteFigures(context, 'main h2');
  const page = await throttledPage(context);
  await page.goto(`${stage.portal.url}/collaboration`, { waitUntil: 'commit' });
  await page.getByText('No recent activities found').waitFor();
  await readToEnd(page);
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  await context.close();
  expect(sum < max ? [] : shifts).toEqual([]);
});

it.each([profileAddress('editor@nordvik.example'), '/power-bi', '/not-a-page'])(
  'the footer of a page as short as %s does not move while it loads',
  async (path) => {
    const context = await stage.browser.newContext({ viewport: windowSizes.phone });
    await signInAtIdentityOnly(context, stage.portal);
    await noteFigures(context, 'main h1');
    const page = await throttledPage(context);
    await page.goto(`${stage.portal.url}${path}`, { waitUntil: 'commit' });
    await page.locator('main h1').waitFor();
    await readToEnd(page);
    const shifts = await shiftsOf(page);
    await context.close();
    expect(shifts.filter(({ of }) => of.some((element) => element.includes('footer')))).toEqual([]);
  },
);
