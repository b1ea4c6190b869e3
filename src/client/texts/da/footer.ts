import type { Texts } from '../en';

/** Texts of the footer, in Danish. */
export const footer: Texts['footer'] = {
  name: 'Sidefoden',
  edit: 'Rediger sidefoden',
};
