import type { CDPSession, Page, Request } from 'playwright-core';
import { launchBrowser, signIn } from '../support/browser/browser';
import { startBuiltPortal } from '../support/bench/builtPortal';

const hour = 3_600_000;
const hours = 8;

/**
 * Today left open for a working day in the background: its clock runs eight hours in one go, so that
 * whatever waits for a time does its work.
 */
export async function run(): Promise<void> {
  const [portal, browser] = await Promise.all([startBuiltPortal(), launchBrowser()]);
  try {
    const page = await (await browser.newContext()).newPage();
    await page.clock.install();
    await signIn(page, portal.url, 'member@nordvik.example');
    await page.locator('#content section article').first().waitFor();
    await page.clock.runFor(60_000);
    await page.waitForLoadState('networkidle');
    await hide(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const before = await figuresOf(session);
    for (let passed = 0; passed < hours; passed += 1) await page.clock.runFor(hour);
    await page.waitForLoadState('networkidle');
    const after = await figuresOf(session);
    print(before, after, requests);
  } finally {
    await browser.close();
    await portal.stop();
  }
}

/** As a browser says it of a tab that others stand in front of. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

interface Figures {
  /** Seconds of work of the page's thread. */
  busy: number;
  /** Megabytes of live objects. */
  memory: number;
  nodes: number;
}

async function figuresOf(session: CDPSession): Promise<Figures> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    busy: valueOf('TaskDuration'),
    memory: valueOf('JSHeapUsedSize') / 1_048_576,
    nodes: valueOf('Nodes'),
  };
}

function print(before: Figures, after: Figures, requests: readonly Request[]): void {
  console.log(`Today in the background, by a clock that runs ${hours} hours at once:`);
  console.log(
    `  work: ${((after.busy - before.busy) / hours).toFixed(2)} s an hour (target under 1)`,
  );
  console.log(
    `  live objects: ${before.memory.toFixed(1)} MB before, ${after.memory.toFixed(1)} MB after; nodes ${before.nodes} and ${after.nodes} (target: no growth)`,
  );
  console.log(`  requests: ${requests.length}`);
  const kinds = new Map<string, number>();
  for (const request of requests) {
    const kind = `${request.method()} ${new URL(request.url()).pathname}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  for (const [kind, count] of kinds) console.log(`    ${count} ${kind}`);
}
