import type { Texts } from '../topics';

export const texts: Texts['findInformation'] = {
  edit: 'Muokkaa',
  search: 'Hae valikosta',
  none: 'Valikossa ei vielä ole mitään.',
  noneFound: 'Valikossa ei ole näitä sanoja.',
  found: {
    one: '{count} kohta löytyi',
    other: '{count} kohtaa löytyi',
  },
  fold: 'Mitä on kohdan {name} alla',
  limited: {
    one: 'Vain {count} kanavan seuraajille',
    other: 'Vain {count} kanavan seuraajille',
  },
  aside: 'Lisää tietoa',
  saved: {
    title: 'Tallennetut sivut',
    none: 'Sinulla ei ole tallennettuja sivuja.',
    remove: 'Poista {title} tallennetuista sivuista',
    removed: 'Poistettu tallennetuista sivuista',
    putBack: 'Palautettu tallennettuihin sivuihisi',
  },
  trending: {
    title: 'Suositut sivut',
    none: 'Ei näytettäviä julkaisuja.',
  },
};
