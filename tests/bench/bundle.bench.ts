import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';
import { launchBrowser, signIn } from '../support/browser/browser';
import { startBuiltPortal } from '../support/bench/builtPortal';
import { startFloorPages } from '../support/bench/floorPage';

const root = process.cwd();
const card = 'section article';
/** Text that only the library's own code holds. */
const marks = {
  'msal-browser': 'msal.js.browser',
  'teams-js': 'teamsjs',
  signalr: 'HubConnection',
  'graph-client': 'graph-js-sdk',
};

/** JavaScript that Today needs before its first content, gzipped, against the floor's. */
export async function run(): Promise<void> {
  const [portal, browser, floor] = await Promise.all([
    startBuiltPortal(),
    launchBrowser(),
    startFloorPages(root, {
      inlined: { entry: 'today.tsx', data: { featured: [], personal: [] }, isInlined: true },
    }),
  ]);
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, portal.url, 'member@nordvik.example');
    await page.locator(card).first().waitFor();
    await page.waitForLoadState('networkidle');

    const asked = await filesAsked(page);
    const needed: string[] = [];
    for (const name of asked) if (!(await showsWithout(page, name))) needed.push(name);

    const startScript = {
      name: 'the start script in the page',
      size: gzipped(await inlined(portal.url)),
    };
    const sizes = [startScript, ...needed.map((name) => ({ name, size: gzipped(asset(name)) }))];
    const total = sizes.reduce((sum, { size }) => sum + size, 0);
    console.log(
      `JavaScript before the first content of Today: ${kilobytes(total)} gzipped in the page and ${needed.length} files; floor ${kilobytes(floor.gzippedBytes('inlined'))}; ratio ${(total / floor.gzippedBytes('inlined')).toFixed(2)} (target at most 1.6)`,
    );
    console.log(
      `  holding ${Object.keys(marks).join(', ')}: ${needed.filter((name) => held(name)).join(', ') || 'none of them'}`,
    );
    console.log(
      `  loaded, but content shows without: ${asked
        .filter((name) => !needed.includes(name))
        .map((name) => name + held(name))
        .join(', ')}`,
    );
    for (const { name, size } of sizes.sort((a, b) => b.size - a.size))
      console.log(`  ${kilobytes(size).padStart(9)}  ${name}`);
  } finally {
    await browser.close();
    await Promise.all([portal.stop(), floor.stop()]);
  }
}

/** The script files that a signed-in visit to Today asks for. */
async function filesAsked(page: Page): Promise<string[]> {
  const names = new Set<string>();
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (/\/assets\/.*\.js$/.test(pathname)) names.add(pathname);
  };
  page.on('request', note);
  await page.reload();
  await page.locator(card).first().waitFor();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return [...names];
}

/** Whether Today's first content still shows when one file is refused: then it was not needed. */
async function showsWithout(page: Page, name: string): Promise<boolean> {
  await page.route(`**${name}`, (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  const shows = await page
    .locator(card)
    .first()
    .waitFor({ timeout: 4_000 })
    .then(
      () => true,
      () => false,
    );
  await page.unroute(`**${name}`);
  return shows;
}

async function inlined(url: string): Promise<Buffer> {
  const html = await (await fetch(url)).text();
  return Buffer.from(
    [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code).join(),
  );
}

function gzipped(bytes: Buffer): number {
  return gzipSync(bytes, { level: 9 }).length;
}

function held(name: string): string {
  const text = asset(name).toString('utf8');
  const libraries = Object.entries(marks)
    .filter(([, mark]) => text.includes(mark))
    .map(([library]) => library);
  return libraries.length > 0 ? ` (${libraries.join(', ')})` : '';
}

function asset(name: string): Buffer {
  return readFileSync(join(root, 'dist/client', name));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
