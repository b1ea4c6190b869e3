import type { FrameLocator, Locator } from 'playwright-core';
import { startDevTenant, type DevTenant } from '../../../src/devTenant/devTenant';
import { launchBrowser, type BrowserTraits } from './browser';
import { personAt, type Person } from './person';
import { setProfiles, type Profiles } from './profiles';
import { appFrame, openInTeams, type TeamsSettings } from './teams';
import { startTeamsApp, type TeamsApp } from './teamsApp';

/**
 * The stage of tests of the Teams simulator itself: a small app with the real client library in it,
 * and a fresh browser profile for each test.
 */
export interface HostStage extends Profiles {
  app: TeamsApp;
  tenant: DevTenant;
  /** Opens the app in the simulator, running the script in it. */
  open(script: string, settings?: TeamsSettings, path?: string): Promise<FrameLocator>;
  /** Whoever is in front of the simulator. */
  readonly person: Person;
  /** Presses the one button of the app. */
  go(): Promise<void>;
  /** A line that the app has written into its page. */
  said(text: string | RegExp): Locator;
}

/**
 * Sets the stage up before the tests of a file and clears it afterwards. Its parts are there inside
 * of tests only.
 */
export function setHostStage({ isBare }: Pick<BrowserTraits, 'isBare'> = {}): HostStage {
  const stage = {
    open(script, settings, path) {
      stage.app.script = script;
      return openInTeams(stage.page, stage.tenant.hostUrl, settings, path);
    },
    get person() {
      return personAt(stage.page, stage.tenant.hostUrl);
    },
    go: () => appFrame(stage.page).getByRole('button', { name: 'Go' }).click(),
    said: (text) => appFrame(stage.page).getByRole('listitem').filter({ hasText: text }).first(),
  } as HostStage;
  const launch = () => launchBrowser({ isBare });
  beforeAll(async () => {
    stage.app = await startTeamsApp();
    [stage.tenant, stage.browser] = await Promise.all([
      startDevTenant({ basePort: 0, productUrl: stage.app.url }),
      launch(),
    ]);
    stage.app.hostUrl = stage.tenant.hostUrl;
  });
  afterAll(async () => {
    await stage.browser?.close();
    await stage.tenant?.stop();
    await stage.app?.stop();
  });
  beforeEach(() => stage.tenant.control.reset());
  setProfiles(stage, launch, { viewport: { width: 1280, height: 800 } });
  return stage;
}
