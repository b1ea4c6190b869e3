import type { BrowserContext, Frame, Page } from 'playwright-core';

/**
 * Chromium's "Slow 4G" and a processor a quarter as fast. Latency in milliseconds, rates in bytes
 * per second.
 */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowdown = 4;

/** A page of the context whose network and processor are those of a modest phone. */
export async function throttledPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await throttle(page);
  return page;
}

/** From now on the page's network and processor are those of a modest phone. */
export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/**
 * Milliseconds from the start of the navigation to the largest contentful paint, taken once
 * `content` is on the page.
 */
export async function largestPaint(page: Page, url: string, content: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(content).first().waitFor();
  await page.waitForLoadState('networkidle');
  return largestPaintIn(page);
}

/**
 * Milliseconds from the start of a page's or frame's own navigation to its largest contentful paint
 * so far.
 */
export function largestPaintIn(place: Page | Frame): Promise<number> {
  return place.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)!.startTime),
        );
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/**
 * Milliseconds by the clock from starting the navigation until `content` is on the page, over all
 * pages in between.
 */
export async function timeToContent(page: Page, url: string, content: string): Promise<number> {
  const started = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(content).first().waitFor();
  return performance.now() - started;
}
