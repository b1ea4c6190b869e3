import type { RestaurantMenu } from '#shared/contract/restaurantMenus';
import { pagerState } from '#shared/rules/values/pager';
import { dayOfWeek, isoWeekOf, weeksFrom, weeksInRow } from '#shared/rules/time/isoWeeks';
import {
  matchedRestaurants,
  menuCards,
  menuPages,
  pageOfToday,
  presetRestaurant,
  weekDays,
} from '#shared/rules/widgets/restaurantMenu';

const empty = {
  Monday: '',
  Tuesday: '',
  Wednesday: '',
  Thursday: '',
  Friday: '',
  Saturday: '',
  Sunday: '',
  AllWeek: '',
};
const menu = (WeekNumber: number, texts: Partial<typeof empty>): RestaurantMenu => ({
  Id: WeekNumber,
  RestaurantId: 1,
  Year: 2026,
  WeekNumber,
  Modified: '2026-11-21T00:00:00Z',
  ...empty,
  ...texts,
});
const workdays = Object.fromEntries(weekDays.slice(0, 5).map((day) => [day, 'Soup']));
const restaurant = (Id: number, ...channels: string[]) => ({
  Id,
  Name: `R${Id}`,
  Modified: '2026-11-21T00:00:00Z',
  ChannelTermRestaurants: channels.map((ChannelTermId) => ({ ChannelTermId })),
});
const preset = (channels: string[], ...restaurants: ReturnType<typeof restaurant>[]) =>
  presetRestaurant(matchedRestaurants(restaurants, channels))?.Id;

it('MENU-04 MENU-05 a week becomes cards with their dishes as a list; days without a text are skipped', () => {
  expect(menuCards([menu(48, { Monday: ' Soup \n\nFish', Friday: '\n ' })])).toEqual([
    { Year: 2026, WeekNumber: 48, WeekDay: 'Monday', values: ['Soup', 'Fish'] },
  ]);
});

it('MENU-28 what there is all week has a card of its own, before the days', () => {
  expect(
    menuCards([menu(48, { Monday: 'Soup', AllWeek: 'Salads' })]).map(({ WeekDay }) => WeekDay),
  ).toEqual(['AllWeek', 'Monday']);
});

it('MENU-11 MENU-13 MENU-27 three weeks of five days give three pages, and the pager shows from the second on', () => {
  const pagesOf = (weeks: number, texts: object = workdays) =>
    menuPages(menuCards([48, 49, 50].slice(0, weeks).map((week) => menu(week, texts))));
  expect([1, 2, 3].map((weeks) => pagesOf(weeks).map((page) => page.length))).toEqual([
    [5],
    [5, 5],
    [5, 5, 5],
  ]);
  const pager = (pages: number) =>
    pagerState({ page: 0, items: pages * 5, pageSize: 5, perDot: 5 });
  expect([1, 2, 3].map((pages) => [pager(pages).isShown, pager(pages).dots])).toEqual([
    [false, 1],
    [true, 2],
    [true, 3],
  ]);
  expect(
    pagesOf(3, { ...workdays, AllWeek: 'Salads' }).map(
      (page) => page.map(({ WeekDay }) => WeekDay)[0],
    ),
  ).toEqual(['AllWeek', 'AllWeek', 'AllWeek']);
  expect(
    pagesOf(3, Object.fromEntries(weekDays.map((day) => [day, 'Soup']))).map((page) => page.length),
  ).toEqual([7, 7, 7]);
  expect(pagesOf(1, { AllWeek: 'Salads' }).map((page) => page.length)).toEqual([1]);
  const trailing = [menu(48, workdays), menu(49, { AllWeek: 'Salads' })];
  expect(menuPages(menuCards(trailing)).map((page) => page.length)).toEqual([6]);
  expect(
    menuPages(menuCards([...trailing, menu(50, workdays)])).map((page) => page.length),
  ).toEqual([5, 6]);
  expect(pagesOf(0)).toEqual([]);
});

it('the first page that shows is the one with today or the next day that is served', () => {
  const pages = menuPages(menuCards([48, 49].map((week) => menu(week, workdays))));
  expect(
    [
      new Date(2026, 10, 25),
      new Date(2026, 10, 28),
      new Date(2026, 11, 1),
      new Date(2027, 0, 1),
    ].map((now) => pageOfToday(pages, now)),
  ).toEqual([0, 1, 1, 0]);
  expect([
    pageOfToday(pages, new Date(2026, 10, 27, 23, 59)),
    pageOfToday(pages, new Date(2026, 11, 4, 23, 59)),
    pageOfToday([menuCards([menu(47, { AllWeek: 'Salads' })]), ...pages], new Date(2026, 10, 23)),
  ]).toEqual([0, 1, 1]);
});

it('MENU-12 MENU-28 this week and the next two are counted by ISO 8601, over New Year too', () => {
  expect(weeksFrom(new Date(2026, 11, 21), 3)).toEqual([
    { Year: 2026, WeekNumber: 52 },
    { Year: 2026, WeekNumber: 53 },
    { Year: 2027, WeekNumber: 1 },
  ]);
  expect(
    [new Date(2027, 0, 3), new Date(2027, 0, 4), new Date(2024, 11, 30), new Date(2021, 0, 1)].map(
      isoWeekOf,
    ),
  ).toEqual([
    { Year: 2026, WeekNumber: 53 },
    { Year: 2027, WeekNumber: 1 },
    { Year: 2025, WeekNumber: 1 },
    { Year: 2020, WeekNumber: 53 },
  ]);
  expect(weeksInRow([52, 53, 1], 2026)).toEqual(weeksFrom(new Date(2026, 11, 21), 3));
});

it('every day of twelve years is in the week that holds it', () => {
  for (
    let day = new Date(2020, 0, 1);
    day.getFullYear() < 2032;
    day = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1)
  ) {
    expect(dayOfWeek(isoWeekOf(day), (day.getDay() + 6) % 7)).toEqual(day);
  }
});

it('MENU-02 MENU-06 a restaurant of a followed channel is the preset, whatever the letter case', () => {
  expect(preset(['abc'], restaurant(1), restaurant(2, 'ABC'), restaurant(3, 'abc'))).toBe(2);
  expect(matchedRestaurants([restaurant(2, 'ABC')], ['abc'])[0]).toMatchObject({
    Id: 2,
    UserChannelMatched: true,
  });
});

it('MENU-07 without a match one without channels is the preset', () => {
  expect(preset(['x'], restaurant(1, 'abc'), restaurant(2), restaurant(3))).toBe(2);
});

it('MENU-08 without either the first one is the preset', () => {
  expect(preset([], restaurant(1, 'abc'), restaurant(2, 'def'))).toBe(1);
  expect(preset([])).toBeUndefined();
});

it('what the person has chosen comes before all else, while it is there', () => {
  const all = matchedRestaurants([restaurant(1), restaurant(2, 'abc'), restaurant(3)], ['abc']);
  expect([3, 9, null].map((chosen) => presetRestaurant(all, chosen)?.Id)).toEqual([3, 2, 2]);
});
