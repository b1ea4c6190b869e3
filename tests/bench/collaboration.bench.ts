import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, signIn } from '../support/browser/browser';
import { startBuiltPortal, type BuiltPortal } from '../support/bench/builtPortal';
import { startFloorPages } from '../support/bench/floorPage';
import { compare, median } from '../support/bench/ratios';
import { measureSections } from '../support/bench/sectionVisits';

const rounds = 5;
const slowdown = 4;
const person = 'member@nordvik.example';
/** Of the index alone: activities and latest sites are links in lists too. */
const index = 'main section:has(input[type="search"])';
const row = `${index} li a[target="_blank"]`;
const floorRow = 'main li a';
/** Milliseconds that the index waits after the last key. */
const pause = 300;
const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
/** Places in the list of the names that are typed one after the other; each finds another first. */
const places = [0.1, 0.7, 0.3, 0.9, 0.5];

/**
 * Collaboration in an organisation of 5,000 groups: its first and second visit; the time from the
 * end of the index's pause to the picture of what a name finds, with a processor a quarter as fast,
 * beside a floor page; and the memory of the tab.
 */
export async function run(): Promise<void> {
  const [portal, browser] = await Promise.all([
    startBuiltPortal({ size: 'large', seeded: false }),
    launchBrowser(),
  ]);
  const sites = portal.devTenant.company.groups
    .filter(({ kind }) => kind === 'Unified')
    .map(({ id, displayName, description }) => ({ id, name: displayName, description }));
  const names = places.map((place) => sites[Math.floor(place * sites.length)]!.name);
  const floor = await startFloorPages(process.cwd(), {
    sites: { entry: 'sites.tsx', data: { sites }, isInlined: true },
  });
  try {
    for (const [name, viewport] of Object.entries(windows)) {
      const context = await browser.newContext({ viewport });
      const product = await openIndex(context, portal);
      const plain = await context.newPage();
      await plain.goto(floor.url.sites);
      await slowed(plain);
      await compare(
        `Name typed to paint among ${sites.length} sites on a ${name}, the pause left out`,
        'under 100 ms',
        rounds,
        () => filtered(plain, names, { box: 'main input', rows: floorRow, wait: 0 }),
        () =>
          filtered(product, names, {
            ...{ box: `${index} input[type="search"]`, rows: row, wait: pause },
          }),
      );
      await plain.close();
      await memory(browser, product, name);
      await context.close();
    }
    await measureSections(browser, portal, {
      name: 'Collaboration',
      path: '/collaboration',
      content: '#content section li',
    });
  } finally {
    await browser.close();
    await Promise.all([portal.stop(), floor.stop()]);
  }
}

async function openIndex(context: BrowserContext, portal: BuiltPortal): Promise<Page> {
  const page = await context.newPage();
  await signIn(page, portal.url, person, '/collaboration?sites=all');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (let screens = 0; screens < 20 && (await page.locator(row).count()) === 0; screens += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(300);
  }
  await page.locator(row).first().waitFor();
  await slowed(page);
  return page;
}

async function slowed(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Milliseconds from typing each name to the picture of what it finds; the middle one. */
async function filtered(
  page: Page,
  names: readonly string[],
  typing: Omit<Typing, 'name'>,
): Promise<number> {
  const times: number[] = [];
  // Frames of a page behind another one come late.
  await page.bringToFront();
  for (const name of names) {
    times.push(await typedToPaint(page, { ...typing, name }));
    await page.waitForTimeout(200);
  }
  return median(times);
}

interface Typing {
  box: string;
  rows: string;
  name: string;
  wait: number;
}

function typedToPaint(page: Page, typing: Typing): Promise<number> {
  return page.evaluate(
    ({ box, rows, name, wait }) =>
      new Promise<number>((resolve, reject) => {
        const input = document.querySelector<HTMLInputElement>(box)!;
        const seen = () => document.querySelector(rows)?.textContent;
        const before = seen();
        const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (seen() === before) return;
          observer.disconnect();
          requestAnimationFrame(() =>
            setTimeout(() => resolve(performance.now() - start - wait), 0),
          );
        });
        setTimeout(() => reject(new Error(`“${name}” finds nothing else first.`)), 10_000);
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        value.set!.call(input, name);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    typing,
  );
}

/** Memory of the tab after it was scrolled through the index. */
async function memory(browser: Browser, page: Page, name: string): Promise<void> {
  for (let screens = 0; screens < 10; screens += 1) {
    await page.mouse.wheel(0, 2_000);
    await page.waitForTimeout(100);
  }
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const system = await browser.newBrowserCDPSession();
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  const own = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => privateMegabytes(id));
  console.log(
    `Memory of the tab with Collaboration on a ${name}: ${Math.max(...own).toFixed(0)} MB of its own, JavaScript ${(usedSize / 1_048_576).toFixed(0)} MB (target under 120)`,
  );
}

/** Megabytes of memory that a process has for itself (Linux). */
function privateMegabytes(id: number): number {
  const text = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
  const kilobytes = [...text.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+)/gm)].map(([, size]) =>
    Number(size),
  );
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1_024;
}
