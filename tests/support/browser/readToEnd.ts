import type { Page } from 'playwright-core';
import { restOf } from './restOf';

/**
 * Reads a page as a reader does: a screen at a time, waiting for what comes, and `pause`
 * milliseconds more.
 */
export async function readToEnd(page: Page, pause = 0): Promise<void> {
  const rest = restOf(page);
  await page.waitForLoadState('networkidle');
  const wait = async () => {
    await rest.wait();
    await page.waitForTimeout(pause);
  };
  for (let screen = 1; ; screen += 1) {
    await wait();
    const isEnd = await page.evaluate((count) => {
      window.scrollTo(0, count * window.innerHeight * 0.8);
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
    }, screen);
    if (isEnd) break;
  }
  await wait();
  rest.stop();
}
