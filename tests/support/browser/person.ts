import type { Locator, Page } from 'playwright-core';
import { signIn } from './browser';

type Role = Parameters<Page['getByRole']>[0];
/** The whole of a name or text, or a pattern for a part of it. */
type Words = string | RegExp;
type Place = Pick<Page, 'getByRole' | 'getByText' | 'locator'>;

/**
 * Somebody in front of the portal, in the words of a journey. Whatever they do waits until it can
 * be done, and whatever they see until it is there; nothing waits for a time.
 */
export interface Person {
  readonly page: Page;
  /** The same person, who looks at one part of the page only: a region unless told otherwise. */
  within(name: Words, role?: Role): Person;
  /** Something by its role and its whole name, for all that has no word here. */
  the(role: Role, name: Words): Locator;
  /** Signs in by hand, by principal name without its domain, on the way to this path. */
  signsIn(name: string, path?: string): Promise<void>;
  /** Opens an address of the portal, as from a bookmark. */
  opens(path: string): Promise<void>;
  goesBack(): Promise<void>;
  /** Chooses an entry of the menu below their own picture. */
  choosesInOwnMenu(name: Words): Promise<void>;
  /** Presses a button unless told otherwise. */
  presses(name: Words, role?: Role): Promise<void>;
  /** Answers the question that stands before everything else, by one of its buttons. */
  confirms(answer: Words): Promise<void>;
  /** Writes into a field what shall stand there. */
  fills(name: Words, text: string): Promise<void>;
  /** Waits for a text, a part of which is enough, or for something by its role and whole name. */
  sees(what: Words, role?: Role): Promise<void>;
  /** Waits until no text, or nothing of that role, has these words in it any more. */
  seesNo(what: Words, role?: Role): Promise<void>;
  /** Waits for the page with this title, its heading of the first level. */
  arrivesAt(title: Words): Promise<void>;
  /** Waits for a notice; a screen reader's copy of it stands before it. */
  isTold(text: Words): Promise<void>;
  /** Waits for the first post of a widget of news. */
  seesNews(widget?: string): Promise<void>;
  /** Waits until the focus is on something, which comes a moment after what had it is gone. */
  hasFocusOn(target: Locator): Promise<void>;
  /** Waits until the page, which is about to be opened, hears of what changes on the server. */
  hearsOfChanges(): Promise<void>;
  /** By how many pixels the page is wider than its window. */
  scrollsSidewaysBy(): Promise<number>;
}

/** Puts somebody in front of a page, or of a part of it; `url` is the portal's. */
export function personAt(page: Page, url: string, place: Place = page): Person {
  const the = (role: Role, name: Words) =>
    place.getByRole(role, { name, exact: typeof name === 'string' });
  const presses = (name: Words, role: Role = 'button') => the(role, name).click();
  return {
    page,
    the,
    presses,
    within: (name, role = 'region') => personAt(page, url, the(role, name)),
    signsIn: (name, path) => signIn(page, url, `${name}@nordvik.example`, path),
    opens: async (path) => void (await page.goto(`${url}${path}`)),
    goesBack: async () => void (await page.goBack()),
    async choosesInOwnMenu(name) {
      await presses(/^Your menu/);
      await presses(name, 'menuitem');
    },
    confirms: (answer) => personAt(page, url, place.getByRole('alertdialog')).presses(answer),
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
    isTold: (text) => page.getByText(text).last().waitFor(),
    seesNews: (widget = 'Featured news') =>
      the('region', widget).getByRole('article').first().waitFor(),
    hasFocusOn: (target) => target.and(page.locator(':focus')).waitFor(),
    async hearsOfChanges() {
      const socket = await page.waitForEvent('websocket', (each) => each.url().includes('/hub?'));
      await socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('{}'));
    },
    scrollsSidewaysBy: () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
  };
}
