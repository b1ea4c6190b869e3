import type { Texts } from '../en';

/** Texts of the footer, in Norwegian. */
export const footer: Texts['footer'] = {
  name: 'Bunnteksten',
  edit: 'Rediger bunnteksten',
};
