import type { Texts } from '../en';

/** Texts of the footer, in Finnish. */
export const footer: Texts['footer'] = {
  name: 'Alatunniste',
  edit: 'Muokkaa alatunnistetta',
};
