import type { Texts } from '../topics';

export const texts: Texts['todayStrip'] = {
  name: 'För dig just nu',
  choose: 'Välj vad som visas här',
  parts: {
    requiredReading: 'Obligatorisk läsning',
    meeting: 'Nästa möte',
    lunch: 'Lunch i dag',
  },
  overdue: { one: '{count} försenad', other: '{count} försenade' },
  overdueAndDue: '{overdue}, {count} snart',
  due: { one: 'Läs senast {day}', other: '{count} att läsa senast {day}' },
  lunchAt: 'Lunch i dag på {restaurant}',
  saved: 'Ditt val för I dag har sparats',
  undo: 'Ångra',
};
