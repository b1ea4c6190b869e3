import type { Texts } from '../topics';

export const texts: Texts['todayStrip'] = {
  name: 'For deg nå',
  choose: 'Velg hva som vises her',
  parts: {
    requiredReading: 'Obligatorisk lesing',
    meeting: 'Neste møte',
    lunch: 'Lunsj i dag',
  },
  overdue: { one: '{count} over fristen', other: '{count} over fristen' },
  overdueAndDue: '{overdue}, {count} snart',
  due: { one: 'Leses innen {day}', other: '{count} å lese innen {day}' },
  lunchAt: 'Lunsj i dag på {restaurant}',
  saved: 'Valget ditt for I dag er lagret',
  undo: 'Angre',
};
