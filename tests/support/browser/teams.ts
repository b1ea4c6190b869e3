import type { BrowserContext, FrameLocator, Page } from 'playwright-core';

/**
 * Settings of the Teams simulator that a test opens it with; each is a query parameter of its page.
 */
export interface TeamsSettings {
  /** Principal name of who is signed in to Teams. */
  person?: string;
  theme?: 'default' | 'dark' | 'contrast';
  device?: 'desktop' | 'phone';
  token?: 'silent' | 'consent' | 'failing' | 'hanging';
  naa?: 'true' | 'false';
  language?: 'da' | 'en' | 'fi' | 'no' | 'sv';
  /** Whether Teams still names a deep link to who comes back by themselves. */
  links?: 'cleared' | 'kept';
  /** Milliseconds. */
  loadTimeout?: string;
}

/**
 * Opens the installed app in the Teams simulator; answers the frame of its tab. `path` is a deep
 * link such as `/l/entity/…`.
 */
export async function openInTeams(
  page: Page,
  hostUrl: string,
  settings: TeamsSettings = {},
  path = '/',
): Promise<FrameLocator> {
  await answerHostList(page.context());
  await leaveTeams(page);
  const address = new URL(path, hostUrl);
  for (const [name, value] of Object.entries(settings)) address.searchParams.set(name, value);
  await page.goto(address.href);
  return appFrame(page);
}

/**
 * The app ends before the simulator's page is left. Chromium's process of a page crashes now and
 * then (3 of 100 times, signal SIGTRAP, Chromium 156) when the page is left while an app of another
 * site loads in its frame; with the frame gone it does not (0 of 100).
 */
export async function leaveTeams(page: Page): Promise<void> {
  await page
    .locator('#stage iframe')
    .evaluateAll((frames) => frames.forEach((frame) => frame.remove()));
}

/** The app's tab in the simulator. */
export function appFrame(page: Page): FrameLocator {
  return page.frameLocator('#stage iframe');
}

/**
 * The Teams client library asks Microsoft for a list of hosts when it is loaded; tests use no
 * internet.
 */
export async function answerHostList(context: BrowserContext): Promise<void> {
  await context.route('https://res.cdn.office.net/teams-js/**', (route) =>
    route.fulfill({
      json: { validOrigins: ['teams.microsoft.com', '*.teams.microsoft.com', '*.cloud.microsoft'] },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
}

/** Path in the simulator for a link to a tab of the app, with a page below it. */
export function deepLink(appId: string, entityId: string, subPageId?: string): string {
  const context =
    subPageId === undefined
      ? ''
      : `?context=${encodeURIComponent(JSON.stringify({ subEntityId: subPageId }))}`;
  return `/l/entity/${appId}/${entityId}${context}`;
}
