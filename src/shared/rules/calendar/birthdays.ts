import { localDay } from '../time/localDays';
import { lastPage } from '../values/pager';
import type { Breakpoint } from '../news/newsBatch';

/**
 * Birthdays have no year: they are kept, and searched for, in this one, which has a 29th of
 * February (BIRTHDAY-03).
 */
const year = 2000;

/**
 * The day whose birthdays are shown, `2000-MM-DD`: today where the person is; in a development
 * build always 17 December (BIRTHDAY-03, BIRTHDAY-04).
 */
export function birthdayDate(today: Date, isProduction: boolean): string {
  if (!isProduction) return `${year}-12-17`;
  return `${year}${localDay(today).slice('YYYY'.length)}`;
}

/**
 * The search for people whose birthday it is; the name of the managed property is a setting
 * (BIRTHDAY-18).
 */
export function birthdayQuery(managedProperty: string, date: string): string {
  return `${managedProperty}=${date}`;
}

/** Birthdays per page (BIRTHDAY-06). */
export function birthdaysPerPage(breakpoint: Breakpoint, isCompact: boolean): number {
  if (isCompact) return 4;
  if (breakpoint === 'xs') return 3;
  return breakpoint === 'xxl' || breakpoint === 'xxxl' ? 6 : 4;
}

/**
 * How many people to ask for: one more than the pages so far hold, to know whether more exist
 * (BIRTHDAY-05, BIRTHDAY-17).
 */
export function birthdaysFetched(page: number, pageSize: number): number {
  return (Math.min(page, lastPage) + 1) * pageSize + 1;
}
