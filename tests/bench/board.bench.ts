import { launchBrowser } from '../support/browser/browser';
import { startBuiltPortal } from '../support/bench/builtPortal';
import { measureSections } from '../support/bench/sectionVisits';

/** Your board with all of its sections, first and second visit. */
export async function run(): Promise<void> {
  const [portal, browser] = await Promise.all([startBuiltPortal(), launchBrowser()]);
  try {
    await measureSections(browser, portal, {
      name: 'Your board',
      path: '/your-board',
      content: '#content h2',
    });
  } finally {
    await browser.close();
    await portal.stop();
  }
}
