import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, portalBanner, signIn, themes, watchForTrouble } from './browser';
import { startBuiltPortal, type BuiltPortal } from '../bench/builtPortal';
import { send, type TestPortal } from '../testPortal';
import { personAt, type Person } from './person';
import { maxWait, setProfiles, type Profiles } from './profiles';
import { openInTeams, type TeamsSettings } from './teams';

export interface Arrival {
  /** Principal name without its domain; default `member`. */
  person?: string;
  /** Where they arrive; default the start page. */
  at?: string;
  width?: number;
  height?: number;
  theme?: keyof typeof themes;
  /** Further traits of the browser. */
  options?: BrowserContextOptions;
  /** Done in the empty page before it goes to the portal. */
  prepare?: (page: Page) => Promise<unknown>;
}

/**
 * A signed-in person's own browser profile, with nothing cached. `trouble` collects what should
 * never happen in a page.
 */
export interface Opened {
  context: BrowserContext;
  page: Page;
  person: Person;
  trouble: string[];
}

/**
 * The stage of a journey: the built portal with its dev tenant for the whole file, and a fresh
 * browser profile for each test.
 */
export interface Stage extends Profiles, Pick<TestPortal, 'call' | 'tokenOf'> {
  portal: BuiltPortal;
  /** Whoever is in front of the page. */
  readonly person: Person;
  /**
   * Opens a further profile, in which the person has signed in already; it closes with the test.
   */
  open(arrival?: Arrival): Promise<Opened>;
  /**
   * Opens the portal as a tab of Teams, in which the person then looks at the portal; whoever looks
   * at Teams itself is `person`.
   */
  openInTeams(settings?: TeamsSettings, path?: string): Promise<Person>;
}

interface StageOptions {
  seeded?: boolean;
  environment?: Record<string, string>;
  /**
   * No window opens in the journeys of this file, but for those that begin with `withWindows`; see
   * launchBrowser.
   */
  isBare?: boolean;
  /** They open their pages by themselves: there is no `context` and no `page`. */
  opensOwn?: boolean;
  /**
   * The people of this file have not asked their system for less motion. Pictures of what moves are
   * most of what a browser without a graphics card does.
   */
  hasMotion?: boolean;
}

/**
 * Sets the stage up before the tests of a file and clears it afterwards. Its parts are there inside
 * of tests only.
 */
export function setStage({ isBare, opensOwn, hasMotion, ...options }: StageOptions = {}): Stage {
  const launch = () => launchBrowser({ isBare });
  const opened: BrowserContext[] = [];
  // The requests of a service worker would not be seen by tests; a journey of its own has one.
  const traits: BrowserContextOptions = {
    serviceWorkers: 'block',
    reducedMotion: hasMotion ? 'no-preference' : 'reduce',
  };
  const stage = {
    get person() {
      return personAt(stage.page, stage.portal.url);
    },
    open: opener(() => stage, opened, traits),
    openInTeams: async (settings, path) =>
      personAt(
        stage.page,
        stage.portal.url,
        await openInTeams(stage.page, stage.portal.devTenant.hostUrl, settings, path),
      ),
    tokenOf: (person) => stage.portal.devTenant.tokenFor(`${person}@nordvik.example`),
    call: async (person, method, path, body, headers) =>
      send(
        `${stage.portal.url}/api${path}`,
        method,
        person === undefined ? undefined : await stage.tokenOf(person),
        body,
        headers,
      ),
  } as Stage;
  beforeAll(async () => {
    [stage.portal, stage.browser] = await Promise.all([startBuiltPortal(options), launch()]);
  }, 120_000);
  afterAll(async () => {
    await stage.browser?.close();
    await stage.portal?.stop();
  });
  beforeEach(() => stage.portal.devTenant.control.reset());
  setProfiles(stage, launch, traits, opensOwn);
  afterEach(() => Promise.all(opened.splice(0).map((context) => context.close())));
  return stage;
}

/**
 * Signs each person in once by hand; later profiles begin with the cookies and the local storage
 * that this left.
 */
function opener(
  stageNow: () => Stage,
  opened: BrowserContext[],
  traits: BrowserContextOptions,
): Stage['open'] {
  const signedIn = new Map<string, BrowserContextOptions['storageState']>();
  return async ({
    person = 'member',
    at = '/',
    width = 1440,
    height = 900,
    theme = 'light',
    options = {},
    prepare,
  } = {}) => {
    const { browser, portal } = stageNow();
    const storageState = signedIn.get(person);
    const context = await browser.newContext({
      ...traits,
      viewport: { width, height },
      ...themes[theme],
      ...options,
      storageState,
    });
    opened.push(context);
    context.setDefaultTimeout(maxWait);
    const trouble = watchForTrouble(context);
    const page = await context.newPage();
    await prepare?.(page);
    if (storageState) {
      await page.goto(`${portal.url}${at}`);
      await portalBanner(page).waitFor();
    } else {
      await signIn(page, portal.url, `${person}@nordvik.example`, at);
      signedIn.set(person, await context.storageState());
    }
    return { context, page, person: personAt(page, portal.url), trouble };
  };
}
