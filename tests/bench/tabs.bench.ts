import type { Browser, Page } from 'playwright-core';
import { launchBrowser, signIn } from '../support/browser/browser';
import { startBuiltPortal, type BuiltPortal } from '../support/bench/builtPortal';
import { median } from '../support/bench/ratios';
import { throttle } from '../support/bench/throttledPage';
import { windowSizes } from '../support/bench/wholeVisits';

const rounds = 5;
/** A tab of the portal by its address and title, and what is first read on it. */
const tabs = [
  { path: '/your-board', title: 'Your board', content: '#content section li' },
  { path: '/collaboration', title: 'Collaboration', content: '#content section li' },
  { path: '/', title: 'Today', content: '#content section article' },
];

/** Going between the tabs once each has been there: from the press until its content is drawn. */
export async function run(): Promise<void> {
  const [portal, browser] = await Promise.all([startBuiltPortal(), launchBrowser()]);
  try {
    for (const name of ['phone', 'desktop'] as const) await measure(browser, portal, name);
  } finally {
    await browser.close();
    await portal.stop();
  }
}

async function measure(browser: Browser, { url }: BuiltPortal, name: keyof typeof windowSizes) {
  const context = await browser.newContext({ viewport: windowSizes[name] });
  const page = await context.newPage();
  await signIn(page, url, 'member@nordvik.example');
  await page.locator('#content section article').first().waitFor();
  await goRound(page);
  await throttle(page);
  const times: number[][] = tabs.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    (await goRound(page)).forEach((time, index) => times[index]!.push(time));
  console.log(`From the press of a tab to its content, been there before, on a ${name}:`);
  tabs.forEach(({ path }, index) => {
    const of = times[index]!;
    console.log(
      `  ${path}: ${median(of).toFixed(0)} ms (${Math.min(...of).toFixed(0)} to ${Math.max(...of).toFixed(0)}, ${rounds} rounds; target under 100)`,
    );
  });
  await context.close();
}

async function goRound(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const tab of tabs) {
    await page.locator(`a[href="${tab.path}"]:visible`).last().waitFor();
    times.push(await timeOfPress(page, tab));
    await page.waitForLoadState('networkidle');
  }
  return times;
}

/**
 * Milliseconds from a real press to the frame that shows the content, both by the browser's own
 * clock: the press is counted from its input, and what runs after the frame is not.
 */
async function timeOfPress(page: Page, tab: (typeof tabs)[number]): Promise<number> {
  await page.evaluate(noteFrame, tab);
  await page.locator(`a[href="${tab.path}"]:visible`).last().click();
  return page.evaluate(() => (window as unknown as { frame: Promise<number> }).frame);
}

/** Runs in the page. A frame of less than 50 ms has no entry: it ends with the task behind it. */
function noteFrame({ title, content }: (typeof tabs)[number]) {
  type LongFrame = PerformanceEntry & { paintTime?: number };
  const frames: LongFrame[] = [];
  const frame = new Promise<number>((resolve) => {
    const observer = new PerformanceObserver((list) => frames.push(...list.getEntries()));
    observer.observe({ type: 'long-animation-frame' });
    const isSeen = (selector: string, text?: string) =>
      [...document.querySelectorAll(selector)].some(
        (each) => each.checkVisibility() && (text ?? each.textContent) === each.textContent,
      );
    const settle = (pressed: number, drawn: number, behind: number) => {
      observer.disconnect();
      const long = frames.find(
        ({ startTime, duration }) => startTime <= drawn && drawn <= startTime + duration,
      );
      const end = long ? (long.paintTime ?? long.startTime + long.duration) : behind;
      resolve(end - pressed);
    };
    const look = (pressed: number) => {
      const drawn = performance.now();
      if (!isSeen('#content h1', title) || !isSeen(content))
        return requestAnimationFrame(() => look(pressed));
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        const behind = performance.now();
        // Entries come later than their frames.
        setTimeout(() => settle(pressed, drawn, behind), 1000);
      };
      channel.port2.postMessage(undefined);
    };
    const press = ({ timeStamp }: Event) => requestAnimationFrame(() => look(timeStamp));
    addEventListener('click', press, { capture: true, once: true });
  });
  Object.assign(window, { frame });
}
