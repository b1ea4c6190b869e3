import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, useState } from 'react';
import type { User } from '#shared/contract/people/users';
import { isoWeekOf } from '#shared/rules/time/isoWeeks';
import { weekDays } from '#shared/rules/widgets/restaurantMenu';
import { RestaurantMenus } from '../../../src/client/features/restaurants/RestaurantMenus';
import { TodaySection } from '../../../src/client/features/settings/TodaySection';
import { changeHostState } from '../../../src/client/host/hostState';
import { MorePermissions } from '../../../src/client/shell/frame/MorePermissions';
import { takeUpdates } from '../../../src/client/realtime/takeUpdates';
import { StripPlace } from '../../../src/client/pages/today/strip/StripPlace';
import { hoursFromNow, storeSetting } from '../../support/content/pages';
import { clearRestaurants, storeMenu, storeRestaurant } from '../../support/content/restaurants';
import { watchNotices } from '../../support/widgets/notices';
import { resizeTo } from '../../support/widgets/newsWidgets';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setDeviceClock } from '../../support/widgets/setDeviceClock';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const calendar = '/me/calendar/calendarView';
const portal = setWidgetPortal();
const notices = watchNotices();
afterEach(() => {
  resizeTo(1_440);
  jest.restoreAllMocks();
  jest.useRealTimers();
});
beforeEach(async () => {
  portal.devTenant.control.reset();
  await portal.db.deleteFrom('items_to_read').execute();
  await clearRestaurants(portal);
  await storeSetting(portal, 'enableRequiredReading', true);
  await storeSetting(portal, 'showRestaurantMenus', true);
  await storeSetting(portal, 'enableWorkplaceLight', false);
  await portal.call('member', 'POST', '/users', {});
  await portal.call('member', 'PUT', '/users', { HiddenOnToday: [], RestaurantId: null });
  answerEvents([]);
});

const answerEvents = (value: object[]) =>
  portal.devTenant.control.fail({
    ...{ service: 'graph', path: calendar, method: 'GET', status: 200, body: { value } },
  });
const asksCalendar = () =>
  portal.devTenant.control.requests('graph').some(({ path }) => path.includes('calendarView'));
const meeting = (subject: string, minutes = 1) => {
  const moment = (time: number) => ({
    dateTime: new Date(time).toISOString().replace('Z', ''),
    timeZone: 'UTC',
  });
  // Today, also where the test runs shortly before midnight.
  const start = Math.min(Date.now() + minutes * 60_000, new Date().setHours(23, 59, 59, 0));
  return { id: subject, subject, start: moment(start), end: moment(start + 3_600_000) };
};
const ask = async (Title: string, hours: number, Url = `https://policies.example/${Title}`) =>
  portal.call('editor', 'POST', '/itemstoread', {
    Title,
    Url,
    Deadline: hoursFromNow(hours),
    ItemsToReadForPrincipal: [
      {
        Principal: 'User',
        PrincipalId: portal.devTenant.company.person('member@nordvik.example')!.id,
      },
    ],
  });
const serve = async (name: string, dishes: string) => {
  const { Id: RestaurantId } = await storeRestaurant(portal, name);
  const now = new Date();
  const day = weekDays[(now.getDay() + 6) % 7]!;
  await storeMenu(portal, { RestaurantId, ...isoWeekOf(now), [day]: dishes });
};
const strip = () => screen.findByRole('region', { name: 'For you now' });
/** As a screen reader says them. */
const entriesNow = () =>
  within(screen.getByRole('region', { name: 'For you now' }))
    .getAllByRole('listitem')
    .map((entry) => {
      const heard = entry.cloneNode(true) as HTMLElement;
      for (const part of heard.querySelectorAll('[aria-hidden]')) part.remove();
      return heard.textContent;
    });
const entries = async () => {
  await strip();
  return entriesNow();
};
const stored = async () => (await portal.call<User>('member', 'GET', '/users/me')).body;

it('what is overdue and due, the next meeting and the lunch of today stand in one line, and lead on', async () => {
  await ask('Conduct', -30);
  await ask('Fire', 40);
  await serve('Quay', 'Fish soup\nCurry');
  answerEvents([meeting('Design review')]);
  await portal.show(<StripPlace isDue />);
  await waitFor(async () => expect(await entries()).toHaveLength(3));
  const [reading, next, lunch] = await entries();
  expect(reading).toBe('Required reading: 1 overdue, 1 due soon');
  // The text that a phone shows in its place.
  expect(screen.getByText('1 overdue')).toHaveAttribute('aria-hidden', 'true');
  expect(next).toMatch(/^Next meeting: \d{1,2}:\d\d [AP]M Design review$/);
  expect(lunch).toBe('Lunch today: Fish soup, Curry');
  expect(screen.getByRole('link', { name: /Design review/ })).toHaveAttribute(
    'href',
    '/your-board',
  );
  await userEvent.click(screen.getByRole('button', { name: /^Lunch today/ }));
  const all = await screen.findByRole('dialog', { name: 'Lunch today at Quay', hidden: true });
  expect(all).toHaveTextContent('Lunch today at QuayFish soupCurry');
});

it('READING-04 one thing to read opens at once, in a new tab where there are tabs', async () => {
  await ask('Conduct', 40);
  await portal.show(<StripPlace isDue />);
  const link = await screen.findByRole('link', { name: /Required reading: Read by \w+ \d+/ });
  expect(link).toHaveAttribute('href', 'https://policies.example/Conduct');
  expect(link).toHaveAttribute('target', '_blank');
});

it('READING-04 one page of the portal to read opens in place inside Teams and below md, else in a new tab', async () => {
  await ask('Own', 40, '/pages/news/own-1');
  await portal.show(<StripPlace isDue />);
  const link = await screen.findByRole('link', { name: /Required reading: Read by/ });
  expect(link).toHaveAttribute('href', '/pages/news/own-1');
  expect(link).toHaveAttribute('target', '_blank');
  act(() => changeHostState({ place: 'teams' }));
  expect(link).not.toHaveAttribute('target');
  act(() => changeHostState({ place: 'browser' }));
  expect(link).toHaveAttribute('target', '_blank');
  act(() => resizeTo(767));
  expect(link).not.toHaveAttribute('target');
  act(() => resizeTo(768));
  expect(link).toHaveAttribute('target', '_blank');
});

it('a part is hidden from its menu, stored with the person, and brought back in the settings', async () => {
  await ask('Conduct', -30);
  await serve('Quay', 'Fish soup');
  const first = await portal.show(<StripPlace isDue />);
  await waitFor(async () => expect(await entries()).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Choose what you see here' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Lunch today' }));
  await waitFor(async () => expect(await entries()).toEqual(['Required reading: 1 overdue']));
  expect((await stored()).HiddenOnToday).toEqual(['lunch']);
  first.unmount();
  await portal.show(<TodaySection />);
  const lunch = await screen.findByRole('switch', { name: 'Lunch today' });
  expect(lunch).not.toBeChecked();
  fireEvent.click(lunch);
  await waitFor(async () => expect((await stored()).HiddenOnToday).toEqual([]));
  await waitFor(() => expect(notices).toHaveLength(2));
});

it('HUB-03 what another window has hidden goes here too, and stays hidden when more is', async () => {
  await ask('Conduct', -30);
  await serve('Quay', 'Fish soup');
  answerEvents([meeting('Rounds')]);
  await portal.show(<StripPlace isDue />);
  await waitFor(async () => expect(await entries()).toHaveLength(3));
  await portal.call('member', 'PUT', '/users', { HiddenOnToday: ['lunch'] });
  const updates = takeUpdates({ isOnScreen: () => true, check: () => undefined });
  updates.take({ ComponentId: 'user' });
  await waitFor(async () => expect(await entries()).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Choose what you see here' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Next meeting' }));
  await waitFor(async () => expect(await entries()).toEqual(['Required reading: 1 overdue']));
  expect((await stored()).HiddenOnToday.toSorted()).toEqual(['lunch', 'meeting']);
  await waitFor(() => expect(notices).toHaveLength(1));
  updates.stop();
});

it('without the hub a part that another device has hidden stays hidden when more is hidden', async () => {
  await portal.show(<TodaySection />);
  const next = await screen.findByRole('switch', { name: 'Next meeting' });
  await portal.call('member', 'PUT', '/users', { HiddenOnToday: ['lunch'] });
  fireEvent.click(next);
  await waitFor(() => expect(notices).toHaveLength(1));
  expect((await stored()).HiddenOnToday.toSorted()).toEqual(['lunch', 'meeting']);
  expect(screen.getByRole('switch', { name: 'Lunch today' })).not.toBeChecked();
});

it('HUB-03 taking a change back keeps what another window has hidden since', async () => {
  await portal.show(<TodaySection />);
  const part = (name: string) => screen.getByRole('switch', { name });
  await screen.findByRole('switch', { name: 'Lunch today' });
  fireEvent.click(part('Lunch today'));
  await waitFor(() => expect(notices.at(-1)?.action?.text).toBe('Undo'));
  await portal.call('member', 'PUT', '/users', { HiddenOnToday: ['lunch', 'meeting'] });
  const updates = takeUpdates({ isOnScreen: () => true, check: () => undefined });
  updates.take({ ComponentId: 'user' });
  await waitFor(() => expect(part('Next meeting')).not.toBeChecked());
  act(() => notices.at(-1)!.action!.run());
  await waitFor(async () => expect((await stored()).HiddenOnToday).toEqual(['meeting']));
  expect(part('Lunch today')).toBeChecked();
  updates.stop();
});

it('with nothing to say there is no line, and none at the next visit of the day either', async () => {
  const { container, cache, unmount } = await portal.show(<StripPlace isDue />);
  await waitFor(() => expect(cache.peek('today/strip')?.Data).toMatchObject({ hasAny: false }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(container.querySelector('div:not([hidden])')).toBeInTheDocument();
  unmount();
  await ask('Conduct', -30);
  const again = await portal.show(<StripPlace isDue />, { keepCache: true });
  const place = () => again.container.querySelector('div[hidden]');
  await waitFor(() => expect(place()).toHaveTextContent('1 overdue'));
  // Entries that came later show when nobody sees the page move.
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(place()).toBeNull();
  expect(await strip()).toBeVisible();
  jest.restoreAllMocks();
});

it('a day on which there was nothing says nothing of the next one', async () => {
  const { cache } = await portal.connectAs();
  cache.put('today/strip', { day: '2020-01-01', hasAny: false }, 3_600_000);
  await ask('Conduct', -30);
  await portal.show(<StripPlace isDue />, { keepCache: true });
  expect(await strip()).toBeVisible();
});

/** Comes back to the page on the next morning, with these meetings in the calendar, an hour apart. */
const lookTomorrow = (...subjects: string[]) => {
  setDeviceClock(new Date().setHours(32, 0, 0, 0));
  answerEvents(subjects.map((subject, hours) => meeting(subject, 1 + hours * 60)));
  look(false);
};
const look = (isAway: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isAway);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isAway ? 'hidden' : 'visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const showMeetings = async (place = <StripPlace isDue />) => {
  await portal.call('member', 'PUT', '/users', { HiddenOnToday: ['requiredReading', 'lunch'] });
  const shown = await portal.show(place);
  await waitFor(() =>
    expect(shown.cache.peek('today/strip')?.Data).toMatchObject({ hasAny: false }),
  );
  return shown;
};

it('a page that was open over midnight shows the first meeting of the new day', async () => {
  await showMeetings();
  lookTomorrow('Stand-up');
  await waitFor(async () => expect(await entries()).toEqual([expect.stringMatching(/Stand-up$/)]));
});

it('a page that stays open goes on to the next meeting when one has begun a while ago', async () => {
  await showMeetings();
  lookTomorrow('Stand-up', 'Review');
  await waitFor(async () => expect(await entries()).toEqual([expect.stringMatching(/Stand-up$/)]));
  setDeviceClock(Date.now() + 15 * 60_000);
  look(false);
  await waitFor(async () => expect(await entries()).toEqual([expect.stringMatching(/Review$/)]));
});

it('READING-04 what was due is overdue on an open page when its time has come', async () => {
  await ask('Conduct', 1);
  await ask('Fire', 40);
  await portal.show(<StripPlace isDue />);
  await waitFor(async () => expect(await entries()).toEqual([expect.stringMatching(/2 to read/)]));
  await pageRests();
  setDeviceClock(Date.now() + 2 * 3_600_000);
  look(false);
  expect(entriesNow()).toEqual(['Required reading: 1 overdue, 1 due soon']);
});

it('a page that was left on a day with nothing has room for the line on the next one', async () => {
  const { container } = await showMeetings();
  look(true);
  expect(container.querySelector('div[hidden]')).toBeInTheDocument();
  lookTomorrow('Stand-up');
  expect(container.querySelector('div[hidden]')).toBeNull();
});

it('a page that was kept over midnight has room for the line when it is shown again', async () => {
  let show!: (isShown: boolean) => void;
  function Kept() {
    const [isShown, setShown] = useState(true);
    show = setShown;
    return (
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <StripPlace isDue />
      </Activity>
    );
  }
  const { container } = await showMeetings(<Kept />);
  look(true);
  act(() => show(false));
  lookTomorrow('Stand-up');
  expect(container.querySelector('div[hidden]')).toBeInTheDocument();
  act(() => show(true));
  expect(container.querySelector('div[hidden]')).toBeNull();
});

it('LICENCE-04 who has no licence is not asked about meetings, and the lunch stands there all the same', async () => {
  await storeSetting(portal, 'enableWorkplaceLight', true);
  await serve('Quay', 'Fish soup');
  await portal.call('frontline', 'POST', '/users', {});
  await portal.show(<StripPlace isDue />, { person: 'frontline' });
  await waitFor(async () => expect(await entries()).toEqual(['Lunch today: Fish soup']));
  expect(asksCalendar()).toBe(false);
});

it('a calendar that does not answer leaves the rest as it is', async () => {
  await serve('Quay', 'Fish soup');
  portal.devTenant.control.reset();
  portal.devTenant.control.fail({ service: 'graph', path: calendar, status: 403, times: 3 });
  await portal.show(<StripPlace isDue />);
  await waitFor(async () => expect(await entries()).toEqual(['Lunch today: Fish soup']));
  await waitFor(() => expect(asksCalendar()).toBe(true));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('ERRORS-54 a calendar that is too busy is told in the line, never as a day without a meeting', async () => {
  portal.devTenant.control.reset();
  portal.devTenant.control.fail({ service: 'graph', path: calendar, status: 429, retryAfter: 0 });
  const { cache } = await portal.show(<StripPlace isDue />);
  const name = 'Next meeting could not be loaded. Try again';
  const missing = await screen.findByRole('button', { name });
  expect(await entries()).toEqual(['Next meeting could not be loaded']);
  expect(cache.peek('today/strip')?.Data).toMatchObject({ hasAny: true });
  await userEvent.click(missing);
  await waitFor(() => expect(missing).not.toHaveAttribute('aria-disabled', 'true'));
  expect(missing).toHaveFocus();
  portal.devTenant.control.reset();
  answerEvents([meeting('Design review')]);
  await userEvent.click(missing);
  await waitFor(async () => expect(await entries()).toEqual([expect.stringMatching(/review$/)]));
  expect(await strip()).toHaveFocus();
});

it('the next meeting needs the permission for the calendar alone', async () => {
  answerEvents([meeting('Design review')]);
  await portal.show(<StripPlace isDue />, { notGiven: ['Tasks.Read'] });
  await waitFor(async () => expect(await entries()).toEqual([expect.stringMatching(/review$/)]));
});

it('a permission for the calendar that was not given is not asked for', async () => {
  await serve('Quay', 'Fish soup');
  answerEvents([meeting('Design review')]);
  const page = (
    <>
      <MorePermissions />
      <StripPlace isDue />
    </>
  );
  await portal.show(page, { notGiven: ['Calendars.Read', 'Tasks.Read'] });
  await waitFor(async () => expect(await entries()).toEqual(['Lunch today: Fish soup']));
  expect(asksCalendar()).toBe(false);
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
});

it('MENU-09 the chosen restaurant is kept with the person, and its lunch is theirs', async () => {
  await serve('Aaa', 'Salad');
  await serve('Quay', 'Fish soup');
  const first = await portal.show(<RestaurantMenus place="side" onEmptyChange={() => undefined} />);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Restaurant' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Quay' }));
  await waitFor(async () => expect((await stored()).RestaurantId).not.toBeNull());
  first.unmount();
  await portal.show(<StripPlace isDue />);
  await waitFor(async () => expect(await entries()).toEqual(['Lunch today: Fish soup']));
});
