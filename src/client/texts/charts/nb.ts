import type { Texts } from '../topics';

export const texts: Texts['charts'] = {
  asTable: 'Vis som tabell',
  figure: 'Nøkkeltall',
  value: 'Verdi',
  moreParts: 'til',
};
