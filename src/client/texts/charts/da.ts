import type { Texts } from '../topics';

export const texts: Texts['charts'] = {
  asTable: 'Vis som tabel',
  figure: 'Nøgletal',
  value: 'Værdi',
  moreParts: 'flere',
};
