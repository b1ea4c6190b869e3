import type { Texts } from '../topics';

export const texts: Texts['blogs'] = {
  noBlogs: 'Inga blogginlägg hittades utifrån dina valda kanaler.',
  noCompliments: 'Inget beröm hittades utifrån dina valda kanaler.',
  olderBlogs: 'Äldre blogginlägg',
  olderCompliments: 'Äldre beröm',
};
