import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from './browser';
import { startBuiltPortal, type BuiltPortal } from './builtPortal';

/** What a journey plays on: the built portal with its dev tenant for the whole file, and a fresh browser profile for each test. */
export interface Stage {
  portal: BuiltPortal;
  browser: Browser;
  context: BrowserContext;
  page: Page;
}

interface StageOptions {
  seeded?: boolean;
  environment?: Record<string, string>;
}

/** Sets the stage up before the tests of a file and clears it afterwards. Its parts are there inside of tests only. */
export function setStage(options: StageOptions = {}): Stage {
  const stage = {} as Stage;
  beforeAll(async () => {
    [stage.portal, stage.browser] = await Promise.all([startBuiltPortal(options), launchBrowser()]);
  }, 120_000);
  afterAll(async () => {
    await stage.browser?.close();
    await stage.portal?.stop();
  });
  beforeEach(async () => {
    stage.portal.devTenant.control.reset();
    // Its requests would not be seen by tests; a journey of its own has one.
    stage.context = await stage.browser.newContext({ serviceWorkers: 'block' });
    // Sooner than the test ends, so that a failure names what was waited for.
    stage.context.setDefaultTimeout(20_000);
    stage.page = await stage.context.newPage();
  });
  afterEach(async () => stage.context?.close());
  return stage;
}
