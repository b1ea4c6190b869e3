import type { Texts } from '../topics';

export const texts: Texts['comments'] = {
  title: 'Kommentarer',
  frame: 'Kommentarer til denne siden',
  failed: 'Kommentarene kan ikke hentes akkurat nå. Selve siden er komplett.',
};
