import type { Texts } from '../topics';

export const texts: Texts['blogs'] = {
  noBlogs: 'Der blev ikke fundet nogen blogindlæg ud fra dine valgte kanaler.',
  noCompliments: 'Der blev ikke fundet nogen ros ud fra dine valgte kanaler.',
  olderBlogs: 'Ældre blogindlæg',
  olderCompliments: 'Ældre ros',
};
