import { certain } from '../values/certain';

/**
 * A week as ISO 8601 counts it: from Monday on, and in the year that holds its Thursday (MENU-28).
 */
export interface IsoWeek {
  Year: number;
  WeekNumber: number;
}

const day = 86_400_000;

/** The week of a day of the calendar: that of the local zone at this moment. */
export function isoWeekOf(date: Date): IsoWeek {
  const midnight = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  const weekday = (new Date(midnight).getUTCDay() + 6) % 7;
  const thursday = midnight + (3 - weekday) * day;
  const Year = new Date(thursday).getUTCFullYear();
  return { Year, WeekNumber: 1 + Math.floor((thursday - Date.UTC(Year, 0, 1)) / (7 * day)) };
}

/** This week and those after it, over New Year too (MENU-12). */
export function weeksFrom(date: Date, count: number): IsoWeek[] {
  return Array.from({ length: count }, (_, index) =>
    isoWeekOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() + 7 * index)),
  );
}

/**
 * Week numbers in a row that begins in this year: a number below the one before it is of the next
 * year.
 */
export function weeksInRow(weekNumbers: readonly number[], year: number): IsoWeek[] {
  let Year = year;
  return weekNumbers.map((WeekNumber, index) => {
    if (index > 0 && WeekNumber < certain(weekNumbers[index - 1])) Year += 1;
    return { Year, WeekNumber };
  });
}

/** The first moment of a day of the week, 0 Monday, in the local zone. */
export function dayOfWeek({ Year, WeekNumber }: IsoWeek, weekday: number): Date {
  const fourth = new Date(Year, 0, 4);
  const monday = 4 - ((fourth.getDay() + 6) % 7);
  return new Date(Year, 0, monday + (WeekNumber - 1) * 7 + weekday);
}
