import { screen, waitFor, within } from '@testing-library/react';
import { settingDefaults, type FeatureSettings } from '#shared/rules/settings/settings';
import { storeSettings } from '../content/pages';
import { setWidgetPortal, startWidgetPortal, type WidgetPortal } from './widgetPortal';

/** A portal with the example organisation's content and a window in front of it. */
export async function startNewsPortal(): Promise<WidgetPortal> {
  const portal = await startWidgetPortal();
  await portal.fill();
  // Other parts of the start page have tests of their own.
  for (const { Id } of (await portal.call<{ Id: number }[]>('admin', 'GET', '/chartgroups')).body)
    await portal.call('admin', 'DELETE', `/chartgroups/${Id}`);
  return portal;
}

/** Starts it before the tests of a file and stops it afterwards. */
export const setNewsPortal = () => setWidgetPortal({}, startNewsPortal);

/**
 * The settings that the news tests change, as they are before each test: light mode, nothing
 * hidden, no language filter.
 */
export async function resetSettings(
  portal: WidgetPortal,
  changes: Partial<FeatureSettings> = {},
): Promise<void> {
  portal.devTenant.control.reset();
  const settings: Partial<FeatureSettings> = {
    enableWorkplaceLight: true,
    newsArchiveLink: '',
    rssFeedConfig: {},
    showRestaurantMenus: false,
    enableRequiredReading: false,
    enablePowerBI: false,
    blogSiteUrl: '',
    complimentsSiteUrl: '',
    newsModePersonalNews: settingDefaults.newsModePersonalNews,
    showFilterByDepartmentButtons: false,
    showNewsDescription: true,
    hideNewsLikes: '',
    hideNewsComments: '',
    hideNewsTags: false,
    featuredNewsPerLoad: {},
    enableLanguageFilteringForWorkplace: true,
    enableLanguageFilteringForSharepointPages: true,
    'open-all-links-in-same-tab': false,
    ...changes,
  };
  await storeSettings(portal, settings);
}

/** Makes the window so many pixels wide. */
export function resizeTo(width: number): void {
  Object.assign(window, { innerWidth: width });
  window.dispatchEvent(new Event('resize'));
}

/** The widget with this heading. */
export async function widget(name: 'Featured news' | 'Your news') {
  return within(await screen.findByRole('region', { name }));
}

type Widget = Awaited<ReturnType<typeof widget>>;

/** Titles of a widget's posts in their order, once there are any. */
export async function titles(region: Widget): Promise<string[]> {
  return (await region.findAllByRole('heading', { level: 3 })).map(
    ({ textContent }) => textContent,
  );
}

export interface ShownPost {
  title: string;
  /** ISO 8601. */
  published: string;
  /**
   * `product`: a page of the portal; `newsCenter`: of SharePoint's news center; `site`: of another
   * SharePoint site.
   */
  source: 'product' | 'newsCenter' | 'site';
  article: HTMLElement;
}

/** A widget's posts in their order, once there are any. */
export async function posts(region: Widget): Promise<ShownPost[]> {
  const headings = await region.findAllByRole('heading', { level: 3 });
  return headings.map((heading) => {
    const article = heading.closest('article')!;
    const link = within(article).getByRole('link');
    const address = link.getAttribute('href')!;
    const source = address.startsWith('/')
      ? 'product'
      : address.includes('/sites/news/')
        ? 'newsCenter'
        : 'site';
    return {
      title: link.getAttribute('title') ?? link.textContent,
      published: article.querySelector('time')!.dateTime,
      source,
      article,
    };
  });
}

/** The sources of a widget's posts, each once, in alphabetical order. */
export async function sources(region: Widget): Promise<ShownPost['source'][]> {
  return [...new Set((await posts(region)).map(({ source }) => source))].sort();
}

/** The first post of a source. */
export async function firstOf(region: Widget, source: ShownPost['source']): Promise<ShownPost> {
  return waitFor(async () => {
    const found = (await posts(region)).find((post) => post.source === source);
    if (!found) throw new Error(`No post of the source ${source} is shown.`);
    return found;
  });
}

/** The card of the post with this title. */
export async function card(region: Widget, title: RegExp | string): Promise<HTMLElement> {
  return (await region.findByRole('heading', { level: 3, name: title })).closest('article')!;
}

/** Product-API requests that were sent so far. Call before rendering. */
export function watchRequests(portal: WidgetPortal): (part: string) => string[] {
  const sent = jest.spyOn(globalThis, 'fetch');
  return (part) =>
    sent.mock.calls
      .map(([input]) => String(input instanceof Request ? input.url : input))
      .filter((url) => url.startsWith(portal.url) && url.includes(part));
}

/** Every request that the page sends from now on, and how many wait for their answer. */
export function watchFetch(): { sent: () => string[]; pending: () => number; discard: () => void } {
  const real = globalThis.fetch;
  let [sent, pending]: [string[], number] = [[], 0];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    sent.push(String(input instanceof Request ? input.url : input));
    pending += 1;
    return real(input, init).finally(() => (pending -= 1));
  });
  return { sent: () => sent, pending: () => pending, discard: () => (sent = []) };
}
