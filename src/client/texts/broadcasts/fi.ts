import type { Texts } from '../topics';

export const texts: Texts['broadcasts'] = {
  region: 'Viestit',
  severities: { critical: 'Kriittinen', warning: 'Varoitus', information: 'Tiedote' },
  readMore: 'Lue lisää',
  until: '{time} asti',
  more: { one: 'Näytä {count} viesti lisää', other: 'Näytä {count} viestiä lisää' },
  fewer: 'Näytä vähemmän viestejä',
  hide: 'Sulje ja poista',
  closeAndRemove: 'Sulje ja poista: {title}',
  editThis: 'Muokkaa: {title}',
  hidden: 'Viesti poistettu',
  hiddenHint: 'Viesti poistettu. Ylätunnisteen megafoni näyttää sen uudelleen.',
  menu: { one: '{count} piilotettu viesti', other: '{count} piilotettua viestiä' },
  hiddenMessages: 'Piilotetut viestit',
  showAgain: 'Näytä uudelleen',
  listTitle: 'Tiedotteet',
  editorTitle: 'Lisää tai muokkaa tiedotetta',
};
