import type { Texts } from '../topics';

export const texts: Texts['pageMissing'] = {
  title: 'Vi fant ikke denne siden',
  why: 'Den kan være fjernet eller omdøpt, eller den er ikke ment for deg.',
  searchFor: 'Søk etter «{words}»',
  search: 'Søk i portalen',
};
