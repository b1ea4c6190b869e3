import { itemAt, certain } from '../values/certain';
import type { RecurrencePattern, Weekday, WeekdayOfMonth } from './recurrenceRule';

/** A day of the calendar as whole days since 1 January 1970; no time and no zone. */
export type Day = number;

const dayLength = 24 * 60 * 60 * 1000;

/** `month` is 1 to 12, or beyond for other years. */
export function dayOf(year: number, month: number, date: number): Day {
  return Date.UTC(year, month - 1, date) / dayLength;
}

export function dateOf(day: Day): { year: number; month: number; date: number } {
  const value = new Date(day * dayLength);
  return { year: value.getUTCFullYear(), month: value.getUTCMonth() + 1, date: value.getUTCDate() };
}

export function weekdayOf(day: Day): Weekday {
  return new Date(day * dayLength).getUTCDay() as Weekday;
}

/**
 * The days of a series from its first day on, in order and without end. The first day itself counts
 * only when the pattern meets it.
 */
export function* recurrenceDays(pattern: RecurrencePattern, first: Day): Generator<Day, never> {
  for (let period = 0; ; period += 1) {
    for (const day of daysOfPeriod(pattern, first, period)) if (day >= first) yield day;
  }
}

function daysOfPeriod(pattern: RecurrencePattern, first: Day, period: number): Day[] {
  switch (pattern.kind) {
    case 'daily':
      return [first + period * pattern.frequency];
    case 'everyWeekday':
      return [first + period].filter((day) => weekdayOf(day) !== 0 && weekdayOf(day) !== 6);
    case 'weekly':
      return daysOfWeek(pattern, first, period);
    case 'monthly':
      return [dateInMonth(monthOf(first) + period * pattern.frequency, pattern.day)];
    case 'monthlyByDay':
      return [
        dayInMonth(monthOf(first) + period * pattern.frequency, pattern.which, pattern.weekdays),
      ];
    case 'yearly':
      return [
        dateInMonth(
          monthOfYear(first, pattern.month) + period * pattern.frequency * 12,
          pattern.day,
        ),
      ];
    case 'yearlyByDay':
      return [
        dayInMonth(
          monthOfYear(first, pattern.month) + period * pattern.frequency * 12,
          pattern.which,
          pattern.weekdays,
        ),
      ];
  }
}

function daysOfWeek(
  pattern: Extract<RecurrencePattern, { kind: 'weekly' }>,
  first: Day,
  period: number,
): Day[] {
  const start =
    first - ((weekdayOf(first) - pattern.firstDayOfWeek + 7) % 7) + 7 * period * pattern.frequency;
  return [0, 1, 2, 3, 4, 5, 6]
    .map((offset) => start + offset)
    .filter((day) => pattern.weekdays.has(weekdayOf(day)));
}

/** Months since year 0. */
function monthOf(day: Day): number {
  const { year, month } = dateOf(day);
  return year * 12 + month - 1;
}

function monthOfYear(day: Day, month: number): number {
  return dateOf(day).year * 12 + month - 1;
}

function firstOfMonth(month: number): Day {
  return dayOf(Math.floor(month / 12), (month % 12) + 1, 1);
}

/** In a shorter month the last day stands in, as in SharePoint and Outlook. */
function dateInMonth(month: number, date: number): Day {
  const first = firstOfMonth(month);
  return Math.min(first + date - 1, firstOfMonth(month + 1) - 1);
}

function dayInMonth(month: number, which: WeekdayOfMonth, weekdays: ReadonlySet<Weekday>): Day {
  const first = firstOfMonth(month);
  const length = firstOfMonth(month + 1) - first;
  const days = Array.from({ length }, (_, offset) => first + offset).filter((day) =>
    weekdays.has(weekdayOf(day)),
  );
  // Each weekday comes at least four times in a month.
  return which === 'last'
    ? itemAt(days, -1)
    : certain(days[['first', 'second', 'third', 'fourth'].indexOf(which)]);
}
