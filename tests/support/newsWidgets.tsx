import { configure, screen, within } from '@testing-library/react';
import { settingDefaults, type FeatureSettings } from '#shared/rules/settings';
import { seedPortal } from '../../src/devTenant/seed/seedPortal';
import { storeSetting } from './pages';
import { startWidgetPortal, type WidgetPortal } from './widgetPortal';

// Real services answer over real HTTP: that takes longer than the library's second.
configure({ asyncUtilTimeout: 10_000 });

/** A portal with the example organisation's content and a window in front of it. */
export async function startNewsPortal(): Promise<WidgetPortal> {
  const portal = await startWidgetPortal();
  await seedPortal({ portalUrl: portal.url, devTenant: portal.devTenant });
  return portal;
}

/** The settings that the news tests change, as they are before each test: light mode, nothing hidden, no language filter. */
export async function resetSettings(portal: WidgetPortal, changes: Partial<FeatureSettings> = {}): Promise<void> {
  portal.devTenant.control.reset();
  const settings: Partial<FeatureSettings> = {
    enableWorkplaceLight: true,
    newsArchiveLink: '',
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
  await Promise.all(Object.entries(settings).map(([key, value]) => storeSetting(portal, key, value)));
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
  return (await region.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
}

/** The card of the post with this title. */
export async function card(region: Widget, title: RegExp | string): Promise<HTMLElement> {
  return (await region.findByRole('heading', { level: 3, name: title })).closest('article')!;
}

/** Product-API requests that were sent so far. Call before rendering. */
export function watchRequests(portal: WidgetPortal): (part: string) => string[] {
  const sent = jest.spyOn(globalThis, 'fetch');
  return (part) => sent.mock.calls.map(([input]) => String(input instanceof Request ? input.url : input)).filter((url) => url.startsWith(portal.url) && url.includes(part));
}
