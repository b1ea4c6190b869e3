import type { Page, Request } from 'playwright-core';

/** Milliseconds without a request in which the network is called idle, as by Playwright. */
const idleTime = 500;

/**
 * Notes the requests of a page from now on, and waits for its rest: nothing is on its way, and the
 * reader sees no placeholder. Playwright itself says once of a page that the network is idle, and
 * nothing of what it asks for afterwards.
 */
export function restOf(page: Page): { wait(): Promise<void>; stop(): void } {
  const pending = new Set<Request>();
  let lastChange = performance.now();
  const begin = (request: Request) => void pending.add(request);
  const end = (request: Request) => {
    pending.delete(request);
    lastChange = performance.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return {
    async wait() {
      lastChange = performance.now();
      while (
        pending.size > 0 ||
        performance.now() - lastChange < idleTime ||
        (await page.evaluate(isWaiting))
      )
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    },
    stop: () =>
      void page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  };
}

/** Whether the reader sees a placeholder. */
function isWaiting(): boolean {
  return [...document.querySelectorAll('main [aria-busy="true"]')].some((part) => {
    const { top, bottom, width } = part.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  });
}
