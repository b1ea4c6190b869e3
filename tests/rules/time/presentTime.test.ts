import { deadlineDay } from '../../../src/client/features/requiredReading/deadlineWords';
import { noteServerTime, onTimeSet, presentTime } from '../../../src/client/platform/presentTime';

const minute = 60_000;
const heard = jest.fn();
const stop = onTimeSet(heard);
afterAll(stop);
/** The device's clock is wrong by this. */
let wrongBy = 0;
/** Milliseconds of the present second. */
let fraction = 400;
const realNow = () => Date.UTC(2026, 10, 23, 8, 0, 30, fraction);
beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + wrongBy);
  heard.mockClear();
});
afterEach(() => {
  wrongBy = 0;
  fraction = 400;
  answer();
  jest.restoreAllMocks();
});

/** The server answers, `took` milliseconds after it was asked. */
function answer(took = 40, told = new Date(realNow()).toUTCString()) {
  noteServerTime(told, Date.now() - took);
}

const wrongness = () => Math.abs(presentTime() - realNow());

it.each([10, -10, 26 * 60, -26 * 60])(
  'a device whose clock is %d minutes ahead follows the server',
  (minutes) => {
    wrongBy = minutes * minute;
    answer();
    expect(wrongness()).toBeLessThan(1_500);
    expect(heard).toHaveBeenCalledTimes(1);
  },
);

it('a clock that is a little off is followed, as its seconds are its own', () => {
  wrongBy = 20_000;
  answer();
  expect(presentTime() - Date.now()).toBe(0);
  expect(heard).not.toHaveBeenCalled();
});

it('what is known of a wrong clock stays through answers that differ by little', () => {
  wrongBy = 10 * minute;
  answer();
  const known = presentTime() - Date.now();
  for (const took of [10, 400, 5_000]) answer(took);
  expect(presentTime() - Date.now()).toBe(known);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('several answers tell to a few milliseconds by how much a clock is wrong', () => {
  wrongBy = 10 * minute;
  answer(3_000);
  expect(wrongness()).toBeGreaterThan(1_000);
  for (fraction of [350, 20, 980]) answer(10);
  expect(wrongness()).toBeLessThan(50);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('a clock that was put right is followed again', () => {
  wrongBy = 10 * minute;
  answer();
  wrongBy = 0;
  answer();
  expect(presentTime() - Date.now()).toBe(0);
});

it('an answer without a time, and one that the device slept through, change nothing', () => {
  wrongBy = 10 * minute;
  for (const told of ['', 'yesterday']) answer(40, told);
  answer(2 * minute);
  expect(wrongness()).toBe(10 * minute);
});

it('a deadline is told with its time on the day that the server says is today', () => {
  wrongBy = -3 * 24 * 60 * minute;
  answer();
  const today = new Date(realNow());
  expect(deadlineDay(today.toISOString(), 'en-GB')).toMatch(/ \d\d:\d\d$/);
});
