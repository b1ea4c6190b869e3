import type { Browser, BrowserContext } from 'playwright-core';
import type { Page } from '../../src/shared/contract/pages';
import { launchBrowser, signIn } from '../support/browser';
import { startBuiltPortal, type BuiltPortal } from '../support/builtPortal';
import { startFloorPage, type FloorData, type FloorPage } from '../support/floorPage';
import { compare, median } from '../support/ratios';
import { SignInFlow } from '../support/signInFlow';
import { largestPaint, throttledPage, timeToContent } from '../support/throttledPage';
import { noteFigures, shiftsOf, visitFigures, type VisitFigures } from '../support/visitFigures';

const rounds = 5;
const floorCard = 'section[aria-label="Featured news"] a';
const card = 'section article';
const viewport = { width: 390, height: 844 };

/** Today on Slow 4G with a processor a quarter as fast: second visit and first visit, against the floor pages. */
export async function run(): Promise<void> {
  const [portal, browser] = await Promise.all([startBuiltPortal(), launchBrowser()]);
  const floor = await startFloorPage(process.cwd(), await floorData(portal));
  try {
    await secondVisit(browser, portal, floor);
    await firstVisit(browser, portal, floor);
    await wholePage(browser, portal, floor);
  } finally {
    await browser.close();
    await Promise.all([portal.stop(), floor.stop()]);
  }
}

async function secondVisit(browser: Browser, portal: BuiltPortal, floor: FloorPage): Promise<void> {
  const context = await browser.newContext({ viewport });
  const warm = await context.newPage();
  await signIn(warm, portal.url, 'member@nordvik.example');
  await warm.locator(card).first().waitFor();
  await warm.waitForLoadState('networkidle');
  await warm.goto(floor.inlinedUrl);
  await warm.close();
  const visit = async (url: string, content: string) => {
    const page = await throttledPage(context);
    const time = await largestPaint(page, url, content);
    await page.close();
    return time;
  };
  await compare('Largest contentful paint of a second visit to Today, against the floor with its data inlined', 'at most 1.2', rounds, () => visit(floor.inlinedUrl, floorCard), () => visit(portal.url, card));
  await context.close();
}

async function firstVisit(browser: Browser, portal: BuiltPortal, floor: FloorPage): Promise<void> {
  const floorVisit = async () => {
    const context = await browser.newContext({ viewport });
    const time = await timeToContent(await throttledPage(context), floor.fetchedUrl, floorCard);
    await context.close();
    return time;
  };
  const productVisit = async () => {
    const context = await browser.newContext({ viewport });
    await signInAtIdentityOnly(context, portal);
    const time = await timeToContent(await throttledPage(context), portal.url, card);
    await context.close();
    return time;
  };
  await compare('First visit to Today with the identity service signed in, time to the first card, against the floor that fetches its data', 'at most 1.5', rounds, floorVisit, productVisit);
}

const press = { content: card, button: 'section article button[aria-expanded]' };
const windows = { phone: viewport, desktop: { width: 1440, height: 900 } };

/** Today with all of its widgets, to the end of the page: what a reader feels beside the time to the first card. */
async function wholePage(browser: Browser, portal: BuiltPortal, floor: FloorPage): Promise<void> {
  const floorVisit = async () => {
    const context = await browser.newContext({ viewport });
    const time = await largestPaint(await throttledPage(context), floor.fetchedUrl, floorCard);
    await context.close();
    return time;
  };
  const figures: VisitFigures[] = [];
  const productVisit = async () => {
    const found = await visited(browser, portal, viewport);
    figures.push(found.figures);
    return found.figures.largestPaint;
  };
  await compare('Largest contentful paint of a first visit to Today with all widgets, redirects included, against the floor that fetches its data', 'at most 1.3', 3, floorVisit, productVisit);
  const middle = (name: keyof VisitFigures) => median(figures.map((each) => each[name]));
  console.log(`Blocked beyond 50 ms a task: ${middle('blocking').toFixed(0)} ms (target under 300 ms)`);
  console.log(`Press of a button to the next paint: ${middle('interaction').toFixed(0)} ms (target under 200 ms)`);
  console.log(`Requests for data before the first content: ${middle('dataRequests')} (target at most 8); of any kind, redirects and code included: ${middle('requests')}`);
  for (const [name, size] of Object.entries(windows)) {
    const { figures: { shift }, shifts } = await visited(browser, portal, size);
    console.log(`Layout shift on a ${name}, scrolled to the end: ${shift.toFixed(3)} (target under 0.05)`);
    for (const { value, of } of shifts.slice(0, 3)) console.log(`  ${value.toFixed(3)} ${of.join(' | ').slice(0, 200)}`);
  }
}

async function visited(browser: Browser, portal: BuiltPortal, size: { width: number; height: number }) {
  const context = await browser.newContext({ viewport: size });
  await signInAtIdentityOnly(context, portal);
  await noteFigures(context);
  const page = await throttledPage(context);
  const figures = await visitFigures(page, portal.url, press);
  const shifts = await shiftsOf(page);
  await context.close();
  return { figures, shifts };
}

/** A session at the identity service and nothing at the portal, as after signing in to another app. */
async function signInAtIdentityOnly(context: BrowserContext, { devTenant, url }: BuiltPortal): Promise<void> {
  const flow = new SignInFlow(devTenant, url);
  await flow.codeFor('member');
  const cookies = flow.cookie.split('; ').map((cookie) => cookie.split(/=(.*)/s) as [string, string]);
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: devTenant.identityUrl })));
}

/** The posts that the portal itself shows, with their pictures. */
async function floorData(portal: BuiltPortal): Promise<FloorData> {
  const token = await portal.devTenant.tokenFor('member@nordvik.example');
  const posts = async (list: string) => {
    const answer = await fetch(`${portal.url}/api/pages/news/${list}`, { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as Page[]).map((page) => ({
      title: page.Title,
      description: page.Description,
      date: page.PublishingDate?.slice(0, 10),
      likes: page.LikesCount,
      comments: page.CommentsCount,
      channels: page.ChannelTermPages.length,
      href: page.Path,
      picture: page.BannerImageUrl,
    }));
  };
  return { featured: await posts('top?amount=4'), personal: await posts('my?amount=6') };
}
