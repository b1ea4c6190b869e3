import type { Texts } from '../topics';

export const texts: Texts['blogs'] = {
  noBlogs: 'Fant ingen blogginnlegg ut fra kanalene du har valgt.',
  noCompliments: 'Fant ingen ros ut fra kanalene du har valgt.',
  olderBlogs: 'Eldre blogginnlegg',
  olderCompliments: 'Eldre ros',
};
