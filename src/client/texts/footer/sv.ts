import type { Texts } from '../topics';

export const texts: Texts['footer'] = {
  name: 'Sidfoten',
  edit: 'Redigera sidfoten',
};
