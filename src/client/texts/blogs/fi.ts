import type { Texts } from '../topics';

export const texts: Texts['blogs'] = {
  noBlogs: 'Valitsemistasi kanavista ei löytynyt blogikirjoituksia.',
  noCompliments: 'Valitsemistasi kanavista ei löytynyt kiitoksia.',
  olderBlogs: 'Vanhemmat blogikirjoitukset',
  olderCompliments: 'Vanhemmat kiitokset',
};
