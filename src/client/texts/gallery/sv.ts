import type { Texts } from '../topics';

export const texts: Texts['gallery'] = {
  picture: 'Bild {position} av {total}',
};
