import fc from 'fast-check';
import {
  dateOf,
  dayOf,
  recurrenceDays,
  weekdayOf,
  type Day,
} from '#shared/rules/time/recurrenceDays';
import type { RecurrencePattern, Weekday, WeekdayOfMonth } from '#shared/rules/time/recurrenceRule';

/**
 * A second answer to "does the series take place on this day?", found by looking at the day alone.
 */
function takesPlace(pattern: RecurrencePattern, first: Day, day: Day): boolean {
  switch (pattern.kind) {
    case 'daily':
      return (day - first) % pattern.frequency === 0;
    case 'everyWeekday':
      return ![0, 6].includes(weekdayOf(day));
    case 'weekly':
      return (
        pattern.weekdays.has(weekdayOf(day)) &&
        ((weekStart(day, pattern.firstDayOfWeek) - weekStart(first, pattern.firstDayOfWeek)) / 7) %
          pattern.frequency ===
          0
      );
    case 'monthly':
      return months(first, day) % pattern.frequency === 0 && isDate(day, pattern.day);
    case 'monthlyByDay':
      return (
        months(first, day) % pattern.frequency === 0 &&
        isPlace(day, pattern.which, pattern.weekdays)
      );
    case 'yearly':
      return (
        years(first, day) % pattern.frequency === 0 &&
        dateOf(day).month === pattern.month &&
        isDate(day, pattern.day)
      );
    case 'yearlyByDay':
      return (
        years(first, day) % pattern.frequency === 0 &&
        dateOf(day).month === pattern.month &&
        isPlace(day, pattern.which, pattern.weekdays)
      );
  }
}

const weekStart = (day: Day, start: Weekday) => day - ((weekdayOf(day) - start + 7) % 7);
const years = (from: Day, to: Day) => dateOf(to).year - dateOf(from).year;
const months = (from: Day, to: Day) => years(from, to) * 12 + dateOf(to).month - dateOf(from).month;
const isLastOfMonth = (day: Day) => dateOf(day + 1).date === 1;
const isDate = (day: Day, date: number) =>
  dateOf(day).date === date || (isLastOfMonth(day) && dateOf(day).date < date);

function isPlace(day: Day, which: WeekdayOfMonth, weekdays: ReadonlySet<Weekday>): boolean {
  if (!weekdays.has(weekdayOf(day))) return false;
  const { date } = dateOf(day);
  const sameKind = (from: Day, to: Day) =>
    Array.from({ length: to - from + 1 }, (_, offset) => from + offset).filter((each) =>
      weekdays.has(weekdayOf(each)),
    ).length;
  if (which !== 'last')
    return (
      sameKind(day - date + 1, day) === ['first', 'second', 'third', 'fourth'].indexOf(which) + 1
    );
  let end = day;
  while (!isLastOfMonth(end)) end += 1;
  return sameKind(day, end) === 1;
}

const weekday = fc.integer({ min: 0, max: 6 }) as fc.Arbitrary<Weekday>;
const someWeekdays = fc.uniqueArray(weekday, { minLength: 1 }).map((found) => new Set(found));
const kinds = fc.oneof(
  someWeekdays,
  fc.constantFrom(
    new Set<Weekday>([1, 2, 3, 4, 5]),
    new Set<Weekday>([0, 6]),
    new Set<Weekday>([0, 1, 2, 3, 4, 5, 6]),
  ),
);
const which = fc.constantFrom<WeekdayOfMonth>('first', 'second', 'third', 'fourth', 'last');
const month = fc.integer({ min: 1, max: 12 });
const date = fc.integer({ min: 1, max: 31 });
const some = (max: number) => fc.integer({ min: 1, max });

const patterns: fc.Arbitrary<RecurrencePattern> = fc.oneof(
  fc.record({ kind: fc.constant('daily' as const), frequency: some(40) }),
  fc.record({ kind: fc.constant('everyWeekday' as const) }),
  fc.record({
    kind: fc.constant('weekly' as const),
    frequency: some(6),
    weekdays: someWeekdays,
    firstDayOfWeek: weekday,
  }),
  fc.record({ kind: fc.constant('monthly' as const), frequency: some(14), day: date }),
  fc.record({
    kind: fc.constant('monthlyByDay' as const),
    frequency: some(14),
    which,
    weekdays: kinds,
  }),
  fc.record({ kind: fc.constant('yearly' as const), frequency: some(3), month, day: date }),
  fc.record({
    kind: fc.constant('yearlyByDay' as const),
    frequency: some(3),
    month,
    which,
    weekdays: kinds,
  }),
);

it('EVENTS-29 every pattern yields exactly the days that meet it, in order', () => {
  fc.assert(
    fc.property(
      patterns,
      fc.integer({ min: dayOf(2000, 1, 1), max: dayOf(2060, 1, 1) }),
      (pattern, first) => {
        const found: Day[] = [];
        for (const day of recurrenceDays(pattern, first)) {
          if (day > first + 2000) break;
          found.push(day);
        }
        const expected = Array.from({ length: 2001 }, (_, offset) => first + offset).filter((day) =>
          takesPlace(pattern, first, day),
        );
        expect(found).toEqual(expected);
      },
    ),
  );
});
