import type { Texts } from '../en';

/** Texts of the footer, in Swedish. */
export const footer: Texts['footer'] = {
  name: 'Sidfoten',
  edit: 'Redigera sidfoten',
};
