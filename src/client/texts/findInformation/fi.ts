import type { Texts } from '../topics';

export const texts: Texts['findInformation'] = {
  edit: 'Muokkaa',
  search: 'Hae valikosta',
  none: 'Valikossa ei ole vielä mitään.',
  noneFound: 'Mikään valikossa ei vastaa hakua.',
  found: {
    one: '{count} kohta löytyi',
    other: '{count} kohtaa löytyi',
  },
  fold: 'Kohdan {name} alla olevat',
  limited: {
    one: 'Vain {count} kanavan seuraajille',
    other: 'Vain {count} kanavan seuraajille',
  },
  lockLegend: 'Lukolla merkityt kohdat avautuvat vain Microsoft 365 -käyttöoikeudella.',
  needsLicence: 'Vaatii Microsoft 365 -käyttöoikeuden, jota sinulla ei ole.',
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
