import type { Texts } from '../topics';

export const texts: Texts['events'] = {
  goToCalendar: 'Gå til kalenderen',
  findMore: 'Finn flere arrangementer i {calendar}.',
  calendar: 'kalenderen',
  none: 'Ingen kommende arrangementer.',
  allDay: 'hele dagen',
  ongoing: 'Nå',
  download: 'Legg til i kalenderen min',
  downloadOf: 'Legg til {title} i kalenderen min (fil)',
  at: 'Sted: {place}',
  isNew: 'Ny',
};
