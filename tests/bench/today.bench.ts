import type { Browser } from 'playwright-core';
import type { Page } from '#shared/contract/pages/pages';
import { launchBrowser, signIn } from '../support/browser/browser';
import { startBuiltPortal, type BuiltPortal } from '../support/bench/builtPortal';
import { startFloorPages, type FloorPages } from '../support/bench/floorPage';
import { compare } from '../support/bench/ratios';
import { compareSecondVisits, untilKept } from '../support/bench/secondVisits';
import { throttledPage, timeToContent } from '../support/bench/throttledPage';
import {
  measureWholeVisits,
  signInAtIdentityOnly,
  windowSizes,
} from '../support/bench/wholeVisits';

type Floor = FloorPages<'inlined' | 'fetched'>;

const rounds = 5;
const floorCard = 'section[aria-label="Featured news"] a';
const card = 'section article';
const viewport = windowSizes.phone;

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
    await measureWholeVisits(browser, portal, {
      name: 'Today with all widgets',
      path: '/',
      floor: floor.url.fetched,
      product: press,
      floorPress,
      targets: { paint: 1.3, interaction: 200 },
    });
  } finally {
    await browser.close();
    await Promise.all([portal.stop(), floor.stop()]);
  }
}

async function secondVisit(browser: Browser, portal: BuiltPortal, floor: Floor): Promise<void> {
  for (const [name, size] of Object.entries(windowSizes))
    await compareSecondVisits(browser, {
      name: `Second visit to Today on a ${name}, against the floor with its data inlined`,
      targets: { paint: name === 'phone' ? 0.3 : 0.5, ready: 1.2 },
      rounds: 7,
      viewport: size,
      content: { product: card, floor: floorCard },
      floor: floor.url.inlined,
      open: async (context) => {
        const page = await context.newPage();
        await signIn(page, portal.url, 'member@nordvik.example');
        await page.locator(card).first().waitFor();
        await untilKept(page);
        await page.close();
        return portal.url;
      },
    });
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
