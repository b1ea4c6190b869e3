import type { Texts } from '../topics';

export const texts: Texts['gallery'] = {
  picture: 'Kuva {position}/{total}',
};
