import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, signIn } from '../support/browser/browser';
import { readToEnd } from '../support/browser/readToEnd';
import { startBuiltPortal, type BuiltPortal } from '../support/bench/builtPortal';

const services = ['graph', 'sharepoint'] as const;
const targets = { first: 40, back: 12 };
const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const pages = ['/', '/your-board', '/collaboration'];

/**
 * Requests of one visit to Today, the board and Collaboration to Microsoft Graph and SharePoint,
 * each page read to its end: the first visit of somebody, and the next one within five minutes. A
 * batch is one request, and those of the portal's own server count as well.
 */
export async function run(): Promise<void> {
  const [portal, browser] = await Promise.all([
    startBuiltPortal(),
    launchBrowser({ isBare: true }),
  ]);
  try {
    // A page that opens hears of what was written in the half minute before it.
    await pause(30_000);
    for (const [name, viewport] of Object.entries(windows)) {
      const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
      await print(`First visit on a ${name}`, targets.first, portal, () =>
        visit(context, portal, true),
      );
      await print(`Back on a ${name} within five minutes`, targets.back, portal, () =>
        visit(context, portal, false),
      );
      await context.close();
    }
  } finally {
    await close(browser, portal);
  }
}

async function close(browser: Browser, portal: BuiltPortal): Promise<void> {
  await browser.close();
  await portal.stop();
}

async function visit(
  context: BrowserContext,
  portal: BuiltPortal,
  isFirst: boolean,
): Promise<void> {
  const page = await context.newPage();
  if (isFirst) await signIn(page, portal.url, 'member@nordvik.example');
  else await page.goto(portal.url);
  for (const path of pages) {
    if (path !== '/') await goTo(page, path);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await readToEnd(page, 700);
  }
  await page.close();
}

/** By the navigation, which a phone has in a menu. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.locator(`nav a[href="${path}"]:visible`).first().click();
  await page.waitForURL(`**${path}`);
}

async function print(
  name: string,
  target: number,
  { devTenant }: BuiltPortal,
  work: () => Promise<void>,
): Promise<void> {
  devTenant.control.clearRequests();
  await work();
  const counted = services.map((service) => ({
    service,
    requests: devTenant.control.requests(service).filter(isAsked),
  }));
  const all = counted.reduce((sum, { requests }) => sum + requests.length, 0);
  console.log(`${name}, requests to Microsoft: ${all} (target at most ${target})`);
  for (const { service, requests } of counted) {
    const kinds = new Map<string, number>();
    for (const { method, path } of requests)
      kinds.set(kindOf(method, path), (kinds.get(kindOf(method, path)) ?? 0) + 1);
    console.log(`  ${service}: ${requests.length}`);
    for (const [kind, count] of [...kinds].sort(([, one], [, other]) => other - one))
      console.log(`    ${count} ${kind}`);
  }
}

/** A batch is one request; pictures of the public CDN lie on a host of their own. */
function isAsked({ inBatch, path }: { inBatch: boolean; path: string }): boolean {
  return !inBatch && !path.startsWith('/publiccdn/');
}

/** The call without ids and options. */
function kindOf(method: string, path: string): string {
  const call = path
    .replace(/\?.*/s, '')
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '*');
  return `${method} ${call}`;
}
