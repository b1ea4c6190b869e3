import type { Texts } from '../topics';

export const texts: Texts['footer'] = {
  name: 'Sidefoden',
  edit: 'Rediger sidefoden',
};
