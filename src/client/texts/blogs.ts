import { lazyTexts } from './lazyTexts';

const en = {
  noBlogs: 'No blog posts could be found according to your channel selections.',
  noCompliments: 'No compliments could be found according to your channel selections.',
  olderBlogs: 'Older blog posts',
  olderCompliments: 'Older compliments',
};
export type BlogTexts = typeof en;

const da: BlogTexts = {
  noBlogs: 'Der blev ikke fundet nogen blogindlæg ud fra dine valgte kanaler.',
  noCompliments: 'Der blev ikke fundet nogen roser ud fra dine valgte kanaler.',
  olderBlogs: 'Ældre blogindlæg',
  olderCompliments: 'Ældre roser',
};

const sv: BlogTexts = {
  noBlogs: 'Inga blogginlägg hittades utifrån dina valda kanaler.',
  noCompliments: 'Inget beröm hittades utifrån dina valda kanaler.',
  olderBlogs: 'Äldre blogginlägg',
  olderCompliments: 'Äldre beröm',
};

const fi: BlogTexts = {
  noBlogs: 'Valitsemistasi kanavista ei löytynyt blogikirjoituksia.',
  noCompliments: 'Valitsemistasi kanavista ei löytynyt kiitoksia.',
  olderBlogs: 'Vanhemmat blogikirjoitukset',
  olderCompliments: 'Vanhemmat kiitokset',
};

const nb: BlogTexts = {
  noBlogs: 'Fant ingen blogginnlegg ut fra kanalene du har valgt.',
  noCompliments: 'Fant ingen ros ut fra kanalene du har valgt.',
  olderBlogs: 'Eldre blogginnlegg',
  olderCompliments: 'Eldre ros',
};

/** Texts of blogs and compliments, which load with their widgets. */
export const useBlogTexts = lazyTexts<BlogTexts>({
  en: async () => en,
  da: async () => da,
  sv: async () => sv,
  fi: async () => fi,
  nb: async () => nb,
});
