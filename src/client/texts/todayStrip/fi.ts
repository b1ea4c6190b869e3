import type { Texts } from '../topics';

export const texts: Texts['todayStrip'] = {
  name: 'Sinulle nyt',
  choose: 'Valitse, mitä tässä näkyy',
  parts: {
    requiredReading: 'Pakollinen luettava',
    meeting: 'Seuraava kokous',
    lunch: 'Lounas tänään',
  },
  overdue: { one: '{count} myöhässä', other: '{count} myöhässä' },
  overdueAndDue: '{overdue}, {count} pian',
  due: { one: 'Lue viimeistään {day}', other: '{count} luettavaa viimeistään {day}' },
  lunchAt: 'Lounas tänään: {restaurant}',
  saved: 'Valintasi Tänään-sivulle on tallennettu',
  undo: 'Kumoa',
};
