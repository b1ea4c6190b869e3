import type { Texts } from '../topics';

export const texts: Texts['events'] = {
  goToCalendar: 'Siirry kalenteriin',
  findMore: 'Lisää tapahtumia on {calendar}.',
  calendar: 'kalenterissa',
  none: 'Ei tulevia tapahtumia.',
  allDay: 'koko päivä',
  ongoing: 'Nyt',
  download: 'Lisää omaan kalenteriin',
  downloadOf: 'Lisää {title} omaan kalenteriin (tiedosto)',
  at: 'Paikka: {place}',
  isNew: 'Uusi',
};
