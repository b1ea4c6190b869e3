import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { weeksFrom } from '#shared/rules/time/isoWeeks';
import { RestaurantMenus } from '../../../src/client/features/restaurants/RestaurantMenus';
import { startPageWidgets } from '../../../src/client/pages/today/startPageWidgets';
import { settingDefaults } from '#shared/rules/settings/settings';
import { watchRequests } from '../../support/widgets/newsWidgets';
import { storeTerm } from '../../support/content/pages';
import { clearRestaurants, storeMenu, storeRestaurant } from '../../support/content/restaurants';
import { keptFor } from '../../support/widgets/keptFor';
import { setDeviceClock } from '../../support/widgets/setDeviceClock';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
let harbour: string;
const weeks = () => weeksFrom(new Date(), 3);
const workdays = {
  Monday: 'Soup\nFish',
  Tuesday: 'Stew',
  Wednesday: 'Curry',
  Thursday: 'Pasta',
  Friday: 'Pancakes',
};
beforeAll(async () => {
  harbour = await storeTerm(portal, 'channelterms', 'Harbour');
  await portal.call('member', 'POST', '/users', {});
  await portal.call('member', 'POST', '/me/userchannelterms', {
    ChannelTermId: harbour,
    ChannelType: 0,
  });
});
const onEmptyChange = jest.fn();
beforeEach(async () => {
  onEmptyChange.mockClear();
  await clearRestaurants(portal);
});

const show = () =>
  portal.show(
    <Suspense>
      <RestaurantMenus place="side" onEmptyChange={onEmptyChange} />
    </Suspense>,
  );
const cards = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

it('MENU-01 the widget is part of the start page only while showRestaurantMenus is on', () => {
  const isWanted = (showRestaurantMenus: boolean) =>
    startPageWidgets.restaurantMenus!.isWanted!({
      settings: { ...settingDefaults, showRestaurantMenus },
      licensed: true,
      roles: [],
    });
  expect([isWanted(false), isWanted(true)]).toEqual([false, true]);
});

it('MENU-05 MENU-11 MENU-12 MENU-13 five days show at a time, three weeks by turning, in two requests', async () => {
  const { Id: RestaurantId } = await storeRestaurant(portal, 'Quay');
  for (const week of weeks()) await storeMenu(portal, { RestaurantId, ...week, ...workdays });
  const requests = watchRequests(portal);
  await show();
  await screen.findAllByText('Fish');
  const seen = [await cards()];
  const next = () => screen.getByRole('button', { name: 'Next' });
  while (next().getAttribute('aria-disabled') !== 'true') {
    await userEvent.click(next());
    seen.push(await cards());
  }
  expect(seen.map((page) => page.length)).toEqual(Array<number>(seen.length).fill(5));
  expect(requests('/api/restaurant')).toHaveLength(2);
  expect(new URL(requests('/restaurantmenus/weeks')[0]!).searchParams.get('weekNumbers')).toBe(
    weeks()
      .map(({ WeekNumber }) => WeekNumber)
      .join(),
  );
  expect(screen.getAllByText(`Week ${weeks().at(-1)!.WeekNumber}`).length).toBeGreaterThan(0);
});

it('CACHE-11 the menus are kept until the day ends', async () => {
  const { Id: RestaurantId } = await storeRestaurant(portal, 'Quay');
  for (const week of weeks()) await storeMenu(portal, { RestaurantId, ...week, ...workdays });
  setDeviceClock(new Date().setHours(20, 0, 0, 0));
  const { cache } = await show();
  await screen.findAllByText('Fish');
  const [time] = keptFor(cache, 'GET /restaurantmenus/weeks');
  jest.useRealTimers();
  expect(Math.ceil(time! / 3_600_000)).toBe(4);
});

it('MENU-02 MENU-06 MENU-09 the restaurant of a followed channel is the first, and choosing another shows its menus', async () => {
  const one = await storeRestaurant(portal, 'Aaa');
  const own = await storeRestaurant(portal, 'Own', [harbour]);
  await storeMenu(portal, { RestaurantId: one.Id, ...weeks()[0]!, AllWeek: 'Salad' });
  await storeMenu(portal, { RestaurantId: own.Id, ...weeks()[0]!, AllWeek: 'Herring' });
  await show();
  expect(await screen.findByText('Herring')).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: 'Restaurant' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Aaa' }));
  expect(await screen.findByText('Salad')).toBeVisible();
  expect(screen.queryByText('Herring')).toBeNull();
  expect(screen.getByRole('heading', { level: 3, name: 'All week' })).toBeVisible();
});

it('MENU-07 MENU-08 without a match an open one is the first, without either the first of all', async () => {
  const other = await storeTerm(portal, 'channelterms', 'Shipyard');
  for (const [Name, AllWeek, channels] of [
    ['Aaa', 'Salad', [other]],
    ['Bbb', 'Herring', [other]],
  ] as const)
    await storeMenu(portal, {
      RestaurantId: (await storeRestaurant(portal, Name, [...channels])).Id,
      ...{ ...weeks()[0]!, AllWeek },
    });
  const { unmount } = await show();
  expect(await screen.findByText('Salad')).toBeVisible();
  unmount();
  const open = await storeRestaurant(portal, 'Open to all');
  await storeMenu(portal, { RestaurantId: open.Id, ...weeks()[0]!, AllWeek: 'Pancakes' });
  await show();
  expect(await screen.findByText('Pancakes')).toBeVisible();
  expect(screen.queryByText('Salad')).toBeNull();
});

it('MENU-27 two weeks of five days have two dots, three have three', async () => {
  const { Id: RestaurantId } = await storeRestaurant(portal, 'Quay');
  const dots = async () => {
    const { container, unmount } = await show();
    await screen.findAllByText('Fish');
    const { length } = container.querySelectorAll('[data-dot]');
    unmount();
    return length;
  };
  for (const week of weeks().slice(0, 2))
    await storeMenu(portal, { RestaurantId, ...week, ...workdays });
  expect(await dots()).toBe(2);
  await storeMenu(portal, { RestaurantId, ...weeks()[2]!, ...workdays });
  expect(await dots()).toBe(3);
});

it('MENU-14 a restaurant without menus says so; the widget stays', async () => {
  await storeRestaurant(portal, 'Quay');
  await show();
  expect(await screen.findByText('There are no menus for the restaurant this week.')).toBeVisible();
  expect(onEmptyChange).not.toHaveBeenCalledWith(true);
});

it('MENU-10 TODAY-05 without restaurants the widget tells the page to hide it', async () => {
  await show();
  await waitFor(() => expect(onEmptyChange).toHaveBeenLastCalledWith(true));
});

it('ERRORS-52 a failure shows the error template and can be tried again', async () => {
  await storeRestaurant(portal, 'Quay');
  const real = globalThis.fetch;
  const broken = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).includes('/api/restaurants')
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : real(input, init),
    );
  await show();
  expect(
    within(await screen.findByRole('alert')).getByText('Restaurant menu could not be loaded'),
  ).toBeVisible();
  expect(onEmptyChange).not.toHaveBeenCalledWith(true);
  broken.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/There are no menus/)).toBeVisible();
});
