import {
  birthdayDate,
  birthdayQuery,
  birthdaysFetched,
  birthdaysPerPage,
} from '#shared/rules/calendar/birthdays';
import { pagerState } from '#shared/rules/values/pager';
import { settingDefaults } from '#shared/rules/settings/settings';

describe('birthdays', () => {
  it('BIRTHDAY-03 BIRTHDAY-04 are searched for in the year 2000, by today or, in a development build, on 17 December', () => {
    expect(birthdayDate(new Date(2026, 2, 5, 23, 59), true)).toBe('2000-03-05');
    expect(birthdayDate(new Date(2028, 1, 29), true)).toBe('2000-02-29');
    expect(birthdayDate(new Date(2026, 2, 5), false)).toBe('2000-12-17');
  });

  it('BIRTHDAY-18 are found by the configured property, which is Birthday by default', () => {
    expect(settingDefaults.birthdayManagedProperty).toBe('Birthday');
    expect(birthdayQuery('RefinableDate00', '2000-12-17')).toBe('RefinableDate00=2000-12-17');
  });

  it('BIRTHDAY-06 come 4 to a page, 6 on the two widest screens, 3 on the narrowest, 4 in the compact design', () => {
    const all = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'xxxl'] as const;
    expect(all.map((breakpoint) => birthdaysPerPage(breakpoint, false))).toEqual([
      3, 4, 4, 4, 4, 6, 6,
    ]);
    expect(all.map((breakpoint) => birthdaysPerPage(breakpoint, true))).toEqual([
      4, 4, 4, 4, 4, 4, 4,
    ]);
  });

  it('BIRTHDAY-05 BIRTHDAY-17 are asked for one more than the pages so far hold, up to three pages', () => {
    expect([0, 1, 2, 3].map((page) => birthdaysFetched(page, 4))).toEqual([5, 9, 13, 13]);
  });
});

describe('the pager of a widget', () => {
  it('BIRTHDAY-12 turns back from every page but the first', () => {
    expect(
      [0, 1, 2].map((page) => pagerState({ page, items: 20, pageSize: 4 }).hasPrevious),
    ).toEqual([false, true, true]);
  });

  it('BIRTHDAY-13 turns on until page 2, or until the last page that has items', () => {
    expect([0, 1, 2].map((page) => pagerState({ page, items: 40, pageSize: 4 }).hasNext)).toEqual([
      true,
      true,
      false,
    ]);
    expect(
      [4, 5, 8, 9].map((items) => pagerState({ page: 1, items, pageSize: 4 }).hasNext),
    ).toEqual([false, false, false, true]);
  });

  it('BIRTHDAY-14 BIRTHDAY-15 shows above 4 items, with a second dot; the third comes above 8', () => {
    expect(
      [0, 1, 4, 5, 8, 9, 40].map((items) => pagerState({ page: 0, items, pageSize: 4 })),
    ).toEqual([
      expect.objectContaining({ isShown: false }),
      expect.objectContaining({ isShown: false }),
      expect.objectContaining({ isShown: false, dots: 1 }),
      expect.objectContaining({ isShown: true, dots: 2 }),
      expect.objectContaining({ isShown: true, dots: 2 }),
      expect.objectContaining({ isShown: true, dots: 3 }),
      expect.objectContaining({ isShown: true, dots: 3 }),
    ]);
  });

  it('counts by another number where a widget has other pages', () => {
    expect(
      [5, 6, 10, 11]
        .map((items) => pagerState({ page: 0, items, pageSize: 5, perDot: 5 }))
        .map(({ isShown, dots }) => [isShown, dots]),
    ).toEqual([
      [false, 1],
      [true, 2],
      [true, 2],
      [true, 3],
    ]);
  });
});
