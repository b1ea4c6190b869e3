import type { Texts } from '../topics';

export const texts: Texts['charts'] = {
  asTable: 'Visa som tabell',
  figure: 'Nyckeltal',
  value: 'Värde',
  moreParts: 'till',
};
