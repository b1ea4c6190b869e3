import type { Texts } from '../topics';

export const texts: Texts['events'] = {
  goToCalendar: 'Gå til kalenderen',
  findMore: 'Find flere begivenheder i {calendar}.',
  calendar: 'kalenderen',
  none: 'Ingen kommende begivenheder.',
  allDay: 'hele dagen',
  ongoing: 'Nu',
  download: 'Føj til min kalender',
  downloadOf: 'Føj {title} til min kalender (fil)',
  at: 'Sted: {place}',
  isNew: 'Ny',
};
