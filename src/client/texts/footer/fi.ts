import type { Texts } from '../topics';

export const texts: Texts['footer'] = {
  name: 'Alatunniste',
  edit: 'Muokkaa alatunnistetta',
};
