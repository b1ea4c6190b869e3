import type { Browser, BrowserContext, Page } from 'playwright-core';
import { median } from './ratios';
import { throttledPage } from './throttledPage';

/** Figures of opening a page again; in milliseconds from the start of the navigation. */
export interface SecondVisit {
  /** The largest contentful paint. */
  paint: number;
  /** When the content that can be pressed was in the page. */
  ready: number;
  shift: number;
  /** Whether the largest paint came after the picture of the last visit had gone. */
  isLate: boolean;
}

interface Noted extends SecondVisit {
  left: number;
}

/** Starts noting in every page of the context; `content` finds what can be pressed. */
async function noteSecondVisits(context: BrowserContext, content: string): Promise<void> {
  await context.addInitScript((selector) => {
    const noted = { paint: 0, ready: 0, shift: 0, isLate: false, left: Number.POSITIVE_INFINITY };
    Object.assign(window, { noted });
    const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
      });
    observe('largest-contentful-paint', ({ startTime }) => (noted.paint = startTime));
    observe('layout-shift', (entry) => {
      noted.shift += (entry as PerformanceEntry & { value: number }).value;
    });
    let hasPaint = false;
    new MutationObserver(() => {
      if (!noted.ready && document.querySelector(selector)) noted.ready = performance.now();
      const isThere = document.getElementById('paint') !== null;
      if (hasPaint && !isThere) noted.left = Math.min(noted.left, performance.now());
      hasPaint = isThere;
    }).observe(document, { childList: true, subtree: true });
  }, content);
}

/** Opens an address in a tab of its own on a slow line and a slow device, until all is quiet. */
async function visitAgain(context: BrowserContext, url: string): Promise<SecondVisit> {
  const page = await throttledPage(context);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as unknown as { noted: Noted }).noted.ready > 0);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.getElementById('paint') === null);
  const { left, ...visit } = await page.evaluate(
    () => (window as unknown as { noted: Noted }).noted,
  );
  await page.close();
  // A browser sometimes reports no paint of a tab: it came no sooner than the content.
  return { ...visit, paint: visit.paint || visit.ready, isLate: visit.paint > left };
}

/**
 * The page has been read for a while: what it looks like is kept, and the worker that opens it is
 * there.
 */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.endsWith(`paint:${location.pathname}`)),
  );
  await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
}

interface Compared {
  name: string;
  /** At most that many times the floor's. */
  targets: { paint: number; ready: number };
  rounds: number;
  viewport: { width: number; height: number };
  /** Finds the content of product and floor. */
  content: { product: string; floor: string };
  /** Addresses; `open` makes the first visit in the context, until the page is kept. */
  floor: string;
  open(context: BrowserContext): Promise<string>;
}

/** Product and floor in turn; prints the medians of the ratios of each round. */
export async function compareSecondVisits(browser: Browser, compared: Compared): Promise<void> {
  const { name, targets, rounds, viewport, content } = compared;
  const [own, floors] = [
    await browser.newContext({ viewport }),
    await browser.newContext({ viewport }),
  ];
  const url = await compared.open(own);
  await noteSecondVisits(own, content.product);
  await noteSecondVisits(floors, content.floor);
  await visitAgain(floors, compared.floor);
  const visits: { floor: SecondVisit; product: SecondVisit }[] = [];
  for (let round = 0; round < rounds; round += 1)
    visits.push({
      floor: await visitAgain(floors, compared.floor),
      product: await visitAgain(own, url),
    });
  console.log(`${name}, ${rounds} rounds, worker active:`);
  const line = (text: string, key: 'paint' | 'ready') => {
    const ratios = visits.map(({ floor, product }) => product[key] / floor[key]);
    const middle = (side: 'floor' | 'product') =>
      median(visits.map((visit) => visit[side][key])).toFixed(0);
    console.log(
      `  ${text}: ${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}; target at most ${targets[key]}); product median ${middle('product')} ms, floor ${middle('floor')}`,
    );
  };
  line('largest contentful paint', 'paint');
  line('ready for a press', 'ready');
  const shift = median(visits.map(({ product }) => product.shift));
  const late = visits.filter(({ product }) => product.isLate).length;
  console.log(`  shift ${shift.toFixed(3)}; largest paint after the swap in ${late} rounds`);
  await Promise.all([own.close(), floors.close()]);
}
