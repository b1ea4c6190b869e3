import type { Page } from 'playwright-core';

/** Goes to another page as a link does; headings that are there already are marked as left. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((target) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
    window.scrollTo(0, 0);
    window.history.pushState({}, '', target);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}
