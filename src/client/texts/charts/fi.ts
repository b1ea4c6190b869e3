import type { Texts } from '../topics';

export const texts: Texts['charts'] = {
  asTable: 'Näytä taulukkona',
  figure: 'Tunnusluku',
  value: 'Arvo',
  moreParts: 'lisää',
};
