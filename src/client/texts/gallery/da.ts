import type { Texts } from '../topics';

export const texts: Texts['gallery'] = {
  picture: 'Billede {position} af {total}',
};
