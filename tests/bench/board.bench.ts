import type { Browser } from 'playwright-core';
import { launchBrowser, signIn } from '../support/browser';
import { startBuiltPortal, type BuiltPortal } from '../support/builtPortal';
import { startFloorPages } from '../support/floorPage';
import { compareSecondVisits, untilKept } from '../support/secondVisits';
import { measureWholeVisits, windowSizes } from '../support/wholeVisits';

const path = '/your-board';
const person = 'member@nordvik.example';
const content = '#content h2';
const floorCard = 'section h2';

/**
 * Your board with all of its sections on Slow 4G with a processor a quarter as fast, first and
 * second visit, against floor pages with the same cards.
 */
export async function run(): Promise<void> {
  const [portal, browser] = await Promise.all([startBuiltPortal(), launchBrowser()]);
  const data = await cardsOf(browser, portal);
  const floor = await startFloorPages(process.cwd(), {
    inlined: { entry: 'sections.tsx', data, isInlined: true },
    fetched: { entry: 'sections.tsx', data, isInlined: false },
  });
  try {
    for (const [name, viewport] of Object.entries(windowSizes))
      await compareSecondVisits(browser, {
        name: `Second visit to Your board on a ${name}, against the floor with its data inlined`,
        targets: { paint: 1.1, ready: 1.5 },
        rounds: 5,
        viewport,
        content: { product: content, floor: floorCard },
        floor: floor.url.inlined,
        open: async (context) => {
          const page = await context.newPage();
          await signIn(page, portal.url, person);
          await page.goto(portal.url + path);
          await untilKept(page);
          await page.close();
          return portal.url + path;
        },
      });
    await measureWholeVisits(browser, portal, {
      name: 'Your board with all sections',
      path,
      floor: floor.url.fetched,
      product: { content, button: '#content button:not([disabled])' },
      floorPress: { content: floorCard, button: 'section button' },
      targets: { paint: 1.3, interaction: 150 },
    });
  } finally {
    await browser.close();
    await Promise.all([portal.stop(), floor.stop()]);
  }
}

/** What the board itself shows, to its end. */
async function cardsOf(browser: Browser, portal: BuiltPortal): Promise<object> {
  const page = await browser.newPage({ viewport: windowSizes.phone });
  await signIn(page, portal.url, person);
  await page.goto(portal.url + path);
  await page.locator(content).first().waitFor();
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  });
  const data = await page.evaluate(() => ({
    title: document.querySelector('h1')?.textContent ?? '',
    sections: [...document.querySelectorAll('#content section')].map((section) => ({
      name: section.querySelector('h2, h3')?.textContent ?? '',
      cards: [...section.querySelectorAll('li')].slice(0, 12).map((item) => ({
        title: item.querySelector('a, button, h3')?.textContent ?? '',
        text: item.textContent.slice(0, 200),
      })),
    })),
  }));
  await page.close();
  return data;
}
