import type { Texts } from '../topics';

export const texts: Texts['pageMissing'] = {
  title: 'Tätä sivua ei löytynyt',
  why: 'Se on ehkä poistettu tai nimetty uudelleen, tai se ei ole tarkoitettu sinulle.',
  searchFor: 'Hae ”{words}”',
  search: 'Hae portaalista',
};
