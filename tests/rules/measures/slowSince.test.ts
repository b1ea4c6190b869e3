import { minCount, slowSince, type DayOfWidget } from '#shared/rules/measures/slowSince';

/** Days in a row from the first of January. */
function days(...values: number[]): DayOfWidget[] {
  return values.map((P75, index) => ({ Day: dayOf(index), Count: 100, P75 }));
}
function dayOf(index: number): string {
  return new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
}
const times = (count: number, value: number) => Array.from({ length: count }, () => value);

it('a widget is slow since the first of the days that are all slower than the weeks before', () => {
  expect(slowSince(days(...times(20, 300), ...times(5, 900)))).toEqual({
    Since: dayOf(20),
    Usual: 300,
    Now: 900,
  });
});

it.each([
  ['as usual', [...times(20, 300), ...times(5, 310)]],
  ['a little slower', [...times(20, 300), ...times(5, 440)]],
  ['slower by half of little', [...times(20, 100), ...times(5, 280)]],
  ['quick again', [...times(20, 300), ...times(5, 900), 300]],
  ['slow on one day', [...times(20, 300), 900]],
  ['slow from the beginning', times(25, 900)],
  ['known for too few days', [...times(6, 300), ...times(5, 900)]],
  ['unknown', []],
])('a widget that is %s is not slow', (_how, values) => {
  expect(slowSince(days(...values))).toBeUndefined();
});

it('what is usual is the middle of the four weeks before, whatever was earlier', () => {
  const slow = slowSince(days(...times(30, 2_000), ...times(28, 400), ...times(3, 1_000)));
  expect(slow).toEqual({ Since: dayOf(58), Usual: 400, Now: 1_000 });
  const [first = days(1)[0]!, ...rest] = days(5_000, ...times(13, 300), ...times(3, 900));
  expect(slowSince([...rest, first])?.Usual).toBe(300);
});

it('days on which few waited say nothing, neither that it is slow nor that it is quick', () => {
  const quiet = (day: DayOfWidget) => ({ ...day, Count: minCount - 1 });
  const all = days(...times(20, 300), ...times(5, 900));
  expect(slowSince(all.map((day, index) => (index < 20 ? day : quiet(day))))).toBeUndefined();
  const withQuiet = [...all, quiet({ Day: dayOf(25), Count: 0, P75: 10 })];
  expect(slowSince(withQuiet)?.Since).toBe(dayOf(20));
});

it('the days may come in any order, and the middle of two is between them', () => {
  const all = days(...times(10, 400), ...times(10, 200), 900, 1_100);
  expect(slowSince([...all].reverse())).toEqual({ Since: dayOf(20), Usual: 300, Now: 1_000 });
  const mixed = days(...[900, 300, 1_000, 310, 320, 330, 300], 900, 1_100);
  expect(slowSince(mixed)).toEqual({ Since: dayOf(7), Usual: 320, Now: 1_000 });
});

it('what is known of exactly enough days and people counts, and a limit is not yet slow', () => {
  const least = days(...times(7, 300), ...times(2, 900));
  const bare = least.map((day) => ({ ...day, Count: minCount }));
  expect(slowSince(bare)?.Since).toBe(dayOf(7));
  expect(slowSince(days(...times(7, 1_000), ...times(2, 1_500)))).toBeUndefined();
  expect(slowSince(days(...times(7, 1_000), ...times(2, 1_501)))?.Now).toBe(1_501);
});
