import type { Texts } from '../topics';

export const texts: Texts['comments'] = {
  title: 'Kommentit',
  frame: 'Tämän sivun kommentit',
  failed: 'Kommentteja ei voi ladata juuri nyt. Itse sivu näkyy kokonaan.',
};
