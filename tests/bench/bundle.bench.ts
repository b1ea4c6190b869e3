import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launchBrowser, signIn } from '../support/browser';
import { startBuiltPortal } from '../support/builtPortal';
import { startFloorPage } from '../support/floorPage';

const root = process.cwd();
const card = 'section article';
/** Text that only the library's own code holds. */
const marks = { 'msal-browser': 'msal.js.browser', 'teams-js': 'teamsjs', signalr: 'HubConnection', 'graph-client': 'graph-js-sdk' };

/** JavaScript that Today needs before its first content, gzipped, against the floor's. */
export async function run(): Promise<void> {
  const [portal, browser, floor] = await Promise.all([startBuiltPortal(), launchBrowser(), startFloorPage(root, { featured: [], personal: [] })]);
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, portal.url, 'member@nordvik.example');
    await page.locator(card).first().waitFor();
    await page.waitForLoadState('networkidle');

    const needed: string[] = [];
    let hasContent = false;
    await context.route(/\/assets\/.*\.js$/, async (route) => {
      const name = new URL(route.request().url()).pathname;
      if (libraries(name).length > 0) return route.abort();
      if (!hasContent) needed.push(name);
      return route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await page.locator(card).first().waitFor();
    hasContent = true;

    const sizes = needed.map((name) => ({ name, size: gzipSync(asset(name), { level: 9 }).length }));
    const total = sizes.reduce((sum, { size }) => sum + size, 0);
    console.log(`JavaScript before the first content of Today: ${kilobytes(total)} gzipped in ${needed.length} files; floor ${kilobytes(floor.gzippedBytes)}; ratio ${(total / floor.gzippedBytes).toFixed(2)} (target at most 1.6)`);
    console.log(`  content showed while every file holding ${Object.keys(marks).join(', ')} was refused`);
    for (const { name, size } of sizes.sort((a, b) => b.size - a.size)) console.log(`  ${kilobytes(size).padStart(9)}  ${name}`);
  } finally {
    await browser.close();
    await Promise.all([portal.stop(), floor.stop()]);
  }
}

function libraries(name: string): string[] {
  const text = asset(name).toString('utf8');
  return Object.entries(marks).filter(([, mark]) => text.includes(mark)).map(([library]) => library);
}

function asset(name: string): Buffer {
  return readFileSync(join(root, 'dist/client', name));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
