import type { Texts } from '../topics';

export const texts: Texts['comments'] = {
  title: 'Kommentarer',
  frame: 'Kommentarer til denne side',
  failed: 'Kommentarerne kan ikke hentes lige nu. Selve siden er komplet.',
};
