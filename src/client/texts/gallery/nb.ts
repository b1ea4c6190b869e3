import type { Texts } from '../topics';

export const texts: Texts['gallery'] = {
  picture: 'Bilde {position} av {total}',
};
