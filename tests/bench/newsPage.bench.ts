import type { Browser, BrowserContext, Page, ViewportSize } from 'playwright-core';
import type { Page as NewsPage } from '#shared/contract/pages/pages';
import { launchBrowser, signIn } from '../support/browser/browser';
import { startBuiltPortal, type BuiltPortal } from '../support/bench/builtPortal';
import { startFloorPages } from '../support/bench/floorPage';
import { compare } from '../support/bench/ratios';
import { compareSecondVisits, untilKept } from '../support/bench/secondVisits';
import { throttle, throttledPage, timeToContent } from '../support/bench/throttledPage';

const rounds = 5;
const viewport = { width: 390, height: 844 };
/** A phone opens posts in place, a desktop in a tab, which is slow from its beginning only if it is this one. */
const devices = [
  [
    'on a phone',
    viewport,
    (page: Page, _path: string, title: string) =>
      page.getByRole('link', { name: title }).first().click(),
  ],
  [
    'on a desktop',
    { width: 1440, height: 900 },
    (page: Page, path: string) => page.evaluate((address) => location.assign(address), path),
  ],
] as const;
const person = 'member@nordvik.example';
const card = 'section article';
const floorText = '[data-text] > *';

/**
 * A news page on Slow 4G with a processor a quarter as fast, from opening its tab until its title
 * and text stand there, against floor pages with the same text.
 */
export async function run(): Promise<void> {
  const [portal, browser] = await Promise.all([startBuiltPortal(), launchBrowser()]);
  const news = await featured(portal);
  const data = {
    title: news.Title,
    html: news.Content,
    date: news.PublishingDate,
    picture: news.BannerImageUrl && new URL(news.BannerImageUrl, portal.url).href,
  };
  const floor = await startFloorPages(process.cwd(), {
    inlined: { entry: 'article.tsx', data, isInlined: true },
    fetched: { entry: 'article.tsx', data, isInlined: false },
  });
  try {
    await compareSecondVisits(browser, {
      name: 'A news page opened a second time, against the floor with its text inlined',
      targets: { paint: 1.1, ready: 1.5 },
      rounds: 7,
      viewport,
      content: { product: 'article:has(h1) p', floor: floorText },
      floor: floor.url.inlined,
      open: (context) => readOnce(context, portal, news),
    });
    for (const [device, viewport, leave] of devices)
      await compare(
        `A news page opened from Today for the first time, ${device}, against the floor that fetches its text`,
        'at most 1.3',
        rounds,
        () => once(browser, viewport, (context) => floorVisit(context, floor.url.fetched)),
        () => once(browser, viewport, (context) => fromToday(context, portal, news, leave)),
      );
  } finally {
    await browser.close();
    await Promise.all([portal.stop(), floor.stop()]);
  }
}

async function floorVisit(context: BrowserContext, url: string): Promise<number> {
  const page = await throttledPage(context);
  const time = await timeToContent(page, url, floorText);
  await page.close();
  return time;
}

/** Read for a while, as somebody does who follows a link of Today. */
async function readOnce(
  context: BrowserContext,
  { url }: BuiltPortal,
  { Path }: NewsPage,
): Promise<string> {
  const page = await context.newPage();
  await signIn(page, url, person);
  await page.locator(card).first().waitFor();
  await page.goto(url + Path);
  await untilKept(page);
  await page.close();
  return url + Path;
}

/** As a press on Today opens it: the person has just come to Today, and reads this post first. */
async function fromToday(
  context: BrowserContext,
  { url }: BuiltPortal,
  { Path, Title }: NewsPage,
  leave: (page: Page, path: string, title: string) => Promise<void>,
): Promise<number> {
  const page = await context.newPage();
  await signIn(page, url, person);
  await page.locator(card).first().waitFor();
  await page.waitForLoadState('networkidle');
  await throttle(page);
  const started = performance.now();
  await leave(page, Path, Title);
  await page.locator('article:has(h1) p').first().waitFor();
  return performance.now() - started;
}

async function once(
  browser: Browser,
  viewport: ViewportSize,
  visit: (context: BrowserContext) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({ viewport });
  const time = await visit(context);
  await context.close();
  return time;
}

/** The first of the posts that Today features, with its text. */
async function featured({ devTenant, url }: BuiltPortal): Promise<NewsPage> {
  const headers = { authorization: `Bearer ${await devTenant.tokenFor(person)}` };
  const list = await fetch(`${url}/api/pages/news/top?amount=1`, { headers });
  const [news] = (await list.json()) as NewsPage[];
  if (!news) throw new Error('Nothing is featured.');
  return (await fetch(`${url}/api/pages/${news.Id}`, { headers })).json() as Promise<NewsPage>;
}
