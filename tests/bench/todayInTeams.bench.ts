import type { BrowserContext, Frame, Page } from 'playwright-core';
import { launchBrowser, signIn } from '../support/browser/browser';
import { startBuiltPortal, type BuiltPortal } from '../support/bench/builtPortal';
import { compare } from '../support/bench/ratios';
import { openInTeams } from '../support/browser/teams';
import { largestPaint, largestPaintIn } from '../support/bench/throttledPage';

const rounds = 9;
const card = 'section article';
const person = 'member@nordvik.example';

/**
 * A second visit to Today in the Teams simulator against one in a browser tab, both without
 * throttling: a frame of another site cannot be throttled with its page.
 */
export async function run(): Promise<void> {
  const [portal, browser] = await Promise.all([startBuiltPortal(), launchBrowser()]);
  try {
    const context = await browser.newContext();
    await firstVisits(context, portal);
    const inBrowser = () => onPage(context, (page) => largestPaint(page, portal.url, card));
    const inTeams = () =>
      onPage(context, async (page) => largestPaintIn(await openedInTeams(page, portal)));
    await compare(
      'Largest contentful paint of a second visit to Today in Teams, against the same in a browser tab',
      'at most 1.2',
      rounds,
      inBrowser,
      inTeams,
    );
  } finally {
    await browser.close();
    await portal.stop();
  }
}

async function firstVisits(context: BrowserContext, portal: BuiltPortal): Promise<void> {
  await onPage(context, async (page) => {
    await signIn(page, portal.url, person);
    await page.locator(card).first().waitFor();
    await page.waitForLoadState('networkidle');
  });
  await onPage(context, (page) => openedInTeams(page, portal));
}

/** The frame of the app's tab, once its content shows and nothing is under way any more. */
async function openedInTeams(page: Page, { url, devTenant }: BuiltPortal): Promise<Frame> {
  const tab = await openInTeams(page, devTenant.hostUrl, { person });
  await tab.locator(card).first().waitFor();
  await page.waitForLoadState('networkidle');
  return page.frames().find((frame) => frame.url().startsWith(url))!;
}

async function onPage<T>(context: BrowserContext, work: (page: Page) => Promise<T>): Promise<T> {
  const page = await context.newPage();
  const result = await work(page);
  await page.close();
  return result;
}
