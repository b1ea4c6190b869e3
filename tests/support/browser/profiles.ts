import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from './browser';

/**
 * Milliseconds for what a page does: enough on a machine with other work, and sooner than the test
 * ends, so that a failure names what was waited for.
 */
export const maxWait = 40_000;
/**
 * Milliseconds for a profile to close. Chromium does not always say that it has, where a window of
 * it closes by itself at that moment.
 */
const maxClosing = 20_000;

/** The browser of a file, and a fresh profile in it for each test. */
export interface Profiles {
  browser: Browser;
  context: BrowserContext;
  page: Page;
  /**
   * For a test in which a window opens, in a file that plays in the headless shell: from here on
   * the test plays in a full Chromium, which treats windows as at work. What it has opened before
   * is gone.
   */
  withWindows(): Promise<void>;
}

/**
 * Gives each test of a file its profile, unless it opens its own, and takes it away afterwards. The
 * browser is the stage's; one that does not let go of a profile gives way to another.
 */
export function setProfiles(
  stage: Profiles,
  launch: () => Promise<Browser>,
  options: BrowserContextOptions,
  opensOwn = false,
): void {
  let bare: Browser | undefined;
  let full: Browser | undefined;
  const begin = async () => {
    stage.context = await stage.browser.newContext(options);
    stage.context.setDefaultTimeout(maxWait);
    stage.page = await stage.context.newPage();
  };
  stage.withWindows = async () => {
    await stage.context?.close();
    full ??= await launchBrowser();
    bare ??= stage.browser;
    stage.browser = full;
    if (!opensOwn) await begin();
  };
  beforeEach(() => (opensOwn ? undefined : begin()));
  afterEach(async () => {
    if (!(await isClosed(stage.context))) {
      await stage.browser.close();
      if (stage.browser === full) full = undefined;
      else [stage.browser, bare] = [await launch(), undefined];
    }
    stage.browser = bare ?? stage.browser;
  });
  afterAll(() => full?.close());
}

async function isClosed(context: BrowserContext | undefined): Promise<boolean> {
  const late = new AbortController();
  const closed = context?.close().then(() => true);
  const isInTime = await Promise.race([
    closed ?? true,
    delay(maxClosing, false, { signal: late.signal }).catch(() => false),
  ]);
  late.abort();
  return isInTime;
}
