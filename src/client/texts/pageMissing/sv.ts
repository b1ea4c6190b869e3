import type { Texts } from '../topics';

export const texts: Texts['pageMissing'] = {
  title: 'Vi kunde inte hitta den här sidan',
  why: 'Den kan ha tagits bort eller bytt namn, eller så är den inte avsedd för dig.',
  searchFor: 'Sök efter ”{words}”',
  search: 'Sök i portalen',
};
