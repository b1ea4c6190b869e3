import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LightPage } from '../../../src/client/pages/today/LightPage';
import {
  lightSections,
  todaySections,
  type StartPageWidgetKey,
} from '../../../src/client/pages/today/startPageSections';
import { startPageWidgets } from '../../../src/client/pages/today/startPageWidgets';
import { TodayPage } from '../../../src/client/pages/today/TodayPage';
import { WidgetSlot } from '../../../src/client/pages/today/WidgetSlot';
import { firstTexts as en } from '../../../src/client/texts/topics';
import { setInfoboxEditing } from '../../../src/client/features/infoboxes/infoboxZones';
import { clearTiles, storeTile } from '../../support/content/appTiles';
import { storeRestaurant } from '../../support/content/restaurants';
import { pageRests } from '../../support/widgets/pageNetwork';
import { rulesOf } from '../../support/widgets/testRenderer';
import {
  resetSettings,
  resizeTo,
  setNewsPortal,
  titles,
  watchFetch,
  watchRequests,
  widget,
} from '../../support/widgets/newsWidgets';

const portal = setNewsPortal();
beforeAll(async () => {
  const { status } = await portal.call('admin', 'POST', '/chartgroups', {
    ...{ GroupName: 'Departures', ChartType: 1 },
    ChartItems: [{ Title: 'On time', ChartValue: 92.5 }],
  });
  expect(status).toBe(201);
});

/**
 * Whatever the other widgets of the page have, only the news and the events are part of these
 * tests.
 */
const onlyEvents = {
  showBirthdayCalendar: false,
  showRestaurantMenus: false,
  enablePowerBI: false,
  rssFeedConfig: {},
  enableCompactDesign: true,
};
const call = "getBaseItemByUrl(url='/lists/Events')/items";
const noEvents = { service: 'sharepoint', path: call, status: 200, body: { value: [] } } as const;
const noPeople = { PrimaryQueryResult: null };
const nobody = {
  service: 'sharepoint',
  path: 'postquery',
  status: 200,
  body: noPeople,
} as const;
const eventRequests = () => portal.devTenant.control.requests('sharepoint', 'lists/Events');
const events = () => screen.findByRole('region', { name: 'Upcoming events' });

beforeEach(async () => {
  resizeTo(1_440);
  await resetSettings(portal, onlyEvents);
});

/** Headings of the sections in their order, of those that a list of sections names. */
function headings(sections: readonly (readonly (keyof typeof en.today.widgets)[])[]): string[] {
  const names = sections
    .flat()
    .map((key) => (key === 'news' ? en.news.featured : en.today.widgets[key]));
  const found = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((text) => names.includes(text));
  expect(found).toEqual(names.filter((name) => found.includes(name)));
  return found;
}

const isBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

it('TODAY-02 TODAY-06 without the compact design the events stand below the news over the width of the page, as cards', async () => {
  await resetSettings(portal, { ...onlyEvents, enableCompactDesign: false });
  await portal.show(<TodayPage />);
  const region = await events();
  await within(region).findAllByRole('heading', { level: 3 });
  expect(headings(todaySections)).toEqual(
    expect.arrayContaining(['Featured news', 'Upcoming events']),
  );
  expect(isBefore(screen.getByRole('region', { name: 'Your news' }), region)).toBe(true);
  expect(within(region).queryByRole('button', { name: 'Next' })).toBeNull();
});

it('TODAY-03 birthdays and restaurant menus stand in one section, the only one with two widgets', async () => {
  await storeRestaurant(portal, 'Quay');
  await resetSettings(portal, {
    ...onlyEvents,
    ...{ enableCompactDesign: false, showBirthdayCalendar: true, showRestaurantMenus: true },
  });
  await portal.show(<TodayPage />);
  const birthdays = await screen.findByRole('region', { name: en.today.widgets.birthdays });
  const menus = await screen.findByRole('region', { name: en.today.widgets.restaurantMenus });
  const section = birthdays.closest('[data-section]')!;
  expect(menus.closest('[data-section]')).toBe(section);
  const widgets = [...section.children];
  expect(widgets.map((each) => [each.contains(birthdays), each.contains(menus)])).toEqual([
    [true, false],
    [false, true],
  ]);
  const columns = (element: Element) => rulesOf(element).filter((rule) => /columns/.test(rule));
  expect(columns(section)).toContainEqual(
    expect.stringMatching(
      /^@media \(min-width: 992px\).*grid-template-columns:repeat\(2, ?minmax\(0, ?1fr\)\)/,
    ),
  );
  const alone = document.querySelector('[data-section="news"]')!;
  expect(columns(alone).join()).not.toContain('repeat(');
});

it('MENU-01 the restaurant menu is on the start page only while showRestaurantMenus is on', async () => {
  await storeRestaurant(portal, 'Quay');
  const menus = () => screen.queryByRole('region', { name: en.today.widgets.restaurantMenus });
  const { unmount } = await portal.show(<TodayPage />);
  await within(await events()).findAllByRole('heading', { level: 3 });
  await pageRests();
  expect(menus()).toBeNull();
  unmount();
  await resetSettings(portal, { ...onlyEvents, showRestaurantMenus: true });
  await portal.show(<TodayPage />);
  await waitFor(() => expect(menus()).toBeVisible());
});

it('REPORT-06 reports are on the start page only while enablePowerBI is on', async () => {
  const reports = () => screen.queryByRole('region', { name: en.today.widgets.reports });
  const requests = watchRequests(portal);
  const { unmount } = await portal.show(<TodayPage />, { person: 'editor' });
  await screen.findByRole('region', { name: en.today.widgets.charts });
  await pageRests();
  expect(reports()).toBeNull();
  expect(requests('/powerbiframes')).toEqual([]);
  unmount();
  await resetSettings(portal, { ...onlyEvents, enablePowerBI: true });
  await portal.show(<TodayPage />, { person: 'editor' });
  await waitFor(() => expect(reports()).toBeVisible());
  expect(await screen.findByRole('article', { name: 'Fleet performance' })).toBeVisible();
});

it('TODAY-04 of two widgets in one section the empty one is hidden and the other stays', async () => {
  await storeRestaurant(portal, 'Quay');
  await resetSettings(portal, {
    ...onlyEvents,
    ...{ enableCompactDesign: false, showBirthdayCalendar: true, showRestaurantMenus: true },
  });
  portal.devTenant.control.fail(nobody);
  await portal.show(<TodayPage />);
  expect(
    await screen.findByRole('region', { name: en.today.widgets.restaurantMenus }),
  ).toBeVisible();
  await waitFor(() => expect(screen.getByText('No birthdays today.')).not.toBeVisible());
});

it('TODAY-06 TODAY-07 with the compact design the events stand in the side section, paged', async () => {
  await portal.show(<TodayPage />);
  const region = await events();
  expect(await within(region).findByRole('button', { name: 'Next' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upcoming events' })).toBeNull();
});

it('TODAY-07 birthdays, the menu and feeds stand beside with the events, each in no other place', async () => {
  await storeRestaurant(portal, 'Quay');
  const FeedLink = `${portal.devTenant.feedsUrl}/shipping.xml`;
  await resetSettings(portal, {
    ...{ ...onlyEvents, showBirthdayCalendar: true, showRestaurantMenus: true },
    rssFeedConfig: { feedLinksAndTagName: [{ FeedLink }] },
  });
  await portal.show(<TodayPage />);
  const keys = ['events', 'birthdays', 'restaurantMenus', 'rss'] as const;
  for (const key of keys) await screen.findByRole('region', { name: en.today.widgets[key] });
  const side = (await events()).closest('[data-section]')!.parentElement!;
  const sections = (place: ParentNode) =>
    [...place.querySelectorAll<HTMLElement>('[data-section]')].map(
      ({ dataset }) => dataset['section'],
    );
  expect(sections(side)).toEqual(keys);
  const all = sections(document).flatMap((names) => names!.split(','));
  expect(all.filter((name) => keys.some((key) => key === name))).toHaveLength(4);
});

it('TODAY-08 TODAY-10 SHELL-23 the side section has panels below lg, with the events open at first, and none from lg on', async () => {
  resizeTo(991);
  await portal.show(<TodayPage />);
  const panel = await screen.findByRole('button', { name: 'Upcoming events' });
  expect(panel).toHaveAttribute('aria-expanded', 'true');
  expect(await within(await events()).findAllByRole('heading', { level: 3 })).not.toEqual([]);
  await userEvent.click(panel);
  expect(panel).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Upcoming events' })).toBeNull());
  act(() => resizeTo(992));
  expect(await events()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upcoming events' })).toBeNull();
});

it('TODAY-10 without events the first panel that has something is open at first, others stay closed', async () => {
  resizeTo(390);
  await storeRestaurant(portal, 'Quay');
  const FeedLink = `${portal.devTenant.feedsUrl}/shipping.xml`;
  await resetSettings(portal, {
    ...onlyEvents,
    showRestaurantMenus: true,
    rssFeedConfig: {
      feedLinksAndTagName: [{ FeedLink, TagName: 'Shipping', Language: '' }],
    },
  });
  await portal.show(<TodayPage />, { person: 'frontline' });
  const menus = await screen.findByRole('button', { name: en.today.widgets.restaurantMenus });
  await waitFor(() => expect(menus).toHaveAttribute('aria-expanded', 'true'));
  expect(screen.queryByRole('button', { name: 'Upcoming events' })).toBeNull();
  expect(screen.getByRole('button', { name: 'News feeds' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await userEvent.click(menus);
  expect(menus).toHaveAttribute('aria-expanded', 'false');
});

it('who edits infoboxes and turns a tablet goes on where they were', async () => {
  const { container } = await portal.show(<TodayPage />, { person: 'editor' });
  await events();
  act(() => setInfoboxEditing(true));
  const [zone] = await screen.findAllByRole('group', { name: /^Editing: / });
  act(() => resizeTo(800));
  expect(await screen.findByRole('button', { name: 'Upcoming events' })).toBeVisible();
  expect(container).toContainElement(zone!);
  act(() => resizeTo(1_440));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Upcoming events' })).toBeNull());
  expect(container).toContainElement(zone!);
  act(() => setInfoboxEditing(false));
});

it('a panel that the person opens says that it is empty, and the section stays', async () => {
  resizeTo(991);
  portal.devTenant.control.fail({ service: 'sharepoint', path: call, silence: 'hang' });
  await portal.show(<TodayPage />);
  const panel = await screen.findByRole('button', { name: 'Upcoming events' });
  await waitFor(() => expect(eventRequests()).toHaveLength(1));
  await userEvent.click(panel);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Upcoming events' })).toBeNull());
  portal.devTenant.control.clearFailures();
  portal.devTenant.control.fail(noEvents);
  await userEvent.click(panel);
  expect(await screen.findByText('No future events.')).toBeVisible();
});

it('SHELL-23 the side section takes the place of the panels at lg, 992 px, also while the page is open', async () => {
  resizeTo(991);
  await portal.show(<TodayPage />);
  expect(await screen.findByRole('button', { name: 'Upcoming events' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  resizeTo(992);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Upcoming events' })).toBeNull());
  expect(await within(await events()).findByRole('button', { name: 'Next' })).toBeVisible();
});

it('TODAY-09 below lg the panels are hidden when their widgets are empty', async () => {
  resizeTo(991);
  portal.devTenant.control.fail(noEvents);
  await portal.show(<TodayPage />);
  const none = await screen.findByText('No future events.');
  await waitFor(() => expect(none).not.toBeVisible());
  // No feed is set up, so that there is no panel of them either: nothing is left of the section.
  const panels = screen.queryAllByRole('button', { name: /^(News feeds|Upcoming events)$/ });
  expect(panels).toEqual([]);
});

it('TODAY-09 without a feed no room is kept for one, whoever reads', async () => {
  await portal.show(<TodayPage />, { person: 'admin' });
  await titles(await widget('Featured news'));
  expect(document.querySelector('#today-events')).toBeInTheDocument();
  expect(document.querySelector('#today-rss')).toBeNull();
});

it('TODAY-08 RSS-14 without a feed there is no panel of feeds, except for who can set one up', async () => {
  resizeTo(991);
  await portal.show(<TodayPage />, { person: 'admin' });
  await userEvent.click(await screen.findByRole('button', { name: 'News feeds' }));
  expect(await screen.findByText('Please configure the feed source URI.')).toBeVisible();
});

it('TODAY-09 TODAY-04 EVENTS-09 EVENTS-44 the side section is hidden when its widgets are empty, and stays when one fails', async () => {
  portal.devTenant.control.fail(noEvents);
  const first = await portal.show(<TodayPage />);
  await titles(await widget('Featured news'));
  await waitFor(() => expect(screen.getByText('No future events.')).not.toBeVisible());
  first.unmount();
  portal.devTenant.control.clearFailures();
  portal.devTenant.control.fail({ service: 'sharepoint', path: call, status: 500 });
  await portal.show(<TodayPage />);
  expect(await screen.findByText('Upcoming events could not be loaded')).toBeVisible();
});

it.each([1_440, 991])(
  'TODAY-09 at %d px the side section stays while one of its widgets has something',
  async (width) => {
    resizeTo(width);
    await storeRestaurant(portal, 'Quay');
    await resetSettings(portal, { ...onlyEvents, showRestaurantMenus: true });
    portal.devTenant.control.fail(noEvents);
    await portal.show(<TodayPage />);
    await waitFor(() => expect(screen.getByText('No future events.')).not.toBeVisible());
    const menus = await screen.findByRole('region', { name: en.today.widgets.restaurantMenus });
    expect(menus).toBeVisible();
  },
);

it('the events are asked for only once the news has answered', async () => {
  portal.devTenant.control.fail({
    service: 'sharepoint',
    path: "getBaseItemByUrl(url='/SitePages')/items",
    status: 500,
  });
  await portal.show(<TodayPage />);
  expect(eventRequests()).toEqual([]);
  await events();
  await waitFor(() => expect(eventRequests()).toHaveLength(1));
});

it('TODAY-13 a person without a licence has a start page without the calendar, which is not asked for', async () => {
  await portal.show(<TodayPage />, { person: 'frontline' });
  await titles(await widget('Your news'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Upcoming events' })).toBeNull());
  expect(eventRequests()).toEqual([]);
});

it('TODAY-11 TODAY-12 the light home shows its sections in their order and none of the start page’s others', async () => {
  // Also while the start page has them.
  const shown = { showBirthdayCalendar: true, showRestaurantMenus: true, enablePowerBI: true };
  await resetSettings(portal, shown);
  await portal.show(<LightPage />, { at: '/light' });
  await titles(await widget('Featured news'));
  await titles(await widget('Your news'));
  await screen.findByRole('region', { name: en.today.widgets.charts });
  await pageRests();
  expect(headings(lightSections)).toContain('Featured news');
  const light: readonly string[] = lightSections.flat();
  const others = todaySections
    .flat()
    .filter((key) => !light.includes(key))
    .map((key) => en.today.widgets[key]);
  expect(others.filter((name) => screen.queryByRole('heading', { name }))).toEqual([]);
  expect(eventRequests()).toEqual([]);
});

it('TODAY-04 TODAY-05 LINKS-07 the light home hides its smart links while there are none, except from who adds them', async () => {
  await clearTiles(portal);
  const shown = await portal.show(<LightPage />, { at: '/light' });
  const section = () => shown.container.querySelector('[data-section="smartLinks"]');
  await waitFor(() => expect(section()).not.toBeVisible());
  shown.unmount();
  const { Id } = await storeTile(portal, { Title: 'Quiz', IsSmartLink: true });
  const again = await portal.show(<LightPage />, { at: '/light' });
  expect(await again.findByRole('link', { name: /^Quiz/ })).toBeVisible();
  await portal.call('admin', 'DELETE', `/apptiles/${Id}`);
  again.unmount();
  await portal.show(<LightPage />, { at: '/light', person: 'editor' });
  const links = within(await screen.findByRole('region', { name: 'Smart links' }));
  expect(await links.findByRole('button', { name: 'Edit' })).toBeVisible();
});

/** Settings by which each widget is there. */
function everything() {
  const { sharePointUrl, feedsUrl } = portal.devTenant;
  return {
    showBirthdayCalendar: true,
    showRestaurantMenus: true,
    enablePowerBI: true,
    blogSiteUrl: `${sharePointUrl}/sites/blogs`,
    complimentsSiteUrl: `${sharePointUrl}/sites/compliments`,
    rssFeedConfig: {
      feedLinksAndTagName: [
        { FeedLink: `${feedsUrl}/shipping.xml`, TagName: 'Shipping', Language: '' },
      ],
    },
  };
}

it('ROLE-46 a person without a role has each widget of the start page', async () => {
  await storeRestaurant(portal, 'Quay');
  await resetSettings(portal, everything());
  expect((await portal.call('member', 'GET', '/security/roles')).body).toEqual([]);
  const { container } = await portal.show(<TodayPage />);
  await screen.findByRole('region', { name: en.today.widgets.events });
  await pageRests();
  for (const key of ['events', 'birthdays', 'restaurantMenus', 'rss', 'charts'] as const)
    expect(screen.getByRole('region', { name: en.today.widgets[key] })).toBeVisible();
  const there = [...container.querySelectorAll('[id^="today-"]')].map(({ id }) => id.slice(6));
  expect(there).toEqual(expect.arrayContaining(todaySections.flat()));
});

it.each([
  [false, ['events', 'infoboxes', 'birthdays', 'restaurantMenus', 'rss', 'reports', 'charts']],
  [true, ['infoboxes', 'reports', 'charts', 'events', 'birthdays', 'restaurantMenus', 'rss']],
])(
  'TODAY-02 TODAY-07 all that an organisation may have stands in its order; compact: %s',
  async (enableCompactDesign, afterBlogs) => {
    await resetSettings(portal, { ...everything(), enableCompactDesign });
    const { container } = await portal.show(<TodayPage />);
    await titles(await widget('Featured news'));
    const there = [...container.querySelectorAll('[id^="today-"]')].map(({ id }) => id.slice(6));
    expect(there.filter((key) => key !== 'requiredReading')).toEqual([
      ...['heroInfoboxes', 'news', 'compliments', 'blogs'],
      ...afterBlogs,
    ]);
  },
);

it('LICENCE-04 whatever the organisation uses, Today asks Microsoft nothing for people without a licence', async () => {
  await resetSettings(portal, everything());
  const { control } = portal.devTenant;
  control.clearRequests();
  const { container } = await portal.show(<TodayPage />, { person: 'frontline' });
  await screen.findByRole('region', { name: en.today.widgets.charts });
  await pageRests();
  for (const key of ['compliments', 'blogs', 'events', 'birthdays', 'reports'])
    expect([key, container.querySelector(`#today-${key}`)]).toEqual([key, null]);
  const asked = [...control.requests('graph'), ...control.requests('sharepoint')];
  expect(asked.map(({ path }) => path)).toEqual(['/v1.0/me/licenseDetails']);
});

describe('every widget that loads later', () => {
  // Widgets at the top are in the window from the start.
  const later = (Object.keys(startPageWidgets) as StartPageWidgetKey[]).filter(
    (key) => key !== 'heroInfoboxes' && 'Widget' in startPageWidgets[key]!,
  );
  /** Requested once for the whole page. */
  const ownChoices = /\/(me\/user(channel|language)terms|security\/roles)$/;
  const come = new Set<() => void>();
  class Observer {
    readonly #come: () => void;
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      this.#come = () => notify([{ isIntersecting: true }]);
    }
    observe() {
      come.add(this.#come);
    }
    unobserve() {}
    disconnect() {
      come.delete(this.#come);
    }
  }
  beforeEach(async () => {
    await resetSettings(portal, everything());
    Object.assign(globalThis, { IntersectionObserver: Observer });
  });
  afterEach(() => {
    come.clear();
    delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver;
  });

  it.each(later)(
    '%s asks for nothing below the window, and then each service at most twice',
    async (widgetKey) => {
      const requests = watchFetch();
      const { container } = await portal.show(
        <>
          <p>Opened</p>
          <WidgetSlot
            widgetKey={widgetKey}
            place="main"
            isDue
            onEmptyChange={() => undefined}
            onSettled={() => undefined}
          />
        </>,
      );
      await screen.findByText('Opened');
      await waitFor(() => expect([come.size > 0, requests.pending()]).toEqual([true, 0]));
      requests.discard();
      come.forEach((near) => near());
      await waitFor(() =>
        expect(
          requests.pending() === 0 &&
            requests.sent().length > 0 &&
            !container.querySelector('[data-skeleton]'),
        ).toBe(true),
      );
      const origins = requests
        .sent()
        .filter((url) => !ownChoices.test(url))
        .map((url) => new URL(url).origin);
      expect(
        origins.filter((origin) => origins.filter((other) => other === origin).length > 2),
      ).toEqual([]);
    },
  );
});
