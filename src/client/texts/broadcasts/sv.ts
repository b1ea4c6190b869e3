import type { Texts } from '../topics';

export const texts: Texts['broadcasts'] = {
  region: 'Meddelanden',
  severities: { critical: 'Kritiskt', warning: 'Varning', information: 'Information' },
  readMore: 'Läs mer',
  until: 'Till {time}',
  more: { one: 'Visa {count} meddelande till', other: 'Visa {count} meddelanden till' },
  fewer: 'Visa färre meddelanden',
  hide: 'Stäng och ta bort',
  closeAndRemove: 'Stäng och ta bort: {title}',
  edit: 'Redigera',
  editThis: 'Redigera: {title}',
  hidden: 'Meddelandet har tagits bort',
  hiddenHint: 'Meddelandet har tagits bort. Megafonen högst upp visar det igen.',
  menu: { one: '{count} dolt meddelande', other: '{count} dolda meddelanden' },
  hiddenMessages: 'Dolda meddelanden',
  showAgain: 'Visa igen',
  listTitle: 'Meddelanden',
  editorTitle: 'Lägg till/redigera meddelande',
};
