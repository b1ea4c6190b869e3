import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { weeksFrom } from '#shared/rules/time/isoWeeks';
import { RestaurantMenus } from '../../../src/client/features/restaurants/RestaurantMenus';
import { watchRequests } from '../../support/widgets/newsWidgets';
import { storeTerm } from '../../support/content/pages';
import { clearRestaurants, storeMenu, storeRestaurant } from '../../support/content/restaurants';
import { pageRests } from '../../support/widgets/pageNetwork';
import { keptFor } from '../../support/widgets/keptFor';
import { rulesOf } from '../../support/widgets/testRenderer';
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

/** The answer without the server's time: its clock goes with the device's. */
function withoutTime({ body, status, headers }: Response): Response {
  const others = new Headers(headers);
  others.delete('date');
  return new Response(body, { status, headers: others });
}
const real = globalThis.fetch;
/** Sets the device's clock, and the server's with it. */
function setEveryClock(now: Date | number): void {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (...asked) => withoutTime(await real(...asked)));
  setDeviceClock(now);
}
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const show = () =>
  portal.show(
    <Suspense>
      <RestaurantMenus place="side" onEmptyChange={onEmptyChange} />
    </Suspense>,
  );
const cards = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

it('MENU-05 MENU-11 MENU-12 MENU-13 MENU-16 five days show at a time, three weeks by turning, in two requests', async () => {
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
  setEveryClock(new Date().setHours(20, 0, 0, 0));
  const { cache } = await show();
  await screen.findAllByText('Fish');
  const [time] = keptFor(cache, 'GET /restaurantmenus/weeks');
  expect(Math.ceil(time! / 3_600_000)).toBe(4);
});

const named = (day: Date) =>
  new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'short' }).format(day);
const seesToday = (day: Date) =>
  waitFor(() =>
    expect(within(screen.getByText('Today').closest('li')!).getByRole('heading')).toHaveTextContent(
      named(day),
    ),
  );

it('MENU-28 on 1 January the week that began in the old year is shown, and the two after it', async () => {
  const { Id: RestaurantId } = await storeRestaurant(portal, 'Quay');
  for (const [Year, WeekNumber, Friday] of [
    [2026, 53, 'Last of the old year'],
    [2027, 1, 'First of the new year'],
    [2027, 2, 'Second of the new year'],
  ] as const)
    await storeMenu(portal, { RestaurantId, Year, WeekNumber, Friday });
  setEveryClock(new Date(2027, 0, 1, 12));
  await show();
  await seesToday(new Date(2027, 0, 1));
  for (const dish of ['Last of the old year', 'First of the new year', 'Second of the new year'])
    expect(screen.getByText(dish)).toBeVisible();
});

describe('the day of the menu', () => {
  const everyDay = { ...workdays, Saturday: 'Grill', Sunday: 'Roast' };
  let outgoing: jest.SpyInstance;
  beforeEach(async () => {
    const { Id: RestaurantId } = await storeRestaurant(portal, 'Quay');
    const around = weeksFrom(new Date(Date.now() - 7 * 86_400_000), 6);
    const menus: object[] = [];
    for (const week of around)
      menus.push(await storeMenu(portal, { RestaurantId, ...week, ...everyDay }));
    outgoing = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const url = new URL(String(input), portal.url);
      if (!url.pathname.endsWith('/restaurantmenus/weeks')) return real(input, init);
      const asked = url.searchParams.get('weekNumbers')!.split(',').map(Number);
      const year = Number(url.searchParams.get('year'));
      const first = around.findIndex((w) => w.WeekNumber === asked[0] && w.Year === year);
      return Response.json(menus.slice(first, first + 3));
    });
  });

  const followDeviceClock = () => {
    const answered = outgoing.getMockImplementation() as typeof fetch;
    outgoing.mockImplementation(async (...asked: Parameters<typeof fetch>) =>
      withoutTime(await answered(...asked)),
    );
  };
  const comeBackAt = (time: Date) => {
    setDeviceClock(time);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };

  it('MENU-12 follows midnight while the page stays open', async () => {
    await show();
    await screen.findAllByText('Fish');
    await seesToday(new Date());
    followDeviceClock();
    const tomorrow = new Date(new Date().setHours(33, 0, 0, 0));
    comeBackAt(tomorrow);
    await seesToday(tomorrow);
  });

  it('MENU-12 begins with its own page, whatever was turned to the day before', async () => {
    followDeviceClock();
    const wednesday = new Date(new Date().setHours(12, 0, 0, 0));
    wednesday.setDate(wednesday.getDate() + 3 - (wednesday.getDay() || 7));
    setDeviceClock(wednesday);
    await show();
    await seesToday(wednesday);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.queryByText('Today')).toBeNull();
    const thursday = new Date(wednesday.getTime() + 86_400_000);
    comeBackAt(thursday);
    await seesToday(thursday);
  });

  it.each([
    ['a day early', 26],
    ['a week late', -7 * 24],
  ])('MENU-12 is the server’s where the clock of the device is %s', async (_, hours) => {
    const now = new Date();
    setDeviceClock(now.getTime() + hours * 3_600_000);
    await show();
    await screen.findAllByText('Fish');
    await seesToday(now);
    const weeksAsked = outgoing.mock.calls
      .map(([input]) => new URL(String(input), portal.url))
      .filter(({ pathname }) => pathname.endsWith('/restaurantmenus/weeks'))
      .map(({ searchParams }) => searchParams.get('weekNumbers'));
    expect(weeksAsked.at(-1)).toBe(
      weeksFrom(now, 3)
        .map(({ WeekNumber }) => WeekNumber)
        .join(),
    );
  });
});

it('MENU-02 MENU-06 MENU-09 MENU-28 the restaurant of a followed channel is the first, and choosing another shows its menus', async () => {
  const one = await storeRestaurant(portal, 'Aaa');
  const own = await storeRestaurant(portal, 'Own', [harbour]);
  await storeMenu(portal, { RestaurantId: one.Id, ...weeks()[0]!, AllWeek: 'Salad' });
  await storeMenu(portal, { RestaurantId: own.Id, ...weeks()[0]!, AllWeek: 'Herring' });
  const { unmount } = await show();
  expect(await screen.findByText('Herring')).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: 'Restaurant' }));
  const other = await screen.findByRole('option', { name: 'Aaa' });
  // As high as a finger needs.
  expect(rulesOf(other.parentElement!).join()).toMatch(
    /@media[^{]*pointer: ?coarse[^}]*min-height:44px/,
  );
  await userEvent.click(other);
  expect(await screen.findByText('Salad')).toBeVisible();
  expect(screen.queryByText('Herring')).toBeNull();
  expect(screen.getByRole('heading', { level: 3, name: 'All week' })).toBeVisible();
  // The choice is kept with the person.
  await pageRests();
  unmount();
  await show();
  expect(await screen.findByText('Salad')).toBeVisible();
  expect(screen.queryByText('Herring')).toBeNull();
});

it('MENU-02 MENU-06 no other restaurant is asked for before the followed channels are known', async () => {
  const first = await storeRestaurant(portal, 'Aaa');
  const own = await storeRestaurant(portal, 'Own', [harbour]);
  for (const { Id } of [first, own])
    await storeMenu(portal, { RestaurantId: Id, ...weeks()[0]!, AllWeek: `Menu ${Id}` });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const sent = jest.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    const answer = await real(...asked);
    if (String(asked[0]).includes('/me/userchannelterms')) await held;
    return answer;
  });
  const asked = (part: string) =>
    sent.mock.calls.map(([address]) => String(address)).filter((address) => address.includes(part));
  await show();
  await waitFor(() => expect(asked('/me/userchannelterms')).not.toEqual([]));
  release();
  expect(await screen.findByText(`Menu ${own.Id}`)).toBeVisible();
  for (const address of asked('/restaurantmenus/weeks'))
    expect(address).toContain(`restaurantId=${own.Id}`);
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

it('MENU-13 MENU-27 one week of five days has no pager, two weeks have two dots, three have three', async () => {
  const { Id: RestaurantId } = await storeRestaurant(portal, 'Quay');
  const dots: number[] = [];
  for (const week of weeks()) {
    await storeMenu(portal, { RestaurantId, ...week, ...workdays });
    const { container, unmount } = await show();
    await screen.findAllByText('Fish');
    dots.push(container.querySelectorAll('[data-dot]').length);
    expect(screen.queryAllByRole('button', { name: 'Next' })).toHaveLength(dots.at(-1) ? 1 : 0);
    unmount();
  }
  expect(dots).toEqual([0, 2, 3]);
});

it.each([false, true])(
  'MENU-14 a restaurant without menus says so; the widget stays; a blank one: %s',
  async (isBlank) => {
    const { Id: RestaurantId } = await storeRestaurant(portal, 'Quay');
    if (isBlank) await storeMenu(portal, { RestaurantId, ...weeks()[0]!, Monday: ' \n ' });
    await show();
    expect(
      await screen.findByText('There are no menus for the restaurant this week.'),
    ).toBeVisible();
    expect(onEmptyChange).not.toHaveBeenCalledWith(true);
  },
);

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
