import type { Locator, Page } from 'playwright-core';
import { until } from '../until';
import { signIn } from './browser';

type Role = Parameters<Page['getByRole']>[0];
/** The whole of a name or text, or a pattern for a part of it. */
type Words = string | RegExp;
/** A page, a part of it, or a page in a frame of it. */
export type Place = Pick<
  Page,
  'getByRole' | 'getByText' | 'getByLabel' | 'locator' | 'frameLocator'
>;

/**
 * Somebody in front of the portal, in the words of a journey. Whatever they do waits until it can
 * be done, and whatever they see until it is there; nothing waits for a time.
 */
export interface Person {
  readonly page: Page;
  /** The place that they look at: the page, a part of it, or the app in its frame. */
  readonly place: Place;
  /** The same person, who looks at one part of the page only, by default a region. */
  within(name: Words, role?: Role): Person;
  /** The same person, who looks at a part that needs no name, such as the banner or a dialog. */
  inThe(role: Role): Person;
  /** Something by its role and its whole name, for all that has no word here. */
  the(role: Role, name: Words): Locator;
  /** Signs in by hand, by principal name without its domain, on the way to this path. */
  signsIn(name: string, path?: string): Promise<void>;
  /** Opens an address of the portal, as from a bookmark. */
  opens(path: string): Promise<void>;
  goesBack(): Promise<void>;
  /** Chooses an entry of the menu below their own picture. */
  choosesInOwnMenu(name: Words): Promise<void>;
  /** Presses something, by default a button. */
  presses(name: Words, role?: Role): Promise<void>;
  /** Answers the question that is in front of everything else, by one of its buttons. */
  confirms(answer: Words): Promise<void>;
  /** Replaces the text of a field. */
  fills(name: Words, text: string): Promise<void>;
  /** Waits for a text, a part of which is enough, or for something by its role and whole name. */
  sees(what: Words, role?: Role): Promise<void>;
  /** Waits until no text, or nothing of that role, has these words in it any more. */
  seesNo(what: Words, role?: Role): Promise<void>;
  /** Waits for the page with this title, its heading of the first level. */
  arrivesAt(title: Words): Promise<void>;
  /** Waits for a notice of the whole page; a screen reader's copy of it comes before it. */
  isTold(text: Words): Promise<void>;
  /** Waits for the first post of a widget of news. */
  seesNews(widget?: string): Promise<void>;
  /** Scrolls on until something has come, which is not requested before it is near. */
  scrollsTo(target: Locator): Promise<void>;
  /** Waits until the focus is on something, which comes a moment after what had it is gone. */
  hasFocusOn(target: Locator): Promise<void>;
  /** Waits until the page, which is about to be opened, listens to the server's changes. */
  hearsOfChanges(): Promise<void>;
  /** By how many pixels the page is wider than its window. */
  scrollsSidewaysBy(): Promise<number>;
}

/** Waits until so many of something are in the page, and sees that there are no more. */
export async function seesCount(what: Locator, count: number): Promise<void> {
  await what.nth(count - 1).waitFor({ state: 'attached' });
  expect(await what.count()).toBe(count);
}

/**
 * Puts somebody in front of a page, or of a part of it; `url` is the portal's, `whole` the place of
 * its notices.
 */
export function personAt(
  page: Page,
  url: string,
  place: Place = page,
  whole: Place = place,
): Person {
  const the = (role: Role, name: Words) =>
    place.getByRole(role, { name, exact: typeof name === 'string' });
  const presses = (name: Words, role: Role = 'button') => the(role, name).click();
  const at = (part: Place) => personAt(page, url, part, whole);
  return {
    page,
    place,
    the,
    presses,
    within: (name, role = 'region') => at(the(role, name)),
    inThe: (role) => at(place.getByRole(role)),
    signsIn: (name, path) => signIn(page, url, `${name}@nordvik.example`, path),
    opens: async (path) => void (await page.goto(`${url}${path}`)),
    goesBack: async () => void (await page.goBack()),
    async choosesInOwnMenu(name) {
      await presses(/^Your menu/);
      await presses(name, 'menuitem');
    },
    confirms: (answer) => at(place.getByRole('alertdialog')).presses(answer),
    fills: (name, text) => the('textbox', name).fill(text),
    sees: (what, role) => (role ? the(role, what) : place.getByText(what)).waitFor(),
    seesNo: (what, role) =>
      (role ? place.getByRole(role, { name: what }) : place.getByText(what)).waitFor({
        state: 'detached',
      }),
    arrivesAt: (title) =>
      place
        .getByRole('heading', { level: 1, name: title, exact: typeof title === 'string' })
        .waitFor(),
    isTold: (text) => whole.getByText(text).last().waitFor(),
    seesNews: (widget = 'Featured news') =>
      the('region', widget).getByRole('article').first().waitFor(),
    scrollsTo: (target) =>
      until(async () => {
        await whole.locator('html').evaluate(() => window.scrollBy(0, innerHeight / 2));
        return target.first().isVisible();
      }),
    hasFocusOn: (target) => target.and(whole.locator(':focus')).waitFor(),
    async hearsOfChanges() {
      const socket = await page.waitForEvent('websocket', (each) => each.url().includes('/hub?'));
      await socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('{}'));
    },
    scrollsSidewaysBy: () =>
      page.evaluate(() =>
        Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ),
  };
}
