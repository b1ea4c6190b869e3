import type { BrowserContext, Page, Request } from 'playwright-core';
import { readToEnd } from '../browser/readToEnd';

/** Figures of a visit as the person meets it. Times in milliseconds. */
export interface VisitFigures {
  /**
   * From the start of the navigation, over all pages in between, to the largest contentful paint.
   */
  largestPaint: number;
  /**
   * Time that tasks took beyond 50 ms each, from the first paint until everything that opens with
   * the page is there.
   */
  blocking: number;
  /** The same of the tasks after that: pressing buttons and scrolling to the end. */
  blockingLater: number;
  /** Time of tasks of 50 ms and more until the first content was there, on the page that shows it. */
  busy: number;
  /** Sum of the layout shifts, also while scrolling to the end of the page. */
  shift: number;
  /** The slowest of the presses of a button, from the press to the next paint. */
  interaction: number;
  /**
   * Requests for data, without the identity service's, and requests of any kind, until the first
   * content was there.
   */
  dataRequests: number;
  requests: number;
}

interface Noted {
  /** When the first content was put into the page. */
  content: number;
  paint: number;
  firstPaint: number;
  tasks: { start: number; duration: number }[];
  shifts: { value: number; of: string[] }[];
  interaction: number;
}

/**
 * Starts noting in every page that the context opens; `content` finds what counts as the first
 * content.
 */
export async function noteFigures(context: BrowserContext, content: string): Promise<void> {
  await context.addInitScript((selector) => {
    const noted: Noted = {
      content: Number.POSITIVE_INFINITY,
      paint: 0,
      firstPaint: Number.POSITIVE_INFINITY,
      tasks: [],
      shifts: [],
      interaction: 0,
    };
    Object.assign(window, { noted });
    const observe = (type: string, note: (entry: PerformanceEntry) => void, options: object = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
        ...options,
      });
    observe('largest-contentful-paint', ({ startTime }) => (noted.paint = startTime));
    observe('paint', ({ startTime }) => (noted.firstPaint = Math.min(noted.firstPaint, startTime)));
    observe('longtask', ({ startTime, duration }) =>
      noted.tasks.push({ start: startTime, duration }),
    );
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
      if (!hadRecentInput)
        noted.shifts.push({
          value,
          of: sources.map(({ node, previousRect, currentRect }) => {
            const name = node instanceof Element ? node.outerHTML : (node?.textContent ?? '');
            return `${name.slice(0, 80)} from ${place(previousRect)} to ${place(currentRect)}`;
          }),
        });
    });
    observe('event', (entry) => (noted.interaction = Math.max(noted.interaction, entry.duration)), {
      durationThreshold: 16,
    });
    const changes = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      noted.content = performance.now();
      changes.disconnect();
    });
    changes.observe(document, { childList: true, subtree: true });
  }, content);
}

/**
 * Visits `url` in a page of a context that notes; `button` is pressed three times once everything
 * is there.
 */
export async function visitFigures(
  page: Page,
  url: string,
  { content, button }: { content: string; button: string },
): Promise<VisitFigures> {
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));
  const started = Date.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(content).first().waitFor();
  await page.waitForLoadState('networkidle');
  const { origin, first, paint, opened } = await page.evaluate(() => {
    const { content: stood, paint: largest } = (window as unknown as { noted: Noted }).noted;
    return {
      origin: performance.timeOrigin,
      first: stood,
      paint: largest,
      opened: performance.now(),
    };
  });
  const before = sent.filter((request) => request.timing().startTime <= origin + first);
  for (let press = 0; press < 3; press += 1) {
    await page.locator(button).first().click();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
  }
  await readToEnd(page);
  const noted = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  return {
    largestPaint: origin + paint - started,
    blocking: beyond(
      noted.tasks.filter(({ start }) => start >= noted.firstPaint && start < opened),
    ),
    blockingLater: beyond(noted.tasks.filter(({ start }) => start >= opened)),
    busy: busyUntil(first, noted.tasks),
    shift: noted.shifts.reduce((sum, { value }) => sum + value, 0),
    interaction: noted.interaction,
    dataRequests: before.filter(
      (request) => request.resourceType() === 'fetch' && !request.url().includes('/oauth2/'),
    ).length,
    requests: before.filter((request) => !request.url().startsWith('data:')).length,
  };
}

/** Milliseconds of the tasks before a moment; of one that it ends in, those before it. */
function busyUntil(moment: number, tasks: Noted['tasks']): number {
  return tasks.reduce(
    (sum, { start, duration }) => sum + Math.max(Math.min(duration, moment - start), 0),
    0,
  );
}

/** Milliseconds beyond 50 of each task. */
function beyond(tasks: Noted['tasks']): number {
  return tasks.reduce((sum, { duration }) => sum + Math.max(duration - 50, 0), 0);
}

/** Shifts of the page's layout, the largest first. */
export async function shiftsOf(page: Page): Promise<Noted['shifts']> {
  const shifts = await page.evaluate(() => (window as unknown as { noted: Noted }).noted.shifts);
  return shifts.sort((one, other) => other.value - one.value);
}
