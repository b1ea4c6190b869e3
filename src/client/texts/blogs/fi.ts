import type { Texts } from '../topics';

export const texts: Texts['blogs'] = {
  noBlogs: 'Valitsemistasi kanavista ei löytynyt blogikirjoituksia.',
  noCompliments: 'Valitsemistasi kanavista ei löytynyt kehuja.',
  olderBlogs: 'Vanhemmat blogikirjoitukset',
  olderCompliments: 'Vanhemmat kehut',
};
