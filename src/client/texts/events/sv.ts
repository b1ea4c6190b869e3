import type { Texts } from '../topics';

export const texts: Texts['events'] = {
  goToCalendar: 'Gå till kalendern',
  findMore: 'Hitta fler händelser i {calendar}.',
  calendar: 'kalendern',
  none: 'Inga kommande händelser.',
  allDay: 'hela dagen',
  ongoing: 'Nu',
  download: 'Lägg till i min kalender',
  downloadOf: 'Lägg till {title} i min kalender (fil)',
  at: 'Plats: {place}',
  isNew: 'Ny',
};
