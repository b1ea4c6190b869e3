import { lazyTexts } from './lazyTexts';

const en = {
  goToCalendar: 'Go to the calendar',
  findMore: 'Find more events in the {calendar}.',
  calendar: 'Calendar',
  none: 'No future events.',
  allDay: 'All day',
  ongoing: 'Now',
  download: 'Add to my calendar',
  downloadOf: 'Add {title} to my calendar (file)',
  at: 'Place: {place}',
  isNew: 'New',
};

export type EventTexts = typeof en;

const da: EventTexts = {
  goToCalendar: 'Gå til kalenderen',
  findMore: 'Find flere begivenheder i {calendar}.',
  calendar: 'kalenderen',
  none: 'Ingen kommende begivenheder.',
  allDay: 'Hele dagen',
  ongoing: 'Nu',
  download: 'Føj til min kalender',
  downloadOf: 'Føj {title} til min kalender (fil)',
  at: 'Sted: {place}',
  isNew: 'Ny',
};

const sv: EventTexts = {
  goToCalendar: 'Gå till kalendern',
  findMore: 'Hitta fler händelser i {calendar}.',
  calendar: 'kalendern',
  none: 'Inga kommande händelser.',
  allDay: 'Hela dagen',
  ongoing: 'Nu',
  download: 'Lägg till i min kalender',
  downloadOf: 'Lägg till {title} i min kalender (fil)',
  at: 'Plats: {place}',
  isNew: 'Ny',
};

const fi: EventTexts = {
  goToCalendar: 'Siirry kalenteriin',
  findMore: 'Lisää tapahtumia on {calendar}.',
  calendar: 'kalenterissa',
  none: 'Ei tulevia tapahtumia.',
  allDay: 'Koko päivä',
  ongoing: 'Nyt',
  download: 'Lisää omaan kalenteriin',
  downloadOf: 'Lisää {title} omaan kalenteriin (tiedosto)',
  at: 'Paikka: {place}',
  isNew: 'Uusi',
};

const nb: EventTexts = {
  goToCalendar: 'Gå til kalenderen',
  findMore: 'Finn flere arrangementer i {calendar}.',
  calendar: 'kalenderen',
  none: 'Ingen kommende arrangementer.',
  allDay: 'Hele dagen',
  ongoing: 'Nå',
  download: 'Legg til i kalenderen min',
  downloadOf: 'Legg til {title} i kalenderen min (fil)',
  at: 'Sted: {place}',
  isNew: 'Ny',
};

/** Texts of the organisation's calendar, which load with its widget. */
export const useEventTexts = lazyTexts<EventTexts>({
  en: async () => en,
  da: async () => da,
  sv: async () => sv,
  fi: async () => fi,
  nb: async () => nb,
});
