import type { Texts } from '../topics';

export const texts: Texts['footer'] = {
  name: 'Bunnteksten',
  edit: 'Rediger bunnteksten',
};
