import type { Texts } from '../topics';

export const texts: Texts['broadcasts'] = {
  region: 'Meldinger',
  severities: { critical: 'Kritisk', warning: 'Advarsel', information: 'Informasjon' },
  readMore: 'Les mer',
  until: 'Til {time}',
  more: { one: 'Vis {count} melding til', other: 'Vis {count} meldinger til' },
  fewer: 'Vis færre meldinger',
  hide: 'Lukk og fjern',
  closeAndRemove: 'Lukk og fjern: {title}',
  edit: 'Rediger',
  editThis: 'Rediger: {title}',
  hidden: 'Meldingen er fjernet',
  hiddenHint: 'Meldingen er fjernet. Megafonen øverst viser den igjen.',
  menu: { one: '{count} skjult melding', other: '{count} skjulte meldinger' },
  hiddenMessages: 'Skjulte meldinger',
  showAgain: 'Vis igjen',
  listTitle: 'Meldinger',
  editorTitle: 'Legg til / rediger melding',
};
