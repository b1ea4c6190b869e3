import type { Browser, BrowserContext } from 'playwright-core';
import type { Page as NewsPage } from '../../src/shared/contract/pages';
import { launchBrowser, signIn } from '../support/browser';
import { startBuiltPortal, type BuiltPortal } from '../support/builtPortal';
import { startFloorPages } from '../support/floorPage';
import { compare } from '../support/ratios';
import { throttledPage, timeToContent } from '../support/throttledPage';

const rounds = 5;
const viewport = { width: 390, height: 844 };
const person = 'member@nordvik.example';
const card = 'section article';
const floorText = '[data-text] > *';

/**
 * A news page on Slow 4G with a processor a quarter as fast, from the press of its card on Today
 * until its title and text stand there, against floor pages with the same text.
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
    const known = await browser.newContext({ viewport });
    await fromToday(known, portal, news);
    await floorVisit(known, floor.url.inlined);
    await compare(
      'A news page opened from Today a second time, against the floor with its text inlined',
      'at most 1.1',
      rounds,
      () => floorVisit(known, floor.url.inlined),
      () => fromToday(known, portal, news),
    );
    await compare(
      'A news page opened from Today for the first time, against the floor that fetches its text',
      'at most 1.3',
      rounds,
      () => once(browser, (context) => floorVisit(context, floor.url.fetched)),
      () => once(browser, (context) => fromToday(context, portal, news)),
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

/** From the press until title and text are there; Today has come to rest before. */
async function fromToday(
  context: BrowserContext,
  { url }: BuiltPortal,
  { Title }: NewsPage,
): Promise<number> {
  if (context.pages().length === 0 && (await context.cookies()).length === 0) {
    const warm = await context.newPage();
    await signIn(warm, url, person);
    await warm.locator(card).first().waitFor();
    await warm.waitForLoadState('networkidle');
    await warm.close();
  }
  const page = await throttledPage(context);
  await page.goto(url);
  const link = page.locator(card).getByRole('link', { name: Title }).first();
  await link.waitFor();
  await page.waitForLoadState('networkidle');
  const started = performance.now();
  await link.click();
  await page.getByRole('heading', { level: 1, name: Title }).waitFor();
  await page.locator('article:has(h1) p').first().waitFor();
  const time = performance.now() - started;
  await page.close();
  return time;
}

async function once(
  browser: Browser,
  visit: (context: BrowserContext) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({ viewport });
  const time = await visit(context);
  await context.close();
  return time;
}

/** The first of the posts that Today features. */
async function featured({ devTenant, url }: BuiltPortal): Promise<NewsPage> {
  const answer = await fetch(`${url}/api/pages/news/top?amount=1`, {
    headers: { authorization: `Bearer ${await devTenant.tokenFor(person)}` },
  });
  const [news] = (await answer.json()) as NewsPage[];
  if (!news) throw new Error('Nothing is featured.');
  return news;
}
