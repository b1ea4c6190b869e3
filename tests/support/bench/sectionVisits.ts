import type { Browser, Page } from 'playwright-core';
import { signIn } from '../browser/browser';
import type { BuiltPortal } from './builtPortal';
import { startFloorPages } from './floorPage';
import { compareSecondVisits, untilKept } from './secondVisits';
import { measureWholeVisits, windowSizes } from './wholeVisits';

const person = 'member@nordvik.example';
const floorCard = 'section h2';

interface Sections {
  /** As in "Second visit to …". */
  name: string;
  path: string;
  /** Finds what counts as its first content. */
  content: string;
}

/**
 * A page of sections, whole, on Slow 4G with a processor a quarter as fast: second and first visit,
 * against floor pages with the same cards.
 */
export async function measureSections(
  browser: Browser,
  portal: BuiltPortal,
  { name, path, content }: Sections,
): Promise<void> {
  const data = await cardsOf(browser, portal, path);
  const floor = await startFloorPages(process.cwd(), {
    inlined: { entry: 'sections.tsx', data, isInlined: true },
    fetched: { entry: 'sections.tsx', data, isInlined: false },
  });
  try {
    for (const [size, viewport] of Object.entries(windowSizes))
      await compareSecondVisits(browser, {
        name: `Second visit to ${name} on a ${size}, against the floor with its data inlined`,
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
      name: `${name} with all sections`,
      path,
      floor: floor.url.fetched,
      product: { content, button: '#content button:not([disabled])' },
      floorPress: { content: floorCard, button: 'section button' },
      targets: { paint: 1.3, interaction: 150 },
    });
  } finally {
    await floor.stop();
  }
}

/** The content of the page itself, to its end. */
async function cardsOf(browser: Browser, portal: BuiltPortal, path: string): Promise<object> {
  const page = await browser.newPage({ viewport: windowSizes.phone });
  await signIn(page, portal.url, person);
  await page.goto(portal.url + path);
  await page.locator('#content h2').first().waitFor();
  await readToEnd(page);
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

/** As far as it reaches when it is opened; what grows while it is read is left out. */
async function readToEnd(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await page.waitForTimeout(300);
  }
}
