import type { Texts } from '../topics';

export const texts: Texts['broadcasts'] = {
  region: 'Meddelelser',
  severities: { critical: 'Kritisk', warning: 'Advarsel', information: 'Information' },
  readMore: 'Læs mere',
  until: 'Til {time}',
  more: { one: 'Vis {count} meddelelse mere', other: 'Vis {count} meddelelser mere' },
  fewer: 'Vis færre meddelelser',
  hide: 'Luk og fjern',
  closeAndRemove: 'Luk og fjern: {title}',
  edit: 'Rediger',
  editThis: 'Rediger: {title}',
  hidden: 'Meddelelsen er fjernet',
  hiddenHint: 'Meddelelsen er fjernet. Megafonen øverst viser den igen.',
  menu: { one: '{count} skjult meddelelse', other: '{count} skjulte meddelelser' },
  hiddenMessages: 'Skjulte meddelelser',
  showAgain: 'Vis igen',
  listTitle: 'Meddelelser',
  editorTitle: 'Tilføj/rediger meddelelse',
};
