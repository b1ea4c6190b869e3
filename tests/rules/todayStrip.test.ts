import type { RestaurantMenu } from '#shared/contract/restaurantMenus';
import { foldsHero, hasHero } from '#shared/rules/widgets/heroZone';
import { offeredParts } from '#shared/rules/widgets/stripParts';
import {
  dishesOf,
  meetingMoments,
  nextMeeting,
  readingDue,
  readingMoments,
} from '#shared/rules/widgets/todayStrip';

const now = new Date(2026, 10, 25, 9, 30);
const at = (day: number, hour: number, minute = 0) =>
  new Date(2026, 10, day, hour, minute).toISOString();
const item = (name: string, Deadline: string | null, HasRead = false) => ({
  name,
  Deadline,
  HasRead,
});
const event = (subject: string, start: string, end: string, more: object = {}) => ({
  ...{ id: subject, subject, ...more },
  start: { dateTime: start.replace('Z', ''), timeZone: 'UTC' },
  end: { dateTime: end.replace('Z', ''), timeZone: 'UTC' },
});

it('what should have been read is overdue, what has to be within a week is due, and nothing else counts', () => {
  const items = [
    item('next week', at(30, 12)),
    item('far', at(25 + 7, 9, 31)),
    item('in a week', at(25 + 7, 9, 30)),
    item('now', at(25, 9, 30)),
    item('later today', at(25, 12)),
    item('yesterday', at(24, 12)),
    item('read', at(24, 12), true),
    item('without end', null),
  ];
  const { overdue, due } = readingDue(items, now);
  expect(overdue.map(({ name }) => name)).toEqual(['yesterday', 'now']);
  expect(due.map(({ name }) => name)).toEqual(['later today', 'next week', 'in a week']);
  expect(readingMoments(items)).toContain(Date.parse(at(25, 9, 31)));
  expect(readingMoments(items)).toHaveLength(12);
});

it('the next meeting is the first of today that has not begun for ten minutes', () => {
  const events = [
    event('all day', at(25, 0), at(26, 0), { isAllDay: true }),
    event('called off', at(25, 9, 40), at(25, 10), { isCancelled: true }),
    event('long begun', at(25, 9), at(25, 12)),
    event('just begun', at(25, 9, 25), at(25, 10)),
    event('short', at(25, 9, 22), at(25, 9, 28)),
    event('next', at(25, 11), at(25, 12)),
    event('tomorrow', at(26, 9), at(26, 10)),
  ];
  expect(nextMeeting(events, now)?.Subject).toBe('just begun');
  expect(nextMeeting(events, new Date(at(25, 9, 34)))?.Subject).toBe('just begun');
  expect(nextMeeting(events, new Date(at(25, 9, 35)))?.Subject).toBe('next');
  expect(nextMeeting(events, new Date(at(25, 13)))).toBeUndefined();
  expect(meetingMoments(events, now)).toContain(Date.parse(at(25, 9, 35)));
  expect(meetingMoments(events, new Date(at(25, 9, 20)))).toContain(Date.parse(at(25, 9, 28)));
});

it('the dishes of today are those of its day, not of the whole week', () => {
  const menu = {
    ...{ Id: 1, RestaurantId: 1, Year: 2026, WeekNumber: 48, Modified: '' },
    ...{ Monday: '', Tuesday: 'Stew', Wednesday: 'Fish soup\nCurry', Thursday: 'Pasta' },
    ...{ Friday: '', Saturday: '', Sunday: '', AllWeek: 'Salad' },
  } satisfies RestaurantMenu;
  expect(dishesOf([menu], now)).toEqual(['Fish soup', 'Curry']);
  expect(dishesOf([menu], new Date(2026, 10, 23, 9))).toEqual([]);
  expect(dishesOf([{ ...menu, WeekNumber: 49 }], now)).toEqual([]);
  const monday = { ...menu, WeekNumber: 49, Monday: 'Soup' };
  expect(dishesOf([monday], new Date(2026, 10, 30, 9))).toEqual(['Soup']);
  expect(dishesOf([monday], new Date(2026, 10, 29, 9))).toEqual([]);
});

it('people without a licence have no meeting, and nobody has what is switched off', () => {
  const settings = { enableRequiredReading: true, showRestaurantMenus: true };
  expect(offeredParts({ settings, licensed: true })).toEqual([
    'requiredReading',
    'meeting',
    'lunch',
  ]);
  expect(offeredParts({ settings, licensed: false })).toEqual(['requiredReading', 'lunch']);
  const off = { enableRequiredReading: false, showRestaurantMenus: false };
  expect(offeredParts({ settings: off, licensed: true })).toEqual(['meeting']);
});

it('a hero is there where its zone has infoboxes, and folds on narrow windows where that is wanted', () => {
  expect([
    hasHero({ infoboxZones: { '/ hero': [15] } }),
    hasHero({ infoboxZones: { '/ hero': [] } }),
    hasHero({ infoboxZones: { '/ default': [15], '/light hero': [15] } }),
  ]).toEqual([true, false, false]);
  expect([
    foldsHero({ foldInfoboxesOnPhones: true }, 767),
    foldsHero({ foldInfoboxesOnPhones: true }, 768),
    foldsHero({ foldInfoboxesOnPhones: false }, 300),
  ]).toEqual([true, false, false]);
});
