import type { Texts } from '../topics';

export const texts: Texts['broadcasts'] = {
  region: 'Tiedotteet',
  severities: { critical: 'Kriittinen', warning: 'Varoitus', information: 'Tiedoksi' },
  readMore: 'Lue lisää',
  until: 'Päättyy: {time}',
  more: { one: 'Näytä {count} tiedote lisää', other: 'Näytä {count} tiedotetta lisää' },
  fewer: 'Näytä vähemmän tiedotteita',
  hide: 'Sulje ja poista',
  closeAndRemove: 'Sulje ja poista: {title}',
  edit: 'Muokkaa',
  editThis: 'Muokkaa: {title}',
  hidden: 'Tiedote poistettu',
  hiddenHint: 'Tiedote poistettu. Yläpalkin megafoni näyttää sen uudelleen.',
  menu: { one: '{count} piilotettu tiedote', other: '{count} piilotettua tiedotetta' },
  hiddenMessages: 'Piilotetut tiedotteet',
  showAgain: 'Näytä uudelleen',
  listTitle: 'Tiedotteet',
  editorTitle: 'Lisää tai muokkaa tiedotetta',
};
