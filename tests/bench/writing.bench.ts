import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser, signIn } from '../support/browser/browser';
import { startBuiltPortal, type BuiltPortal } from '../support/bench/builtPortal';
import { startFloorPages } from '../support/bench/floorPage';
import { compare, median } from '../support/bench/ratios';
import { throttledPage } from '../support/bench/throttledPage';

const rounds = 5;
const keys = 40;
const person = 'editor@nordvik.example';
const textField = '.ProseMirror[contenteditable="true"]';

/**
 * The page editor beside the bare text editor of its library, on a processor a quarter as fast:
 * from a key to the paint that shows it, in 20,000 words with 50 pictures; and from the press of
 * "Edit page" until one can type, on Slow 4G.
 */
export async function run(): Promise<void> {
  const [portal, browser] = await Promise.all([startBuiltPortal(), launchBrowser()]);
  const [long, short] = [longText(`${portal.url}/favicon.ico`), '<p>It opens in spring.</p>'];
  const floor = await startFloorPages(process.cwd(), {
    long: { entry: 'editor.tsx', data: { html: long }, isInlined: true },
    short: { entry: 'editor.tsx', data: { html: short }, isInlined: true },
  });
  try {
    const context = await browser.newContext();
    const warm = await context.newPage();
    await signIn(warm, portal.url, person);
    const pages = { long: await written(portal, long), short: await written(portal, short) };
    await openEditor(warm, portal.url + pages.short);
    await warm.waitForLoadState('networkidle');
    await warm.close();
    await typing(context, floor.url.long, portal.url + pages.long);
    await compare(
      'Edit pressed until one can type, a second time, against opening the bare editor',
      'at most 1.2',
      rounds,
      () => floorOpened(context, floor.url.short),
      () => editorOpened(context, portal.url + pages.short),
    );
  } finally {
    await browser.close();
    await Promise.all([portal.stop(), floor.stop()]);
  }
}

async function typing(context: BrowserContext, floorUrl: string, editUrl: string): Promise<void> {
  const all = { floor: [] as number[], product: [] as number[] };
  const typed = async (url: string, noted: number[]) => {
    const page = await throttledPage(context);
    if (url === floorUrl) await page.goto(url);
    else await openEditor(page, url);
    await page.locator(textField).first().waitFor();
    await page.waitForLoadState('networkidle');
    const times = await keystrokes(page);
    noted.push(...times);
    await page.close();
    return median(times);
  };
  await compare(
    'Key to paint in 20,000 words with 50 pictures, against the bare editor',
    'at most 1.3',
    rounds,
    () => typed(floorUrl, all.floor),
    () => typed(editUrl, all.product),
  );
  const slow = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)];
  console.log(
    `  p95 ${slow(all.product)?.toFixed(0)} ms (target under 100), bare editor ${slow(all.floor)?.toFixed(0)} ms`,
  );
}

/** Milliseconds from each key to the paint after it, typed in the middle of the text. */
async function keystrokes(page: Page): Promise<number[]> {
  const paragraphs = page.locator(`${textField} p`);
  await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => times.push(performance.now() - timeStamp);
          channel.port2.postMessage(0);
        }),
      true,
    );
  });
  for (let key = 0; key < keys; key += 1)
    await page.keyboard.press('abcdefgh '[key % 9]!, { delay: 60 });
  return page.evaluate(() => (window as unknown as { times: number[] }).times);
}

async function floorOpened(context: BrowserContext, url: string): Promise<number> {
  const page = await throttledPage(context);
  const started = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(textField).first().waitFor();
  const time = performance.now() - started;
  await page.close();
  return time;
}

async function editorOpened(context: BrowserContext, url: string): Promise<number> {
  const page = await throttledPage(context);
  const time = await openEditor(page, url);
  await page.close();
  return time;
}

/** Opens a page as a reader does and presses "Edit page"; milliseconds until one can type. */
async function openEditor(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const edit = page.getByRole('link', { name: 'Edit page' });
  await edit.waitFor();
  await page.waitForLoadState('networkidle');
  const started = performance.now();
  await edit.click();
  await page.locator(textField).first().waitFor();
  return performance.now() - started;
}

/** The address of a new page with the text. */
async function written({ devTenant, url }: BuiltPortal, html: string): Promise<string> {
  const headers = {
    authorization: `Bearer ${await devTenant.tokenFor(person)}`,
    'content-type': 'application/json',
  };
  const body = { Title: `A text of ${html.length} characters`, Content: html, PageType: 1 };
  const create = await fetch(`${url}/api/pages`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (create.status !== 201) throw new Error(`The page was refused with ${create.status}.`);
  const { Path } = (await create.json()) as { Path: string };
  return Path;
}

/** 400 paragraphs of 50 words, with a picture after every eighth. */
function longText(picture: string): string {
  const words = 'the terminal opens on Monday with a breakfast on the'.split(' ');
  const paragraph = `<p>${Array.from({ length: 50 }, (_, index) => words[index % 10]).join(' ')}</p>`;
  return `${paragraph.repeat(8)}<p><img src="${picture}" alt="The quay" width="40" height="40"></p>`.repeat(
    50,
  );
}
