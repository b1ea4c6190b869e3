import type { Texts } from '../topics';

export const texts: Texts['pageMissing'] = {
  title: 'Vi kunne ikke finde denne side',
  why: 'Den kan være fjernet eller omdøbt, eller den er ikke beregnet til dig.',
  searchFor: 'Søg efter “{words}”',
  search: 'Søg i portalen',
};
