import type { Texts } from '../topics';

export const texts: Texts['todayStrip'] = {
  name: 'Til dig nu',
  choose: 'Vælg, hvad der vises her',
  parts: {
    requiredReading: 'Obligatorisk læsning',
    meeting: 'Næste møde',
    lunch: 'Frokost i dag',
  },
  overdue: { one: '{count} over fristen', other: '{count} over fristen' },
  overdueAndDue: '{overdue}, {count} snart',
  due: { one: 'Læses senest {day}', other: '{count} at læse senest {day}' },
  lunchAt: 'Frokost i dag på {restaurant}',
  saved: 'Dit valg for I dag er gemt',
  undo: 'Fortryd',
};
