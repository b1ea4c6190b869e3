import { readFileSync } from 'node:fs';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from 'playwright-core';
import type axe from 'axe-core';

/**
 * Features that Playwright switches off for stable tests, but for `ThirdPartyStoragePartitioning`:
 * as at work, a page in a frame of another site has a storage of its own there. The last list on a
 * command line counts.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export interface BrowserTraits {
  /**
   * Playwright switches Chromium's pop-up blocker off; at work it is on, so here it is off only
   * where a test says so.
   */
  popUps?: 'blocked' | 'allowed';
  /**
   * Chromium's headless shell, where there is one: the same engine without what is around pages, at
   * half the processor's time. It blocks no pop-ups, so it is for journeys in which no window
   * opens.
   */
  isBare?: boolean;
}

/** A real Chromium. */
export function launchBrowser({
  popUps = 'blocked',
  isBare = false,
}: BrowserTraits = {}): Promise<Browser> {
  const { CHROMIUM_PATH = '/usr/bin/chromium', CHROMIUM_HEADLESS_SHELL_PATH = CHROMIUM_PATH } =
    process.env;
  return chromium.launch({
    ignoreDefaultArgs: popUps === 'blocked' ? ['--disable-popup-blocking'] : [],
    executablePath: isBare ? CHROMIUM_HEADLESS_SHELL_PATH : CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--force-color-profile=srgb',
      `--disable-features=${disabledFeatures.join(',')}`,
    ],
  });
}

/**
 * Signs in through the identity service's page as the person with this principal name, starting
 * from the portal's address.
 */
export async function signIn(
  page: Page,
  portalUrl: string,
  upn: string,
  path = '/',
): Promise<void> {
  await page.goto(`${portalUrl}${path}`);
  await choosePerson(page, upn);
  await portalBanner(page).waitFor();
}

/** The portal's header; a dialog that opens with the page hides it from screen readers. */
export function portalBanner(page: Page): Locator {
  return page.getByRole('banner', { includeHidden: true });
}

/** Chooses a person on the identity service's sign-in page, which must be open or opening. */
export async function choosePerson(page: Page, upn: string): Promise<void> {
  // A window may close before the click is reported back.
  await page
    .getByRole('button', { name: new RegExp(upn.replaceAll('.', '\\.'), 'i') })
    .first()
    .click()
    .catch((error: unknown) => {
      if (!page.isClosed()) throw error;
    });
}

/**
 * Collects what should never happen in a page: uncaught errors and console errors. Failed requests
 * that a test provokes are named in `allowed`.
 */
export function watchForTrouble(
  context: BrowserContext,
  allowed: readonly RegExp[] = [],
): string[] {
  const trouble: string[] = [];
  const note = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) trouble.push(text);
  };
  context.on('weberror', (error) => note(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} ${message.location().url}`);
  });
  return trouble;
}

let readSource: string | undefined;

function axeSource(): string {
  readSource ??= readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
  return readSource;
}

/**
 * Accessibility violations that axe finds in a page or in a frame of one, one line each; that what
 * is seen on a button is in its name is checked too, though axe calls it experimental. The content
 * of frames of another site is not part of the page. `rules`: only these are checked.
 */
export async function axeViolations(
  page: Pick<Page, 'evaluate'>,
  rules: readonly string[] = [],
): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(`${axeSource()}; undefined`);
  const violations = await page.evaluate(
    async (only) => {
      // Elements that are still fading in have no contrast yet.
      const passing = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
      await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const results = await checker.run(document, {
        resultTypes: ['violations'],
        ...(only.length > 0
          ? { runOnly: only }
          : { rules: { 'label-content-name-mismatch': { enabled: true } } }),
      });
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => ({
          id,
          target: node.target.join(' '),
          html: node.html,
          summary: node.failureSummary ?? '',
        })),
      );
    },
    [...rules],
  );
  return violations
    .filter(({ id, html }) => !isKnownPattern(id, html))
    .map(({ id, target, html, summary }) => `${id} ${target} ${html} ${summary}`);
}

export const themes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'high contrast': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

/** Rules that a theme can break; all others have the same result in every theme. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Accessibility violations and sideways scrolling of an open page, in each theme and at each width
 * (in pixels), one line each.
 */
export async function flawsInEveryTheme(page: Page, widths: readonly number[]): Promise<string[]> {
  const flaws: string[] = [];
  const { height } = page.viewportSize()!;
  // Nothing opens because the mouse happens to lie on it.
  await page.mouse.move(0, 0);
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    for (const [name, theme] of Object.entries(themes)) {
      await page.emulateMedia(theme);
      // The page is notified of it with the next frame, and shows it with the one after that.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      const beside = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (beside > 0) flaws.push(`${name} ${width} px: scrolls sideways by ${beside} px`);
      flaws.push(
        ...(await axeViolations(page, name === 'light' ? [] : rulesOfColour)).map(
          (violation) => `${name} ${width} px: ${violation}`,
        ),
      );
    }
  }
  return flaws;
}

/** Fluent's focus sentinels are hidden and focusable on purpose. */
function isKnownPattern(id: string, html: string): boolean {
  return id === 'aria-hidden-focus' && html.includes('data-tabster-dummy');
}
