import type { Texts } from '../topics';

export const texts: Texts['comments'] = {
  title: 'Kommentarer',
  frame: 'Kommentarer till den här sidan',
  failed: 'Kommentarerna kan inte hämtas just nu. Själva sidan är komplett.',
};
