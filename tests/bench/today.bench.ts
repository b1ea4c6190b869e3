import type { Browser, BrowserContext } from 'playwright-core';
import type { Page } from '../../src/shared/contract/pages';
import { launchBrowser, signIn } from '../support/browser';
import { startBuiltPortal, type BuiltPortal } from '../support/builtPortal';
import { startFloorPages, type FloorPages } from '../support/floorPage';
import { compare, median } from '../support/ratios';
import { SignInFlow } from '../support/signInFlow';
import { largestPaint, throttledPage, timeToContent } from '../support/throttledPage';
import { noteFigures, shiftsOf, visitFigures, type VisitFigures } from '../support/visitFigures';

type Floor = FloorPages<'inlined' | 'fetched'>;

const rounds = 5;
const floorCard = 'section[aria-label="Featured news"] a';
const card = 'section article';
const viewport = { width: 390, height: 844 };

/**
 * Today on Slow 4G with a processor a quarter as fast: second visit and first visit, against the
 * floor pages.
 */
export async function run(): Promise<void> {
  const [portal, browser] = await Promise.all([startBuiltPortal(), launchBrowser()]);
  const data = await floorData(portal);
  const floor = await startFloorPages(process.cwd(), {
    inlined: { entry: 'today.tsx', data, isInlined: true },
    fetched: { entry: 'today.tsx', data, isInlined: false },
  });
  try {
    await secondVisit(browser, portal, floor);
    await firstVisit(browser, portal, floor);
    await wholePage(browser, portal, floor);
  } finally {
    await browser.close();
    await Promise.all([portal.stop(), floor.stop()]);
  }
}

async function secondVisit(browser: Browser, portal: BuiltPortal, floor: Floor): Promise<void> {
  const context = await browser.newContext({ viewport });
  const warm = await context.newPage();
  await signIn(warm, portal.url, 'member@nordvik.example');
  await warm.locator(card).first().waitFor();
  await warm.waitForLoadState('networkidle');
  await warm.goto(floor.url.inlined);
  await warm.close();
  const visit = async (url: string, content: string) => {
    const page = await throttledPage(context);
    const time = await largestPaint(page, url, content);
    await page.close();
    return time;
  };
  await compare(
    'Largest contentful paint of a second visit to Today, against the floor with its data inlined',
    'at most 1.2',
    rounds,
    () => visit(floor.url.inlined, floorCard),
    () => visit(portal.url, card),
  );
  await context.close();
}

async function firstVisit(browser: Browser, portal: BuiltPortal, floor: Floor): Promise<void> {
  const floorVisit = async () => {
    const context = await browser.newContext({ viewport });
    const time = await timeToContent(await throttledPage(context), floor.url.fetched, floorCard);
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
  await compare(
    'First visit to Today with the identity service signed in, time to the first card, against the floor that fetches its data',
    'at most 1.5',
    rounds,
    floorVisit,
    productVisit,
  );
}

const press = { content: card, button: 'section article button[aria-expanded]' };
const floorPress = { content: floorCard, button: 'section[aria-label="Featured news"] button' };
const windows = { phone: viewport, desktop: { width: 1440, height: 900 } };
const visits = 3;

/**
 * Today with all of its widgets, to the end of the page, beside the floor: what a reader feels
 * beside the time to the first card.
 */
async function wholePage(browser: Browser, portal: BuiltPortal, floor: Floor): Promise<void> {
  for (const [name, size] of Object.entries(windows)) {
    const [floors, products]: VisitFigures[][] = [[], []];
    let moved: Awaited<ReturnType<typeof shiftsOf>> = [];
    for (let visit = 0; visit < visits; visit += 1) {
      floors!.push((await visited(browser, size, floor.url.fetched, floorPress)).figures);
      const found = await visited(browser, size, portal.url, press, portal);
      products!.push(found.figures);
      moved = found.shifts;
    }
    print(name, floors!, products!);
    for (const { value, of } of moved.slice(0, 3))
      console.log(`  moved ${value.toFixed(3)} ${of.join(' | ').slice(0, 200)}`);
  }
}

function print(name: string, floors: VisitFigures[], products: VisitFigures[]): void {
  const middle = (all: VisitFigures[], key: keyof VisitFigures) =>
    median(all.map((each) => each[key]));
  const line = (text: string, key: keyof VisitFigures, target: string, digits = 0) =>
    console.log(
      `  ${text}: ${middle(products, key).toFixed(digits)}, floor ${middle(floors, key).toFixed(digits)} (${target})`,
    );
  console.log(
    `First visit to Today with all widgets on a ${name}, the identity service signed in, median of ${visits}:`,
  );
  const ratio = median(
    products.map(({ largestPaint: paint }, index) => paint / floors[index]!.largestPaint),
  );
  line(
    'largest contentful paint in ms, redirects included',
    'largestPaint',
    `ratio ${ratio.toFixed(2)}, target at most 1.3`,
  );
  line('blocked beyond 50 ms a task, in ms', 'blocking', 'target under 300');
  line('the same while pressing and scrolling to the end', 'blockingLater', 'no target');
  line('press of a button to the next paint, in ms', 'interaction', 'target under 200');
  line('layout shift, scrolled to the end', 'shift', 'target under 0.05', 3);
  line('requests for data before the first content', 'dataRequests', 'target at most 8');
  line('requests of any kind before it', 'requests', 'no target');
}

/** A first visit in a context of its own; `portal`: with a session at its identity service. */
async function visited(
  browser: Browser,
  size: { width: number; height: number },
  url: string,
  pressed: typeof press,
  portal?: BuiltPortal,
) {
  const context = await browser.newContext({ viewport: size });
  if (portal) await signInAtIdentityOnly(context, portal);
  await noteFigures(context, pressed.content);
  const page = await throttledPage(context);
  const figures = await visitFigures(page, url, pressed);
  const shifts = await shiftsOf(page);
  await context.close();
  return { figures, shifts };
}

/**
 * A session at the identity service and nothing at the portal, as after signing in to another app.
 */
async function signInAtIdentityOnly(
  context: BrowserContext,
  { devTenant, url }: BuiltPortal,
): Promise<void> {
  const flow = new SignInFlow(devTenant, url);
  await flow.codeFor('member');
  const cookies = flow.cookie
    .split('; ')
    .map((cookie) => cookie.split(/=(.*)/s) as [string, string]);
  await context.addCookies(
    cookies.map(([name, value]) => ({ name, value, url: devTenant.identityUrl })),
  );
}

/** The posts that the portal itself shows, with their pictures. */
async function floorData(portal: BuiltPortal): Promise<object> {
  const token = await portal.devTenant.tokenFor('member@nordvik.example');
  const posts = async (list: string) => {
    const answer = await fetch(`${portal.url}/api/pages/news/${list}`, {
      headers: { authorization: `Bearer ${token}` },
    });
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
